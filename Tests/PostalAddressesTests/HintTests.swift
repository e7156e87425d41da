import PostalAddresses
import Testing

struct HintTests {
  @Test(arguments: [
    ("US", AddressFormat.Keyboard.digits), ("GB", .codes), ("JP", .digits), ("CA", .codes),
    ("ZZ", .codes),
  ])
  func keyboardOfThePostalCodeIsTheCountrys(country: String, keyboard: AddressFormat.Keyboard) {
    #expect(AddressFormat.format(for: country).keyboard(for: .postalCode) == keyboard)
    #expect(AddressFormat.format(for: country).keyboard(for: .phone) == .phone)
    #expect(AddressFormat.format(for: country).keyboard(for: .city) == .words)
  }

  @Test func everyFieldOfTheCardHasATokenForBrowsers() {
    let format = AddressFormat.format(for: "US")
    let tokens = format.cardOrder.compactMap { format.autofillToken(for: $0) }
    #expect(
      tokens == [
        "name", "country", "address-line1", "address-line2", "address-level2", "address-level1",
        "postal-code", "tel",
      ]
    )
  }

  @Test func regionAndPostalCodeShareARow() {
    #expect(
      AddressFormat.format(for: "US").cardRows == [
        [.name], [.country], [.street], [.line2], [.city], [.region, .postalCode], [.phone],
      ]
    )
    #expect(AddressFormat.format(for: "DE").cardRows.contains([.postalCode]))
  }

  @Test(
    arguments: [
      ("JP", [[.postalCode, .region], [.city], [.street], [.line2]]),
      ("HU", [[.city], [.street], [.line2], [.postalCode]]),
      ("DE", [[.street], [.line2], [.postalCode], [.city]]),
      ("US", [[.street], [.line2], [.city], [.region, .postalCode]]),
      ("CN", [[.postalCode, .region], [.city], [.street], [.line2]]),
      ("IE", [[.street], [.line2], [.city], [.region, .postalCode]]),
      ("SG", [[.street], [.line2], [.postalCode]]),
    ] as [(String, [[AddressField]])]
  )
  func localRowsFollowTheCountrysEnvelope(country: String, middle: [[AddressField]]) {
    let format = AddressFormat.format(for: country)
    #expect(format.localRows == [[.name], [.country]] + middle + [[.phone]])
  }

  @Test(arguments: AddressFormat.territories)
  func localRowsAreTheLocalOrderAndTheFieldsOfTheCard(country: String) {
    let format = AddressFormat.format(for: country)
    #expect(Array(format.localRows.joined()) == format.localOrder)
    #expect(Set(format.localOrder) == Set(format.cardOrder))
    #expect(format.localOrder.count == format.cardOrder.count)
    #expect(format.localRows.allSatisfy { (1...2).contains($0.count) })
  }

  @Test func capitalsAreThePostsWish() {
    #expect(AddressFormat.format(for: "GB").isCapitalized(.postalCode))
    #expect(AddressFormat.format(for: "US").isCapitalized(.city))
    #expect(!AddressFormat.format(for: "CH").isCapitalized(.city))
  }

  /// Letters that newer data may bring, as India's landmark, are skipped.
  @Test func indiaPrintsWithoutALandmark() {
    let address = PostalAddress(
      fullName: "Priya Nair",
      countryCode: "IN",
      street: "10 Sample Road",
      city: "Panaji",
      region: "Goa",
      postalCode: "403001"
    )
    #expect(
      AddressFormatter().lines(for: address)
        == ["Priya Nair", "10 Sample Road", "Panaji 403001", "Goa"]
    )
  }
}
