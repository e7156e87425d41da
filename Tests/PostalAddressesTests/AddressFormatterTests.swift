import Foundation
import PostalAddresses
import Testing

struct AddressFormatterTests {
  private static let japanese = PostalAddress(
    fullName: "山田 花子",
    countryCode: "JP",
    street: "下目黒1-2-3",
    city: "目黒区",
    region: "東京都",
    postalCode: "153-0064"
  )

  private let abroad = AddressFormatter(countryName: { $0 == "JP" ? "Japan" : nil })

  @Test func germanAddressPutsTheCodeBeforeTheCity() {
    let address = PostalAddress(
      fullName: "Mia Muster",
      countryCode: "DE",
      street: "Musterstraße 10",
      line2: "3. OG",
      city: "Bonn",
      postalCode: "53225"
    )
    #expect(
      AddressFormatter().lines(for: address)
        == ["Mia Muster", "Musterstraße 10", "3. OG", "53225 Bonn"]
    )
    #expect(
      AddressFormatter().oneLine(for: address) == "Mia Muster, Musterstraße 10, 3. OG, 53225 Bonn"
    )
  }

  @Test func japaneseAddressIsArrangedByItsOwnScript() {
    #expect(
      abroad.lines(for: Self.japanese)
        == ["〒153-0064", "東京都目黒区", "下目黒1-2-3", "山田 花子", "Japan"]
    )
    #expect(
      AddressFormatter().oneLine(for: Self.japanese) == "〒153-0064 東京都目黒区 下目黒1-2-3 山田 花子"
    )
  }

  @Test func japaneseAddressInLatinScriptNamesThePrefectureInIt() {
    var address = Self.japanese
    address.fullName = "Hanako Yamada"
    address.street = "1-2-3 Shimomeguro"
    address.city = "Meguro-ku"
    #expect(
      abroad.lines(for: address)
        == ["Hanako Yamada", "1-2-3 Shimomeguro", "Meguro-ku, Tokyo", "153-0064", "Japan"]
    )
  }

  @Test func scriptCanBeChosen() {
    let lines = AddressFormatter(script: .latin).lines(for: Self.japanese)
    #expect(lines.last == "153-0064")
  }

  @Test(arguments: [
    ("Springfield", "IL", "62701", "Springfield, IL 62701"),
    ("", "IL", "62701", "IL 62701"),
    ("Springfield", "", "62701", "Springfield 62701"),
    ("Springfield", "IL", "", "Springfield, IL"),
    ("Springfield", "", "", "Springfield"),
    ("", "", "62701", "62701"),
    ("", "IL", "", "IL"),
  ])
  func dropsLiteralsBesideAnEmptyField(city: String, region: String, code: String, line: String) {
    let address = PostalAddress(
      fullName: "",
      countryCode: "US",
      city: city,
      region: region,
      postalCode: code
    )
    #expect(AddressFormatter().lines(for: address) == [line])
  }

  @Test func emptyAddressHasNoLines() {
    for country in AddressFormat.coveredCountries + ["ZZ"] {
      #expect(AddressFormatter().lines(for: PostalAddress(countryCode: country)) == [])
    }
  }

  @Test func countyIsNotPrintedInTheUnitedKingdom() {
    let address = PostalAddress(
      fullName: "",
      countryCode: "GB",
      street: "10 Sample Road",
      city: "Ashford",
      region: "Kent",
      postalCode: "TN23 1AA"
    )
    #expect(AddressFormatter().lines(for: address) == ["10 Sample Road", "Ashford", "TN23 1AA"])
  }

  @Test func capitalsAreOnRequest() {
    let address = PostalAddress(
      fullName: "Orla Byrne",
      countryCode: "CA",
      street: "10 Sample St",
      city: "Montréal",
      region: "QC",
      postalCode: "H3Z 2Y7"
    )
    #expect(
      AddressFormatter(capitalizes: true).lines(for: address)
        == ["ORLA BYRNE", "10 SAMPLE ST", "MONTRÉAL QC H3Z 2Y7"]
    )
    #expect(AddressFormatter().lines(for: address).first == "Orla Byrne")
  }

  @Test func textNeverBreaksALine() {
    let address = PostalAddress(
      fullName: "Mia\nMuster",
      countryCode: "DE",
      street: " Musterstraße\u{2028}10 "
    )
    #expect(AddressFormatter().lines(for: address) == ["Mia Muster", "Musterstraße 10"])
  }

  @Test(arguments: AddressFormat.coveredCountries)
  func everyPrintedFieldIsOnTheEnvelopeOnce(country: String) {
    let format = AddressFormat.format(for: country)
    var address = PostalAddress(countryCode: country)
    let fields = AddressField.all.filter { $0 != .country && format.isPrinted($0) }
    for field in fields { address[field] = "<\(field.code)>" }
    let text = AddressFormatter().lines(for: address).joined(separator: "\n")
    for field in fields {
      #expect(text.components(separatedBy: "<\(field.code)>").count == 2)
    }
  }
}
