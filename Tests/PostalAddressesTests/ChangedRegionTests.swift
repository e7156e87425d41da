import PostalAddresses
import Testing

/// Regions that were renamed, added or merged after the data set was made.
struct ChangedRegionTests {
  private func regions(_ country: String) -> RegionList {
    AddressFormat.format(for: country).regions
  }

  @Test(arguments: [
    ("TW", "臺北市", "台北市"), ("TW", "臺中市", "台中市"), ("TW", "臺南市", "台南市"),
    ("TW", "臺東縣", "台東縣"), ("KR", "전북특별자치도", "전북특별자치도"), ("KR", "전라북도", "전북특별자치도"),
    ("KR", "Jeollabuk-do", "전북특별자치도"), ("KR", "Jeonbuk State", "전북특별자치도"),
    ("KR", "강원도", "강원특별자치도"), ("KR", "Gangwon-do", "강원특별자치도"), ("KR", "KR-42", "강원특별자치도"),
    ("VN", "Thừa Thiên–Huế", "Huế"), ("VN", "Thua Thien Hue", "Huế"), ("VN", "Hue City", "Huế"),
    ("PH", "Compostela Valley", "Davao de Oro"), ("VE", "Vargas", "La Guaira"),
    ("VE", "Distrito Federal", "Distrito Capital"), ("TR", "Afyon", "Afyonkarahisar"),
    ("IN", "CT", "Chhattisgarh"), ("IN", "CG", "Chhattisgarh"), ("IN", "UT", "Uttarakhand"),
    ("IN", "UK", "Uttarakhand"), ("IN", "Orissa", "Odisha"), ("IN", "Ladakh", "Ladakh"),
    ("IN", "Daman and Diu", "Dadra and Nagar Haveli and Daman and Diu"),
  ])
  func renamedRegionIsFoundByBothNames(country: String, typed: String, key: String) {
    #expect(regions(country).match(typed)?.key == key)
    var address = PostalAddress(countryCode: country)
    address.region = typed
    #expect(address.normalized().region == key)
  }

  @Test(arguments: [
    ("ID", "ID-PD", "Papua Barat Daya"), ("ID", "Highland Papua", "Papua Pegunungan"),
    ("ID", "PAPUA SELATAN", "Papua Selatan"), ("ID", "PT", "Papua Tengah"),
    ("ID", "Papua", "Papua"), ("ID", "West Papua", "Papua Barat"),
    ("PH", "Maguindanao del Norte", "Maguindanao del Norte"),
    ("PH", "PH-MGS", "Maguindanao del Sur"),
  ])
  func newRegionIsInTheList(country: String, typed: String, key: String) {
    #expect(regions(country).match(typed)?.key == key)
    #expect(regions(country).contains { $0.key == key })
  }

  @Test func vietNamOffersItsThirtyFourProvincesOf2025() {
    let list = regions("VN")
    #expect(list.count == 34)
    #expect(list.map(\.key).contains("Huế"))
    let cities = ["Cần Thơ", "Đà Nẵng", "Hà Nội", "Hải Phòng", "Huế", "Thành phố Hồ Chí Minh"]
    #expect(Set(cities).isSubset(of: list.map(\.key)))
  }

  /// An address of before keeps the province it was written with.
  @Test(arguments: [
    "Bà Rịa–Vũng Tàu", "Bạc Liêu", "Bắc Giang", "Bắc Kạn", "Bến Tre", "Bình Dương", "Bình Định",
    "Bình Phước", "Bình Thuận", "Đắk Nông", "Hà Giang", "Hà Nam", "Hải Dương", "Hậu Giang",
    "Hòa Bình", "Kiên Giang", "Kon Tum", "Long An", "Nam Định", "Ninh Thuận", "Phú Yên",
    "Quảng Bình", "Quảng Nam", "Sóc Trăng", "Thái Bình", "Tiền Giang", "Trà Vinh", "Vĩnh Phúc",
    "Yên Bái",
  ])
  func mergedProvinceIsAcceptedAndKeptButNotOffered(name: String) throws {
    let region = try #require(regions("VN").match(name))
    #expect(region.isFormer)
    #expect(!regions("VN").contains(region))
    #expect(regions("VN").match(region.latinName)?.key == region.key)
    let address = PostalAddress(
      fullName: "",
      countryCode: "VN",
      street: "1 Đường Mẫu",
      city: "Mẫu",
      region: name
    )
    #expect(AddressValidator().issues(in: address) == [])
    #expect(address.normalized().region == region.key)
    #expect(address.normalized().normalized() == address.normalized())
    #expect(AddressFormatter().lines(for: address.normalized()).last == region.key)
  }

  @Test func dividedProvinceKeepsItsNameAndItsCodes() throws {
    let maguindanao = try #require(regions("PH").match("Maguindanao"))
    #expect(maguindanao.isFormer)
    var address = PostalAddress(countryCode: "PH")
    address.region = "Maguindanao"
    address.postalCode = "1000"
    let issue = AddressValidator().issue(for: .postalCode, in: address)
    #expect(issue?.problem == .mismatch(regionKey: "Maguindanao"))
    #expect(issue?.message().contains("Maguindanao") == true)
  }

  @Test(arguments: [
    ("RU", "Moscow", "Москва"), ("RU", "Moskva", "Москва"), ("RU", "г. Москва", "Москва"),
    ("RU", "Moscow Oblast", "Московская область"), ("RU", "St. Petersburg", "Санкт-Петербург"),
    ("RU", "Saint-Petersburg", "Санкт-Петербург"), ("RU", "СПб", "Санкт-Петербург"),
    ("SO", "Banadir", "BN"), ("SO", "Banaadir", "BN"), ("CL", "Santiago", "Región Metropolitana"),
    ("PE", "Lima", "Municipalidad Metropolitana de Lima"),
    ("PE", "Región Lima", "Gobierno Regional de Lima"), ("PE", "Cusco", "Cuzco"),
    ("AR", "CABA", "Ciudad Autónoma de Buenos Aires"), ("AR", "Buenos Aires", "Buenos Aires"),
    ("MX", "Coahuila", "Coah."), ("MY", "Penang", "Pulau Pinang"), ("NG", "Ogun", "Ogun State"),
    ("CO", "Bogotá, D.C.", "Bogotá"), ("IT", "Rome", "RM"), ("CN", "Tibet", "西藏自治区"),
    ("US", "Washington, D.C.", "DC"), ("US", "Washington", "WA"),
  ])
  func everydayNameIsFound(country: String, typed: String, key: String) {
    #expect(regions(country).match(typed)?.key == key)
  }

  @Test func renamedRegionKeepsItsNamesAndItsCities() throws {
    let format = AddressFormat.format(for: "KR")
    let gangwon = try #require(format.regions.match("강원특별자치도"))
    #expect(gangwon.latinName == "Gangwon State")
    #expect(format.localities(in: gangwon).contains { $0.key == "춘천시" })
    let odisha = try #require(AddressFormat.format(for: "IN").regions.match("OD"))
    #expect(odisha.name(in: "hi") == "ओड़िशा")
    let altay = try #require(AddressFormat.format(for: "RU").regions.match("Республика Алтай"))
    #expect(altay.latinName == "Altay Republic")
  }
}
