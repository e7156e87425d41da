/// One address laid into the pattern of its country.
struct Envelope {
  let address: PostalAddress
  let country: Country
  let capitalizes: Bool
  /// Whether the pattern for Latin script is used, with the Latin name of the region.
  let isLatin: Bool

  init(
    address: PostalAddress,
    country: Country,
    script: AddressFormatter.Script,
    capitalizes: Bool
  ) {
    self.address = address
    self.country = country
    self.capitalizes = capitalizes
    self.isLatin =
      country.latinEnvelope != nil
      && !Self.isWrittenInLocalScript(address, country: country, script: script)
  }

  var lines: [String] {
    let pattern = isLatin ? country.latinEnvelope ?? country.envelope : country.envelope
    return pattern.lines
      .flatMap { line in
        line == [.field(.street)] ? streetLines : [text(of: line)]
      }
      .filter { !$0.isEmpty }
  }

  private var streetLines: [String] { [text(of: .street), text(of: .line2)] }

  /// The text of a line, without the literals beside an empty field.
  ///
  /// Two fields that meet because the one between them is empty keep the literal before the
  /// second: `City, State Code` without a state is `City Code`.
  private func text(of line: [EnvelopePattern.Element]) -> String {
    guard line.contains(where: \.isField) else { return line.map(\.literalText).joined() }
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

  private func joined(_ field: AddressField) -> String {
    guard field == .street else { return text(of: field) }
    return streetLines.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private func text(of field: AddressField) -> String {
    var text = address[field].tidied
    if isLatin, field == .region, let region = country.regions.match(text) {
      text = region.latinName
    }
    let isCapitalized = country.capitalized.contains(field == .line2 ? .street : field)
    return capitalizes && isCapitalized ? text.uppercased() : text
  }
}

extension Envelope {
  /// Whether an address is arranged in a script of its country other than Latin.
  static func isWrittenInLocalScript(
    _ address: PostalAddress,
    script: AddressFormatter.Script
  ) -> Bool {
    let country = AddressFormat.format(for: address.countryCode).country
    return isWrittenInLocalScript(address, country: country, script: script)
  }

  private static func isWrittenInLocalScript(
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
      let written = [address.street, address.line2, address.city, address.dependentLocality]
      return written.allSatisfy(\.isEmpty)
        || written.contains { $0.unicodeScalars.contains(where: \.isForeignToLatin) }
    }
  }
}

extension EnvelopePattern.Element {
  fileprivate var isField: Bool {
    if case .field = self { true } else { false }
  }

  fileprivate var literalText: String {
    if case .literal(let text) = self { text } else { "" }
  }
}
