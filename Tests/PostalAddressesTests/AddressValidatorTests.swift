import PostalAddresses
import Testing

struct AddressValidatorTests {
  /// Made of the country's own examples, without a name.
  ///
  /// A test asserts that it is complete, so that nobody's loop over it can be empty.
  static func complete(_ country: String) -> PostalAddress {
    let format = AddressFormat.format(for: country)
    var address = PostalAddress(countryCode: country)
    address.street = "10 Sample Street"
    address.city = "Sampleton"
    address.postalCode = format.postalCodeExample ?? ""
    // Where the country has no list, any region will do.
    address.region = format.isShown(.region) && format.regions.isEmpty ? "Sampleshire" : ""
    for code in format.postalCodeExamples where !format.regions.isEmpty {
      // The first region that an example belongs to.
      let region = format.regions.first { region in
        address.region = region.key
        address.postalCode = code
        return AddressValidator().issue(for: .postalCode, in: address) == nil
      }
      if region != nil { break }
      address.region = ""
    }
    if address.region.isEmpty { address.region = format.regions.first?.key ?? "" }
    return address
  }

  @Test(arguments: AddressFormat.coveredCountries)
  func nothingIsWrongWithACompleteAddress(country: String) {
    let address = Self.complete(country)
    let format = AddressFormat.format(for: country)
    #expect(AddressValidator().issues(in: address) == [])
    for field in AddressField.all where format.isRequired(field) && field != .name {
      #expect(!address[field].isEmpty, "\(country) \(field)")
    }
  }

  /// Typed as the post prints it, in any case and without separators, it is as valid as before.
  @Test(arguments: AddressFormat.coveredCountries)
  func normalisedAddressStaysValid(country: String) {
    var address = Self.complete(country)
    let stored = address.normalized()
    #expect(AddressValidator().issues(in: stored) == [])
    address.postalCode = stored.postalCode.lowercased().filter { $0 != " " && $0 != "-" }
    #expect(AddressValidator().issues(in: address) == [])
    #expect(address.normalized() == stored)
  }

  @Test(arguments: CaseFile.requiredParts.rows)
  func asksForWhatTheTableSays(row: CaseFile.Row) {
    let given = Set(row[1].split(separator: ",").compactMap { AddressField($0) })
    let expected = row[2].split(separator: ",").compactMap { AddressField($0) }
    var address = Self.complete(row.country)
    for field in [AddressField.street, .city, .region, .postalCode] where !given.contains(field) {
      address[field] = ""
    }
    let missing = AddressValidator().issues(in: address).filter { $0.problem == .missing }
    #expect(missing.map(\.field) == expected)
  }

  @Test(arguments: CaseFile.acceptedTexts.rows)
  func acceptsUnusualButRealTexts(row: CaseFile.Row) throws {
    let field = try #require(AddressField(row[0]))
    for country in AddressFormat.coveredCountries {
      var address = Self.complete(country)
      address[field] = row[1]
      #expect(AddressValidator().issues(in: address) == [])
      #expect(address.normalized()[field] == row[1])
    }
  }

  @Test func filledSampleIsCompleteAndTidy() {
    let validator = AddressValidator(options: .requiresName)
    #expect(validator.issues(in: .filled) == [])
    #expect(PostalAddress.filled.normalized() == .filled)
  }

  @Test func nameIsRequiredOnRequest() {
    let address = Self.complete("DE")
    let issues = AddressValidator(options: .requiresName).issues(in: address)
    #expect(issues.map(\.code) == ["missing:name"])
  }

  @Test func issuesComeInTheOrderOfTheCard() {
    let empty = PostalAddress(countryCode: "US")
    #expect(
      AddressValidator(options: .requiresName).issues(in: empty).map(\.code)
        == [
          "missing:name", "missing:street", "missing:city", "missing:region",
          "missing:postal_code",
        ]
    )
  }

  @Test func blankIsMissing() {
    var address = Self.complete("IE")
    address.city = " \u{A0}\u{200E}\n"
    #expect(AddressValidator().issues(in: address).map(\.code) == ["missing:city"])
  }

  @Test func addressWithoutACountryAsksForOne() {
    #expect(
      AddressValidator().issues(in: PostalAddress(countryCode: "")).map(\.code)
        == ["missing:country", "missing:street", "missing:city"]
    )
  }

  @Test func mismatchCanBeAnError() {
    var address = Self.complete("US")
    address.region = "New York"
    let lenient = AddressValidator().issues(in: address)
    let strict = AddressValidator(options: .mismatchIsError).issues(in: address)
    #expect(lenient.map(\.severity) == [.warning])
    #expect(strict.map(\.severity) == [.error])
    #expect(strict.map(\.problem) == [.mismatch(regionKey: "NY")])
  }

  @Test func unknownRegionIsAnErrorOnlyOnRequest() {
    var american = Self.complete("US")
    american.region = "Atlantis"
    var irish = Self.complete("IE")
    irish.region = "Atlantis"
    var british = Self.complete("GB")
    british.region = "Atlantis"
    for address in [american, irish] {
      let issues = AddressValidator().issues(in: address)
      #expect(issues.map(\.code) == ["unknown:region"])
      #expect(issues.map(\.severity) == [.warning])
    }
    #expect(AddressValidator().issues(in: british) == [])
    let strict = AddressValidator(options: .unknownRegionIsError)
    #expect(strict.issues(in: american).map(\.severity) == [.error])
    // A county is optional in Ireland, so that nothing can hang on it.
    #expect(strict.issues(in: irish).map(\.severity) == [.warning])
  }

  @Test(arguments: [
    ("", true), ("555-0132", true), ("(415) 555-0132", true), ("٠٣٠١٢٣٤٥", true),
    ("+49 30 901820 ext. 12", true), ("555-013", false), ("12 ext 34567", false), ("none", false),
  ])
  func phoneNeedsSevenDigits(phone: String, isFine: Bool) {
    var address = Self.complete("DE")
    address.phone = phone
    #expect(
      AddressValidator().issues(in: address).map(\.code) == (isFine ? [] : ["malformed:phone"])
    )
  }

  @Test func typingIsNotInterrupted() {
    let validator = AddressValidator(options: [.partial, .requiresName])
    var address = PostalAddress(countryCode: "CA")
    address.postalCode = "H3Z"
    address.region = "Queb"
    address.phone = "514"
    #expect(validator.issues(in: address) == [])
    address.postalCode = "33Z"
    #expect(validator.issues(in: address).map(\.code) == ["malformed:postal_code"])
  }

  @Test func describingAnIssueShowsItsCodeOnly() {
    var address = Self.complete("US")
    address.postalCode = "Q"
    let issues = AddressValidator().issues(in: address)
    #expect("\(issues)" == "[malformed:postal_code]")
  }
}
