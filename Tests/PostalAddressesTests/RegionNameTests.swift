import PostalAddresses
import Testing

struct RegionNameTests {
  @Test(arguments: [
    ("CA", "QC", "fr-CA", "Québec"), ("CA", "BC", "fr", "Colombie-Britannique"),
    ("CA", "BC", "de", "British Columbia"), ("JP", "東京都", "ja", "東京都"),
    ("JP", "東京都", "en", "Tokyo"), ("IN", "Goa", "hi", "गोआ"), ("ES", "SS", "eu", "Gipuzkoa"),
    ("ES", "SS", "en", "Guipúzcoa"), ("HK", "Kowloon", "zh-Hant", "九龍"),
    ("HK", "Kowloon", "en", "Kowloon"), ("UA", "місто Київ", "uk", "Київ"),
    ("EG", "القاهرة", "ar", "القاهرة"), ("US", "CA", "ja", "California"),
    ("ES", "A", "ca", "Alacant"), ("ES", "C", "gl", "A Coruña"), ("IN", "Goa", "ta", "Goa"),
    ("HK", "Kowloon", "zh-TW", "九龍"), ("CA", "QC", "", "Quebec"),
  ])
  func namesARegionInTheReadersLanguage(
    country: String,
    key: String,
    language: String,
    name: String
  ) throws {
    let region = try #require(AddressFormat.format(for: country).regions.first { $0.key == key })
    #expect(region.name(in: language) == name)
  }

  /// Countries of several languages list each region once.
  @Test(arguments: [("CA", 13), ("HK", 3), ("IN", 36), ("ES", 52)])
  func duplicatesOfOtherLanguagesAreMerged(country: String, count: Int) {
    #expect(AddressFormat.format(for: country).regions.count == count)
  }

  @Test(arguments: [
    ("HK", "香港島", "Hong Kong Island"), ("ES", "Bizkaia", "BI"), ("ES", "Alacant", "A"),
    ("ES", "A Coruña", "C"), ("CN", "北京", "北京市"), ("CN", "Beijing", "北京市"),
    ("VN", "Hanoi", "Hà Nội"), ("VN", "Ho Chi Minh", "Thành phố Hồ Chí Minh"),
    ("RU", "Московская", "Московская область"), ("EG", "Aswan", "أسوان"),
    ("AE", "Dubai", "إمارة دبيّ"), ("AE", "دبي", "إمارة دبيّ"), ("TH", "Bangkok", "กรุงเทพมหานคร"),
    ("MX", "Distrito Federal", "CDMX"), ("KR", "서울", "서울특별시"), ("TW", "Taipei", "台北市"),
    ("IT", "Valle d’Aosta", "AO"), ("UA", "м. Київ", "місто Київ"),
    ("VN", "TP. Hồ Chí Minh", "Thành phố Hồ Chí Minh"),
    ("VN", "TP.HCM", "Thành phố Hồ Chí Minh"), ("AM", "Երեվան", "Երևան"),
  ])
  func matchesEverydayNames(country: String, typed: String, key: String) {
    #expect(AddressFormat.format(for: country).regions.match(typed)?.key == key)
  }

  @Test(arguments: [("UA", "Kiev"), ("TW", "Hsinchu"), ("AD", "Canillo"), ("GB", "Kent")])
  func nameOfSeveralOrNoneSelectsNothing(country: String, typed: String) {
    #expect(AddressFormat.format(for: country).regions.match(typed) == nil)
  }

  @Test(arguments: [
    ("Hong Kong", "999077", true), ("Hong Kong", "100000", false), ("台湾", "10617", true),
    ("台湾", "100096", true), ("北京市", "10617", false), ("北京市", "100096", true),
  ])
  func chinasRegionsWithAPostOfTheirOwnHaveTheirOwnCodes(region: String, code: String, fine: Bool) {
    var address = PostalAddress(countryCode: "CN")
    address.street = "见本路1号"
    address.city = "见本"
    address.region = region
    address.postalCode = code
    #expect((AddressValidator().issue(for: .postalCode, in: address) == nil) == fine)
  }

  @Test func requiredFieldsOfMacauAreItsOwn() {
    var address = PostalAddress(countryCode: "CN")
    address.street = "见本路1号"
    address.region = "澳门"
    #expect(AddressValidator().issues(in: address) == [])
    address.region = "北京市"
    #expect(
      AddressValidator().issues(in: address).map(\.code) == ["missing:city", "missing:postal_code"]
    )
  }

  /// What is stored has a space for a control character, so judging must see one as well.
  @Test func controlCharacterDividesAName() {
    var address = PostalAddress(countryCode: "US")
    address.region = "New\u{12}York"
    #expect(address.normalized().region == "NY")
    let regions = AddressFormat.format(for: "AE").regions
    #expect(regions.match("دب\u{12}ي") == nil)
    #expect(regions.match("دب ي") == nil)
  }
}
