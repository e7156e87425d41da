/// A country's envelope, as lines of fields and the literal text between them.
///
/// Made from patterns such as `〒%Z%n%S%C%n%A%n%O%n%N`. Letters the package does not know (the data
/// grows new ones) are skipped.
struct EnvelopePattern: Sendable, Hashable {
  enum Element: Sendable, Hashable {
    case field(KnownField)
    case literal(String)
  }

  /// A line, sorted by how it is printed.
  enum Line: Sendable, Hashable {
    /// Nothing but one field, which is printed as it is.
    case field(KnownField)
    /// Nothing but text that every address of the country carries.
    case literal(String)
    case mixed([Element])
  }

  let lines: [Line]
  /// The fields in printed order.
  let order: [KnownField]
  let fields: FieldSet
  /// Whether something that names the country stands before the postal code: `SE-`, `〒`.
  let marksPostalCode: Bool
  /// Names of places inside lines with fields, folded: `singapore`.
  let placeNames: [String]
  /// Lines without a field, which every address of the country carries: `GUERNSEY`.
  let lineLiterals: [String]

  init(_ text: some StringProtocol) {
    var lines: [[Element]] = [[]]
    var literal = ""
    func endLiteral() {
      if !literal.isEmpty { lines[lines.count - 1].append(.literal(literal)) }
      literal = ""
    }
    var scalars = text.unicodeScalars.makeIterator()
    while let scalar = scalars.next() {
      guard scalar == "%" else {
        literal.unicodeScalars.append(scalar)
        continue
      }
      endLiteral()
      guard let letter = scalars.next() else { break }
      if letter == "n" {
        lines.append([])
      } else if letter.isASCII, let field = KnownField(letter: UInt8(letter.value)) {
        lines[lines.count - 1].append(.field(field))
      }
    }
    endLiteral()
    self.lines = lines.compactMap(Self.line)
    self.marksPostalCode = lines.contains { line in
      zip(line, line.dropFirst())
        .contains { literal, field in
          guard case .literal(let text) = literal, field == .field(.postalCode) else {
            return false
          }
          return text.unicodeScalars.contains { $0.properties.isAlphabetic || !$0.isASCII }
        }
    }
    self.lineLiterals = self.lines.compactMap {
      if case .literal(let text) = $0 { text } else { nil }
    }
    let mixed = lines.filter { line in
      line.contains { if case .field = $0 { true } else { false } }
    }
    self.placeNames = mixed.joined()
      .compactMap { element in
        guard case .literal(let text) = element else { return nil }
        let name = Folding.fold(text)
        return name.utf8.count > 3 ? name : nil
      }
    self.order = lines.joined().compactMap { if case .field(let field) = $0 { field } else { nil } }
    self.fields = order.reduce(into: []) { $0.insert(FieldSet($1)) }
  }

  private static func line(_ elements: [Element]) -> Line? {
    guard let first = elements.first else { return nil }
    let hasField = elements.contains { if case .field = $0 { true } else { false } }
    guard hasField else {
      return .literal(
        elements.map { if case .literal(let text) = $0 { text } else { "" } }.joined()
      )
    }
    if elements.count == 1, case .field(let field) = first { return .field(field) }
    return .mixed(elements)
  }
}
