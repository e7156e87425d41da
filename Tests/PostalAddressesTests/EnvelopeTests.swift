import PostalAddresses
import Testing

/// What stands on the envelope beyond the plain case: scripts, borders, nothing twice.
struct EnvelopeTests {
  private let abroad = AddressFormatter(countryName: { names[$0] })

  private static let names = [
    "SG": "Singapore", "AX": "Åland Islands", "GG": "Guernsey", "GI": "Gibraltar",
    "HK": "Hong Kong",
    "SE": "Sweden", "LU": "Luxembourg", "ES": "Spain", "US": "United States",
  ]

  private func address(
    _ country: String,
    street: String = "10 Sample Street",
    city: String = "",
    region: String = "",
    code: String = ""
  ) -> PostalAddress {
    PostalAddress(
      fullName: "Aoife Byrne",
      countryCode: country,
      street: street,
      city: city,
      region: region,
      postalCode: code
    )
  }

  @Test func singaporeIsPrintedOnce() {
    let typed = address("SG", city: "Singapore", code: "238857")
    let expected = ["Aoife Byrne", "10 Sample Street", "SINGAPORE 238857"]
    #expect(abroad.lines(for: typed) == expected)
    #expect(AddressFormatter().lines(for: typed) == expected)
    #expect(abroad.lines(for: address("SG")).last == "Singapore")
  }

