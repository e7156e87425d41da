/// A country's envelope, as lines of fields and the literal text between them.
///
/// Made from patterns such as `〒%Z%n%S%C%n%A%n%O%n%N`. Letters the package does not know (the data
/// grows new ones) are skipped.
struct EnvelopePattern: Sendable, Hashable {
  enum Element: Sendable, Hashable {
    case field(AddressField)
    case literal(String)
  }

  let lines: [[Element]]

  init(_ text: String) {
    var lines: [[Element]] = [[]]
    var literal = ""
    func endLiteral() {
      if !literal.isEmpty { lines[lines.count - 1].append(.literal(literal)) }
      literal = ""
    }
    var characters = text.makeIterator()
    while let character = characters.next() {
      guard character == "%" else {
        literal.append(character)
        continue
      }
      endLiteral()
      guard let letter = characters.next() else { break }
      if letter == "n" {
        lines.append([])
      } else if let field = AddressField(letter: letter) {
        lines[lines.count - 1].append(.field(field))
      }
    }
    endLiteral()
    self.lines = lines.filter { !$0.isEmpty }
  }

  /// The fields in printed order.
  var order: [AddressField] {
    lines.joined()
      .compactMap { element in
        if case .field(let field) = element { field } else { nil }
      }
  }

  var fields: Set<AddressField> { Set(order) }
}
