/// One address laid into the pattern of its country.
struct Envelope {
  let address: PostalAddress
  let country: Country
  let capitalizes: Bool
  /// The country's name for the last line; empty where the mail crosses no border.
  let countryName: String
  /// Whether the pattern for Latin script is used, with the Latin name of the region.
  let isLatin: Bool

  init(
    address: PostalAddress,
    country: Country,
    script: AddressFormatter.Script,
    capitalizes: Bool,
    countryName: String
  ) {
    self.address = address
    self.country = country
    self.capitalizes = capitalizes
    self.countryName = countryName
    self.isLatin =
      country.latinEnvelope != nil
      && !Self.isWrittenInLocalScript(address, country: country, script: script)
  }

  var pattern: EnvelopePattern {
    isLatin ? country.latinEnvelope ?? country.envelope : country.envelope
  }

  var lines: [String] {
    let pattern = pattern
    var lines: [String] = []
    lines.reserveCapacity(8)
    for line in pattern.lines {
      switch line {
      case .field(.street):
        append(text(of: .street), to: &lines)
        append(text(of: .line2), to: &lines)
      case .field(let field):
        append(once(field), to: &lines)
      case .literal(let text):
        // The country's line says it, in whatever language.
        if countryName.isEmpty { lines.append(text) }
      case .mixed(let elements):
        append(text(of: elements), to: &lines)
      }
    }
    if countryName.isEmpty {
      dropRepeated(pattern.lineLiterals, from: &lines)
    } else if !isNamed(in: lines, by: pattern) {
      lines.append(countryName)
    }
    return lines
  }

  private func append(_ text: String, to lines: inout [String]) {
    if !text.isEmpty { lines.append(text) }
  }

  /// Takes out the lines that every address of a country carries (GUERNSEY) where nothing else is
  /// printed, or where another line says the same.
  private func dropRepeated(_ literals: [String], from lines: inout [String]) {
    guard !literals.isEmpty else { return }
    guard lines.count > literals.count else {
      lines = []
      return
    }
    for literal in literals {
      let folded = Folding.fold(literal)
      let isRepeated = lines.contains { $0 != literal && Folding.fold($0) == folded }
      if isRepeated, let place = lines.lastIndex(of: literal) { lines.remove(at: place) }
    }
  }

  /// Whether a line already names the country because its pattern says so, as in
  /// `SINGAPORE 546080`: naming it again in the reader's language would print it twice.
  private func isNamed(in lines: [String], by pattern: EnvelopePattern) -> Bool {
    pattern.placeNames.contains { name in
      lines.contains { Folding.fold($0).hasPrefix(name + " ") }
    }
  }

  /// The text of a line, without the literals beside an empty field.
  ///
  /// Two fields that meet because the one between them is empty keep the literal before the
  /// second: `City, State Code` without a state is `City Code`.
  private func text(of line: [EnvelopePattern.Element]) -> String {
    var text = ""
    var literal = ""
    var isBesideEmpty = false
    for element in line {
      switch element {
      case .literal(let part):
        literal = part
      case .field(let field):
        let part = joined(field)
        if part.isEmpty {
          isBesideEmpty = true
          // Before the first printed field nothing is worth keeping.
          if text.isEmpty { literal = "" }
        } else {
          // A literal that opens the line belongs to its field, as in `〒%Z`; one that follows an
          // empty field divided it from this one.
          if !text.isEmpty || !isBesideEmpty { text += literal }
          text += part
          literal = ""
          isBesideEmpty = false
        }
      }
    }
    return isBesideEmpty ? text : text + literal
  }

  private func joined(_ field: KnownField) -> String {
    let text = once(field)
    guard field == .street, !address.line2.isEmpty else { return text }
    let line2 = self.text(of: .line2)
    return text.isEmpty || line2.isEmpty ? text + line2 : text + ", " + line2
  }

  /// The text of a field, none for a region of the city's name: Madrid in the province of Madrid,
  /// 北京市 and Москва are printed once.
  func once(_ field: KnownField) -> String {
    let text = text(of: field)
    guard field == .region, !text.isEmpty, pattern.fields.contains(KnownField.city) else {
      return text
    }
    let city = self.text(of: .city)
    return text == city || capitalizes && text.uppercased() == city ? "" : text
  }

  func text(of field: KnownField) -> String {
    var text = address[field].tidied
    if text.isEmpty { return text }
    switch field {
    case .region: text = printedRegion(text)
    case .postalCode where pattern.marksPostalCode: text = withoutMark(text)
    default: break
    }
    guard capitalizes, country.capitalized.contains(field == .line2 ? .street : field) else {
      return text
    }
    return text.uppercased()
  }

  /// What stands for the region: the key as a rule, which is the accepted abbreviation.
  private func printedRegion(_ text: String) -> String {
    guard country.printsRegionNames || country.latinEnvelope != nil,
      let position = country.regions.position(of: text)
    else { return text }
    let region = country.regions.region(at: position)
    if isLatin { return region.latinName }
    // Hong Kong's keys are English, its envelopes need not be.
    let isKeyForeign = country.latinEnvelope != nil && region.key.utf8.allSatisfy { $0 < 128 }
    return country.printsRegionNames || isKeyForeign ? region.name : text
  }

  /// The pattern prints `SE-` or `〒` by itself: a code that was typed with it has it once.
  private func withoutMark(_ text: String) -> String {
    if let first = text.utf8.first, (48...57).contains(first) { return text }
    guard case .valid(let stored)? = country.postalCode?.verdict(typed: text) else { return text }
    return stored
  }
}

extension Envelope {
  /// Whether an address is arranged in a script of its country other than Latin.
  static func isWrittenInLocalScript(
    _ address: PostalAddress,
    country: Country,
    script: AddressFormatter.Script
  ) -> Bool {
    guard country.latinEnvelope != nil else { return false }
    switch script {
    case .local: return true
    case .latin: return false
    case .automatic:
      // Not the region: what is stored there is the data's key, in the local script for everyone.
      var isEmpty = true
      for field in [KnownField.street, .line2, .city, .dependentLocality] {
        let text = address[field]
        if text.isEmpty { continue }
        isEmpty = false
        if text.unicodeScalars.contains(where: \.isForeignToLatin) { return true }
      }
      return isEmpty
    }
  }
}
