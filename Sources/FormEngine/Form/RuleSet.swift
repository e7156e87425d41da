/// Some of a field's validations, by their position.
struct RuleSet: OptionSet, Sendable {
  let rawValue: UInt64

  /// How many validations a field can have.
  static let capacity = 64

  static func position(_ position: Int) -> Self { Self(rawValue: 1 << UInt64(position)) }

  /// The positions, in declared order.
  var positions: Positions { Positions(rest: rawValue) }

  struct Positions: Sequence, IteratorProtocol {
    var rest: UInt64

    mutating func next() -> Int? {
      guard rest != 0 else { return nil }
      let position = rest.trailingZeroBitCount
      rest &= rest - 1
      return position
    }
  }
}
