/// Reads the data's pattern notation into a ``PatternNode``.
struct PatternParser {
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0
  private var isTooDeep = false

  init(_ source: String) {
    bytes = Array(source.utf8)
  }

  mutating func parse() throws(PatternFault) -> PatternNode {
    guard let node = choice(), position == bytes.count else {
      throw isTooDeep ? .tooDeep : .notation
    }
    return node
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard let next, next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func choice() -> PatternNode? {
    var branches: [PatternNode] = []
    repeat {
      guard let branch = sequence() else { return nil }
      branches.append(branch)
    } while take("|")
    return branches.count == 1 ? branches[0] : .choice(branches)
  }

  private mutating func sequence() -> PatternNode? {
    var nodes: [PatternNode] = []
    while let next, next != UInt8(ascii: "|"), next != UInt8(ascii: ")") {
      guard let node = atom(), let repeated = quantified(node) else { return nil }
      nodes.append(repeated)
    }
    return .sequence(nodes)
  }

  private mutating func atom() -> PatternNode? {
    if take("(") {
      if take("?") { guard take(":") else { return nil } }
      return group()
    }
    if take("[") { return characterClass() }
    if take("\\") { return escape() }
    guard let byte = next, Self.isLiteral(byte) else { return nil }
    position += 1
    return Self.node(for: byte)
  }

  private mutating func group() -> PatternNode? {
    guard depth < PatternNode.deepestGroup else {
      isTooDeep = true
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    guard let inner = choice(), take(")") else { return nil }
    return inner
  }

  private mutating func escape() -> PatternNode? {
    if take("d") { return .set(.digits) }
    guard let byte = next, !Self.isAlphanumeric(byte) else { return nil }
    position += 1
    return Self.node(for: byte)
  }

  private mutating func characterClass() -> PatternNode? {
    var set = ByteSet()
    while !take("]") {
      if take("\\") {
        if take("d") {
          set.formUnion(.digits)
          continue
        }
      }
      guard let low = next else { return nil }
      position += 1
      if next == UInt8(ascii: "-"), position + 1 < bytes.count,
        bytes[position + 1] != UInt8(ascii: "]")
      {
        let high = bytes[position + 1]
        guard low <= high else { return nil }
        position += 2
        set.formUnion(ByteSet(low...high))
      } else {
        set.insert(low)
      }
    }
    return Self.separators(in: set) ?? .set(set)
  }

  /// A class of nothing but separators; the hyphen is the one written where both are allowed.
  private static func separators(in set: ByteSet) -> PatternNode? {
    var both = ByteSet()
    both.insert(space)
    both.insert(hyphen)
    guard set != ByteSet(), set.isSubset(of: both) else { return nil }
    return .separator(set.contains(hyphen) ? hyphen : space)
  }

  private mutating func quantified(_ node: PatternNode) -> PatternNode? {
    if take("?") { return .repeated(node, 0...1) }
    guard take("{") else { return node }
    guard let low = number() else { return nil }
    var high = low
    if take(",") {
      guard let upper = number() else { return nil }
      high = upper
    }
    // The longest code of any country has a dozen characters.
    guard take("}"), low <= high, high <= 32 else { return nil }
    return .repeated(node, low...high)
  }

  private mutating func number() -> Int? {
    var digits = ""
    while let byte = next, ByteSet.digits.contains(byte) {
      digits.unicodeScalars.append(Unicode.Scalar(byte))
      position += 1
    }
    return Int(digits)
  }

  private static let space = UInt8(ascii: " ")
  private static let hyphen = UInt8(ascii: "-")

  private static func node(for byte: UInt8) -> PatternNode {
    byte == space || byte == hyphen ? .separator(byte) : .set(ByteSet(byte...byte))
  }

  private static func isLiteral(_ byte: UInt8) -> Bool {
    isAlphanumeric(byte) || byte == space || byte == hyphen
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }
}
