/// The syntax tree of a postal-code pattern.
///
/// The data uses a small part of regular expressions: literals, `\d`, classes, `{n}`, `{n,m}`, `?`,
/// `|` and groups. That is all this reads, and only as much of it as ``mostSteps`` allows, so there
/// is no pattern and no input on which matching could run away.
indirect enum PatternNode: Sendable {
  case set(ByteSet)
  /// A space or hyphen, which the typed code may leave out.
  case separator(UInt8)
  case sequence([PatternNode])
  case choice([PatternNode])
  case repeated(PatternNode, ClosedRange<Int>)

  /// The tree of a pattern, or nil if it is refused.
  static func parse(_ source: String) -> PatternNode? { try? PatternNode(reading: source) }

  /// Reads a pattern, or says why it is refused.
  init(reading source: String) throws(PatternFault) {
    var parser = PatternParser(source)
    let node = try parser.parse()
    guard node.steps <= Self.mostSteps else { throw .tooManySteps }
    guard node.longest <= Self.longestCode else { throw .codesTooLong }
    self = node
  }

  /// The longest code that any pattern may describe.
  ///
  /// Codes have a dozen letters and digits at most; a pattern of a host that goes further is a
  /// mistake, and refused before it costs anything.
  static let longestCode = 40

  /// How many groups may stand one within the other; the data has three.
  static let deepestGroup = 16

  /// The most steps of a pattern, its repetitions written out; the longest of the data, the United
  /// Kingdom's, has about 700.
  static let mostSteps = 1_000

  /// How many steps the pattern has when it is written out; anything above the limit is one more.
  ///
  /// What is empty counts as well, since repeating it takes time.
  var steps: Int {
    let steps: Int
    switch self {
    case .set, .separator: steps = 1
    case .sequence(let nodes): steps = nodes.reduce(0) { $0 + $1.steps }
    case .choice(let nodes): steps = nodes.reduce(-2) { $0 + $1.steps + 2 }
    case .repeated(let node, let range):
      steps = node.steps * range.upperBound + 2 * (range.upperBound - range.lowerBound)
    }
    return Swift.min(Swift.max(steps, 1), Self.mostSteps + 1)
  }

  /// How many letters and digits a match can have at most; anything above the limit is one more.
  var longest: Int {
    let length: Int
    switch self {
    case .set: length = 1
    case .separator: length = 0
    case .sequence(let nodes): length = nodes.reduce(0) { $0 + $1.longest }
    case .choice(let nodes): length = nodes.map(\.longest).max() ?? 0
    case .repeated(let node, let range): length = node.longest * range.upperBound
    }
    return Swift.min(length, Self.longestCode + 1)
  }

  /// How many letters and digits a match can have.
  var lengths: Set<Int> {
    switch self {
    case .set: [1]
    case .separator: [0]
    case .sequence(let nodes): nodes.reduce([0]) { Self.sums($0, $1.lengths) }
    case .choice(let nodes): nodes.reduce(into: []) { $0.formUnion($1.lengths) }
    case .repeated(let node, let range):
      Self.multiples(of: node.lengths, range)
    }
  }

  /// Every character that occurs anywhere in a match.
  var characters: ByteSet {
    switch self {
    case .set(let set): set
    case .separator: ByteSet()
    case .sequence(let nodes), .choice(let nodes):
      nodes.reduce(into: ByteSet()) { $0.formUnion($1.characters) }
    case .repeated(let node, _): node.characters
    }
  }

  private static func multiples(of lengths: Set<Int>, _ range: ClosedRange<Int>) -> Set<Int> {
    var sums: Set<Int> = [0]
    var all: Set<Int> = range.lowerBound == 0 ? [0] : []
    for count in 0..<range.upperBound {
      sums = Self.sums(sums, lengths)
      if range.contains(count + 1) { all.formUnion(sums) }
    }
    return all
  }

  private static func sums(_ left: Set<Int>, _ right: Set<Int>) -> Set<Int> {
    Set(left.flatMap { first in right.map { first + $0 } })
  }
}

/// A set of ASCII characters.
struct ByteSet: Sendable, Hashable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  static let digits = ByteSet(UInt8(ascii: "0")...UInt8(ascii: "9"))

  init() {}

  init(_ range: ClosedRange<UInt8>) {
    for byte in range { insert(byte) }
  }

  mutating func insert(_ byte: UInt8) {
    if byte < 64 { low |= 1 << UInt64(byte) } else if byte < 128 { high |= 1 << UInt64(byte - 64) }
  }

  mutating func formUnion(_ other: ByteSet) {
    low |= other.low
    high |= other.high
  }

  func contains(_ byte: UInt8) -> Bool {
    if byte < 64 { return low & (1 << UInt64(byte)) != 0 }
    return byte < 128 && high & (1 << UInt64(byte - 64)) != 0
  }

  func isSubset(of other: ByteSet) -> Bool {
    low & ~other.low == 0 && high & ~other.high == 0
  }
}
