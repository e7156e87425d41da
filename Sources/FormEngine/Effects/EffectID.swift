/// The name of a piece of running work, for cancelling it.
///
/// Unique per form state, so that two forms never cancel each other's work.
public struct EffectID: Hashable, Sendable {
  /// The name as a number.
  public let rawValue: UInt64

  /// Creates a name from a number.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }
}