  @Test func aalandIsPrintedOnce() {
    let typed = address("AX", city: "Mariehamn", code: "AX-22100")
    #expect(
      abroad.lines(for: typed)
        == ["Aoife Byrne", "10 Sample Street", "AX-22100 Mariehamn", "Åland Islands"]
    )
    #expect(AddressFormatter().lines(for: typed).last == "ÅLAND")
  }

  @Test func islandsThatThePatternNamesArePrintedOnce() {
    let guernsey = address("GG", city: "St Peter Port", code: "GY1 1AA")
    #expect(
      abroad.lines(for: guernsey)
        == ["Aoife Byrne", "10 Sample Street", "St Peter Port", "GY1 1AA", "Guernsey"]
    )
    let typed = address("GG", city: "Guernsey", code: "GY1 1AA")
    #expect(
      AddressFormatter().lines(for: typed)
        == ["Aoife Byrne", "10 Sample Street", "Guernsey", "GY1 1AA"]
    )
    #expect(
      abroad.lines(for: address("GI", code: "GX11 1AA")).suffix(2) == ["GX11 1AA", "Gibraltar"]
    )
  }

  /// In whatever language the reader's name of the place is, and with the post's own.
  @Test(arguments: ["SG", "GG", "JE", "AX", "GI"], ["", "Singapour", "Guernesey", "シンガポール"])
  func placeIsNamedOnceForAReaderAbroad(country: String, name: String) throws {
    let post = try #require(AddressFormat.format(for: country).postalCountryName)
    let shown = name.isEmpty ? post : name
    let code = try #require(AddressFormat.format(for: country).postalCodeExample)
    let lines = AddressFormatter(origin: "DE", countryName: { _ in shown })
      .lines(for: address(country, city: country == "SG" ? "" : "Sampleton", code: code))
    let places = ["SINGAPORE", "GUERNSEY", "JERSEY", "ÅLAND", "GIBRALTAR"] + [shown]
    let naming = lines.filter { line in places.contains { line.hasPrefix($0) } }
    #expect(naming.count == 1, "\(lines)")
    #expect(naming == [lines.last])
  }

  @Test(arguments: [
    ("SZ", "ESWATINI"), ("MK", "NORTH MACEDONIA"), ("TR", "TÜRKIYE"), ("CZ", "CZECHIA"),
    ("CV", "CABO VERDE"), ("SG", "SINGAPORE"), ("GG", "GUERNSEY"), ("JE", "JERSEY"),
    ("AX", "ÅLAND, FINLAND"), ("JP", "JAPAN"),
  ])
  func postsOfTheWorldPrintTheCountrysPresentName(country: String, name: String) {
    #expect(AddressFormat.format(for: country).postalCountryName == name)
  }

  @Test(arguments: AddressFormat.territories)
  func postalNameIsInLatinCapitals(country: String) throws {
    let name = try #require(AddressFormat.format(for: country).postalCountryName)
    #expect(!name.isEmpty)
    #expect(name == name.uppercased())
    #expect(name.unicodeScalars.allSatisfy { $0.value < 0x250 })
  }

  @Test func markOfTheCountryIsPrintedOnce() {
    for code in ["114 55", "SE-114 55", "SE 11455", "s-114 55"] {
      let lines = abroad.lines(for: address("SE", city: "Stockholm", code: code))
      #expect(lines.suffix(2) == ["SE-114 55 Stockholm", "Sweden"])
    }
  }

  @Test func cityOfTheCountrysNameIsPrintedAsWell() {
    let lines = abroad.lines(for: address("LU", city: "Luxembourg", code: "2998"))
    #expect(lines.suffix(2) == ["L-2998 Luxembourg", "Luxembourg"])
  }

  @Test func spanishProvinceIsNamedAndNotRepeated() {
    let aranjuez = address("ES", city: "Aranjuez", region: "M", code: "28300")
    #expect(AddressFormatter().lines(for: aranjuez).last == "28300 Aranjuez Madrid")
    let madrid = address("ES", city: "Madrid", region: "M", code: "28039")
    #expect(AddressFormatter().lines(for: madrid).last == "28039 Madrid")
  }

  /// Cities that are a region of their own: on one line, on two, region first, city first.
  @Test(arguments: [
    ("CN", "北京市", "北京市", "100000", ["100000", "北京市", "见本路1号"]),
    ("JP", "東京都", "東京都", "100-0001", ["〒100-0001", "東京都", "见本路1号"]),
    ("RU", "Москва", "Москва", "101000", ["见本路1号", "Москва", "101000"]),
    ("MY", "Kuala Lumpur", "Kuala Lumpur", "50000", ["见本路1号", "50000 Kuala Lumpur"]),
    ("ES", "Madrid", "M", "28001", ["见本路1号", "28001 Madrid"]),
  ])
  func regionOfTheCitysNameIsPrintedOnce(
    country: String,
    city: String,
    region: String,
    code: String,
    lines: [String]
  ) {
    var typed = address(country, street: "见本路1号", city: city, region: region, code: code)
    typed.fullName = ""
    #expect(AddressFormatter().lines(for: typed) == lines)
    let spoken = AddressFormatter().spokenText(for: typed)
    #expect(spoken.split(separator: ", ").count { $0 == city } == 1)
  }

  @Test func regionOfTheCitysNameIsPrintedOnceInCapitals() {
    let typed = address("MY", city: "Kuala Lumpur", region: "Kuala Lumpur", code: "50000")
    let lines = AddressFormatter(capitalizes: true).lines(for: typed)
    #expect(lines.count { $0.uppercased().contains("KUALA LUMPUR") } == 1)
  }

  /// CEDEX and its like: part of the value, printed after the city in France, nowhere in Germany.
  @Test(arguments: [
    ("FR", "75007", "Paris", ["75007 Paris CEDEX 07"]),
    ("MC", "98000", "Monaco", ["MC-98000 Monaco CEDEX 07"]),
    ("GP", "97110", "Pointe-à-Pitre", ["97110 Pointe-à-Pitre CEDEX 07"]),
    ("CI", "", "Abidjan", ["Abidjan CEDEX 07"]), ("DE", "53225", "Bonn", ["53225 Bonn"]),
  ])
  func sortingCodeIsPrintedWhereThePostHasOne(
    country: String,
    code: String,
    city: String,
    lines: [String]
  ) {
    var typed = address(country, city: city, code: code)
    typed.sortingCode = " CEDEX 07 "
    #expect(AddressFormatter().lines(for: typed.normalized()).dropFirst(2) == lines[...])
    // No box of its own is shown for it, and an address keeps the one it has.
    #expect(!AddressFormat.format(for: country).isShown(.sortingCode))
    #expect(typed.normalized().sortingCode == "CEDEX 07")
    #expect(AddressValidator().issues(in: typed) == [])
  }

  @Test func hongKongIsArrangedByTheScriptOfTheAddress() {
    let english = address("HK", city: "Mong Kok", region: "Kowloon")
    #expect(
      abroad.lines(for: english)
        == ["Aoife Byrne", "10 Sample Street", "Mong Kok", "Kowloon", "Hong Kong"]
    )
    let chinese = address("HK", street: "彌敦道1號", city: "旺角", region: "Kowloon")
    #expect(
      AddressFormatter().lines(for: chinese) == ["九龍", "旺角", "彌敦道1號", "Aoife Byrne"]
    )
  }

  @Test func readerDoesNotChangeTheOrder() {
    let german = address("DE", city: "Bonn", code: "53225")
    for name in ["Germany", "Deutschland", "ドイツ"] {
      let lines = AddressFormatter(countryName: { _ in name }).lines(for: german)
      #expect(lines == ["Aoife Byrne", "10 Sample Street", "53225 Bonn", name])
    }
  }

  @Test func countryIsNamedOnlyAbroad() {
    let german = address("DE", city: "Bonn", code: "53225")
    let lines = { (origin: String?) in
      AddressFormatter(origin: origin, countryName: { _ in "Germany" }).lines(for: german)
    }
    #expect(lines("de").last == "53225 Bonn")
    #expect(lines("FR").last == "Germany")
    #expect(lines(nil).last == "Germany")
  }

  @Test func spokenTextNamesTheRegionAndSpellsTheCode() {
    #expect(
      abroad.spokenText(for: .filled)
        == "Maya Chen, 548 Market Street, Apt 4, San Francisco, California, 9 4 1 0 4, United States"
    )
    let swedish = address("SE", city: "Stockholm", code: "SE-114 55")
    #expect(
      AddressFormatter().spokenText(for: swedish)
        == "Aoife Byrne, 10 Sample Street, 1 1 4 5 5, Stockholm"
    )
    let canadian = address("CA", city: "Montréal", region: "QC", code: "H3Z 2Y7")
    #expect(
      AddressFormatter().spokenText(for: canadian, language: "fr").contains("Québec, H 3 Z 2 Y 7")
    )
  }

  /// Every country: the country's name is the last line, or already there.
  @Test(arguments: AddressFormat.territories)
  func countryNameComesLastAndOnce(country: String) throws {
    let name = try #require(AddressFormat.format(for: country).postalCountryName)
    let formatter = AddressFormatter(countryName: { _ in name })
    let lines = formatter.lines(for: AddressValidatorTests.complete(country))
    let last = try #require(lines.last)
    #expect(last == name || last.hasPrefix(name))
    #expect(lines.filter { $0 == name }.count <= 1)
  }

  /// Every country: what was written by the post's rules is still right when it is read again.
  @Test(arguments: AddressFormat.territories)
  func printedAddressIsStillValid(country: String) {
    let format = AddressFormat.format(for: country)
    let address = AddressValidatorTests.complete(country).normalized()
    for script in [AddressFormatter.Script.local, .latin] {
      let text = AddressFormatter(script: script).lines(for: address).joined(separator: "\n")
      var reread = PostalAddress(countryCode: country)
      // Only what the envelope says, each field by the name or code that stands there.
      for field in [AddressField.street, .city, .postalCode] where format.isPrinted(field) {
        if text.contains(address[field]) { reread[field] = address[field] }
      }
      let region = format.regions.match(address.region)
      let names = [region?.name, region?.latinName, address.region].compactMap(\.self)
      reread.region = names.first { !$0.isEmpty && text.contains($0) } ?? ""
      #expect(AddressValidator().issues(in: reread) == [], "\(country) \(script)")
      let stored = reread.normalized()
      #expect(stored.postalCode == address.postalCode || !format.isPrinted(.postalCode))
      if format.isPrinted(.region), region != nil { #expect(stored.region == address.region) }
    }
  }
}
