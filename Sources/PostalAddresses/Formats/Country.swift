/// What the data says about one country, parsed from its block.
///
/// Immutable and shared: ``Country/named(_:)`` makes each once, when it is first asked for.
final class Country: Sendable {
  let code: String
  let envelope: EnvelopePattern
  /// The pattern for addresses written in Latin script, where it differs.
  let latinEnvelope: EnvelopePattern?
  let required: Set<AddressField>
  /// Fields the post wants in capitals; applied only on request.
  let capitalized: Set<AddressField>
  let postalCode: PostalCodePattern?
  let postalCodeExamples: [String]
  /// Words of the fields: tokens such as `zip` or `prefecture`.
  let words: [AddressField: FieldWord]
  /// The fields of the envelope, and those a form asks for although it does not print them.
  let shown: Set<AddressField>
  let regions: RegionList

  init(code: String) {
    let lines = AddressData.block(for: code)
    var columns = (lines.first ?? "").split(separator: "\t", omittingEmptySubsequences: false)
      .makeIterator()
    func next() -> String { columns.next().map(String.init) ?? "" }

    self.code = code
    self.envelope = EnvelopePattern(next())
    let latin = next()
    self.latinEnvelope = latin.isEmpty ? nil : EnvelopePattern(latin)
    self.required = Set(next().compactMap(AddressField.init(letter:)))
    self.capitalized = Set(next().compactMap(AddressField.init(letter:)))
    let pattern = next()
    let examples = next().split(separator: ",").map(String.init)
    self.postalCodeExamples = examples
    self.words = [
      .postalCode: FieldWord(next()),
      .region: FieldWord(next()),
      .city: FieldWord(next()),
      .dependentLocality: FieldWord(next()),
    ]
    self.shown = envelope.fields.union(next().compactMap(AddressField.init(letter:)))
    let prefixes = next().split(separator: "~").map(String.init)
    let separator = next()
    self.postalCode = PostalCodePattern(
      pattern,
      prefixes: [code] + prefixes,
      separatorHabit: separator.isEmpty ? nil : separator == "keep",
      example: examples.first ?? ""
    )
    self.regions = RegionList(lines: lines.dropFirst(), countryCode: code)
  }
}

extension AddressField {
  /// The field of a letter of the data's patterns: `%C` is the city.
  init?(letter: Character) {
    switch letter {
    case "N": self = .name
    case "O": self = .organization
    case "A": self = .street
    case "D": self = .dependentLocality
    case "C": self = .city
    case "S": self = .region
    case "Z": self = .postalCode
    case "X": self = .sortingCode
    default: return nil
    }
  }
}
