extension AddressFormat {
  /// What a host wants otherwise than the country's format: fields hidden, required, relabelled.
  ///
  /// A plain value, made by adding wishes one after the other; the last one about a field wins, and
  /// one for a country wins over one for all. Apply it where the format is made, and hand that
  /// format to the validator:
  ///
  /// ```swift
  /// let overrides = AddressFormat.Overrides()
  ///   .hiding(.line2)
  ///   .requiring(.phone)
  ///   .makingOptional(.postalCode, in: "CA")
  ///   .relabelling(.region, "Canton", in: "CH")
  /// let format = AddressFormat.format(for: "CA", overrides: overrides)
  /// let issues = AddressValidator().issues(in: address, format: format)
  /// ```
  ///
  /// The country itself cannot be hidden, and what the post prints does not change: an address keeps
  /// a hidden field that it has.
  public struct Overrides: Sendable, Hashable {
    private var everywhere = Changes()
    private var countries: [String: Changes] = [:]

    /// Creates overrides that change nothing.
    public init() {}

    /// Leaves a field out of the form; it is then not required either.
    public func hiding(_ field: AddressField, in countryCode: String? = nil) -> Overrides {
      changing(countryCode) { if field != .country { $0.demands[field] = .hidden } }
    }

    /// Asks for a field and insists on it; a field the country does not have is added to the form.
    public func requiring(_ field: AddressField, in countryCode: String? = nil) -> Overrides {
      changing(countryCode) { $0.demands[field] = .required }
    }

    /// Asks for a field without insisting; a field the country does not have is added to the form.
    public func makingOptional(_ field: AddressField, in countryCode: String? = nil) -> Overrides {
      changing(countryCode) { $0.demands[field] = .optional }
    }

    /// Gives a field another label, which its messages use as well.
    public func relabelling(
      _ field: AddressField,
      _ label: String,
      in countryCode: String? = nil
    ) -> Overrides {
      changing(countryCode) { $0.labels[field] = label }
    }

    /// Gives the package's words in a language it has no table for, or other words in one it has.
    ///
    /// - Parameters:
    ///   - words: Labels by token, see ``AddressFormat/wordToken(for:)``: `["zip": "Kod ZIP"]`.
    ///   - language: The language of the words, such as `pl`.
    /// - Returns: The overrides with the words.
    public func adding(words: [String: String], in language: String) -> Overrides {
      changing(nil) { changes in
        changes.words[Phrasebook.primary(language), default: [:]].merge(words) { $1 }
      }
    }

    /// Judges postal codes of a country by another pattern.
    ///
    /// The pattern may use literals, `\d`, classes, `{n}`, `{n,m}`, `?`, `|` and groups, and describe
    /// codes of at most 40 letters and digits; it has to match whole codes. Groups may stand 16 deep,
    /// and written out the pattern may have 1,000 steps, more than any country needs. Regions are
    /// then not compared with the code.
    ///
    /// For patterns that are written in the program: anything else than the notation above is a
    /// programming error and stops it. A pattern that comes from outside, such as a server, goes to
    /// ``replacingPostalCodePattern(checking:example:in:)``.
    ///
    /// - Parameters:
    ///   - pattern: The pattern.
    ///   - example: A code as the post writes it, for prompts and messages.
    ///   - countryCode: The country.
    /// - Returns: The overrides with the pattern.
    public func replacingPostalCodePattern(
      _ pattern: String,
      example: String,
      in countryCode: String
    ) -> Overrides {
      do throws(PatternFault) {
        _ = try PostalCodePattern(compiling: pattern, prefixes: [], example: example)
      } catch {
        preconditionFailure("A postal-code pattern is refused: \(error).")
      }
      return changing(countryCode) { $0.pattern = Pattern(source: pattern, example: example) }
    }

    /// Judges postal codes of a country by another pattern, which may turn out to be unusable.
    ///
    /// As ``replacingPostalCodePattern(_:example:in:)``, for patterns that come from outside. Nothing
    /// changes if it throws.
    ///
    /// - Parameters:
    ///   - pattern: The pattern, in the same notation.
    ///   - example: A code as the post writes it; it has to match the pattern.
    ///   - countryCode: The country.
    /// - Returns: The overrides with the pattern.
    /// - Throws: What is wrong with the pattern or its example.
    public func replacingPostalCodePattern(
      checking pattern: String,
      example: String,
      in countryCode: String
    ) throws(PatternError) -> Overrides {
      guard let judge = PostalCodePattern(pattern, prefixes: [], example: example) else {
        throw PatternError(code: .unsupportedNotation, countryCode: countryCode)
      }
      guard case .valid = judge.verdict(typed: example) else {
        throw PatternError(code: .exampleDoesNotMatch, countryCode: countryCode)
      }
      return changing(countryCode) { $0.pattern = Pattern(source: pattern, example: example) }
    }

