/// What the data says about one country, parsed from its block.
///
/// Immutable and shared: ``Country/named(_:)`` makes each once, when it is first asked for.
final class Country: Sendable {
  let code: String
  /// The name the posts of the world print, in English and capitals.
  let postalName: String
  let envelope: EnvelopePattern
  /// The pattern for addresses written in Latin script, where it differs.
  let latinEnvelope: EnvelopePattern?
  let required: FieldSet
  /// Fields the post wants in capitals; applied only on request.
  let capitalized: FieldSet
  let postalCode: PostalCodePattern?
  let postalCodeExamples: [String]
  /// What the fields are called whose word depends on the country.
  let words: Words
  /// The fields a form asks for: those of the envelope, with exceptions both ways.
  let shown: FieldSet
  let regions: RegionList
  /// Whether the envelope has the name of the region instead of its key.
  let printsRegionNames: Bool

  /// Tokens such as `zip` or `prefecture`.
  struct Words: Sendable {
    let postalCode: FieldWord
    let region: FieldWord
    let city: FieldWord
    let dependentLocality: FieldWord
  }

  /// The country of a code in capitals, or nil where there is no data for it.
  static func named(_ code: String) -> Country? {
    AddressData.slot(of: code).flatMap(inSlot)
  }

  /// What stands in where there is no data.
  static let fallback = named("ZZ") ?? Country(code: "ZZ")

  init(code: String) {
    let lines = AddressData.block(for: code)
    var columns = (lines.first ?? "").pieces(dividedBy: "\t").makeIterator()
    func next() -> Substring { columns.next() ?? "" }
    func list(_ divider: Unicode.Scalar) -> [String] {
      next().pieces(dividedBy: divider, omittingEmpty: true).map(String.init)
    }

    self.code = code
    self.envelope = EnvelopePattern(next())
    let latin = next()
    self.latinEnvelope = latin.isEmpty ? nil : EnvelopePattern(latin)
    self.required = FieldSet(letters: next())
    self.capitalized = FieldSet(letters: next())
    let pattern = String(next())
    self.postalCodeExamples = list(",")
    self.words = Words(
      postalCode: FieldWord(String(next())),
      region: FieldWord(String(next())),
      city: FieldWord(String(next())),
      dependentLocality: FieldWord(String(next()))
    )
    let placed: FieldSet = [FieldSet(.city), FieldSet(.region), FieldSet(.postalCode)]
    let added = FieldSet(letters: next())
    let hidden = FieldSet(letters: next())
    self.shown = envelope.fields.union(added).subtracting(hidden).intersection(placed)
      .union(.everywhere)
    let prefixes = list("~")
    let implied = String(next())
    let separator = next()
    self.postalCode = PostalCodePattern(
      pattern,
      prefixes: [code] + prefixes,
      implied: implied,
      separatorHabit: separator.isEmpty ? nil : separator == "keep",
      example: postalCodeExamples.first ?? ""
    )
    let language = String(next())
    self.postalName = String(next())
    self.printsRegionNames = next() == "name"
    self.regions = RegionList(lines: lines.dropFirst(), countryCode: code, language: language)
  }
}