    /// Makes a postal code of another region a reason to refuse the address, not only a note.
    ///
    /// A code belongs to another region where the country's data gives each region its codes.
    public func refusingRegionMismatch(in countryCode: String? = nil) -> Overrides {
      changing(countryCode) { $0.refusesRegionMismatch = true }
    }

    /// Makes a region that is required and not in the country's list a reason to refuse the address.
    ///
    /// Lists go stale: for hosts that can only work with a listed region, such as tax rates by state.
    public func refusingUnknownRegion(in countryCode: String? = nil) -> Overrides {
      changing(countryCode) { $0.refusesUnknownRegion = true }
    }

    private func changing(
      _ countryCode: String?,
      _ change: (inout Changes) -> Void
    ) -> Overrides {
      var copy = self
      if let countryCode {
        change(&copy.countries[countryCode.uppercased(), default: Changes()])
      } else {
        change(&copy.everywhere)
      }
      return copy
    }

    /// The wishes that apply to one country; nil if there are none.
    func changes(for countryCode: String) -> Changes? {
      var changes = everywhere
      if let own = countries[countryCode] {
        changes.demands.merge(own.demands) { $1 }
        changes.labels.merge(own.labels) { $1 }
        if own.refusesRegionMismatch { changes.refusesRegionMismatch = true }
        if own.refusesUnknownRegion { changes.refusesUnknownRegion = true }
        changes.pattern = own.pattern
      }
      return changes == Changes() ? nil : changes
    }

    enum Demand: Sendable, Hashable {
      case hidden
      case optional
      case required
    }

    struct Pattern: Sendable, Hashable {
      let source: String
      let example: String
    }

    struct Changes: Sendable, Hashable {
      var demands: [AddressField: Demand] = [:]
      var labels: [AddressField: String] = [:]
      /// Labels by language and token.
      var words: [String: [String: String]] = [:]
      var pattern: Pattern?
      var refusesRegionMismatch = false
      var refusesUnknownRegion = false
    }
  }

  /// Returns the format of a country with a host's wishes laid over it.
  ///
  /// - Parameters:
  ///   - countryCode: A two-letter ISO 3166 code, in any case.
  ///   - language: A language tag such as `de-CH`; English stands in for languages without a table.
  ///   - overrides: What the host wants otherwise.
  /// - Returns: The country's format, or the neutral one, with the wishes laid over it.
  public static func format(
    for countryCode: String,
    language: String = "en",
    overrides: Overrides
  ) -> AddressFormat {
    let format = format(for: countryCode, language: language)
    guard let changes = overrides.changes(for: format.countryCode) else { return format }
    return AddressFormat(
      countryCode: format.countryCode,
      language: language,
      country: format.country,
      adjustments: Adjustments(changes, code: format.countryCode)
    )
  }
}

/// A host's wishes for one country, worked out.
final class Adjustments: Sendable {
  let changes: AddressFormat.Overrides.Changes
  let postalCode: PostalCodePattern?

  init(_ changes: AddressFormat.Overrides.Changes, code: String) {
    self.changes = changes
    self.postalCode = changes.pattern.flatMap {
      PostalCodePattern($0.source, prefixes: [code], example: $0.example)
    }
  }

  func shown(_ fields: FieldSet) -> FieldSet {
    changes.demands.reduce(into: fields) { fields, change in
      guard let field = KnownField(change.key) else { return }
      if change.value == .hidden {
        fields.remove(FieldSet(field))
      } else {
        fields.insert(FieldSet(field))
      }
    }
  }

  func required(_ fields: FieldSet) -> FieldSet {
    changes.demands.reduce(into: fields) { fields, change in
      guard let field = KnownField(change.key) else { return }
      if change.value == .required {
        fields.insert(FieldSet(field))
      } else {
        fields.remove(FieldSet(field))
      }
    }
  }

  func wording(
    for field: AddressField,
    called word: FieldWord,
    language: String,
    instead wording: Wording
  ) -> Wording {
    let translated = changes.words[Phrasebook.primary(language)]?[word.token]
    guard let label = changes.labels[field] ?? translated else { return wording }
    // A host's word comes without its articles: sentences take it in quotation marks.
    let quoted = Phrasebook.phrasebook(for: language).quoted(label)
    return Wording(label, asked: quoted, typed: quoted)
  }
}
