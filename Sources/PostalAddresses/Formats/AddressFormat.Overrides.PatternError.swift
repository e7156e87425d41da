extension AddressFormat.Overrides {
  /// Why a postal-code pattern from outside cannot be used.
  public struct PatternError: Error, Sendable, Hashable {
    /// What is wrong.
    public enum Code: Sendable, Hashable {
      /// The pattern is empty, uses notation that is not supported, or describes too many codes.
      case unsupportedNotation
      /// The example is not a code of the pattern.
      case exampleDoesNotMatch
    }

    /// What is wrong.
    public let code: Code
    /// The country the pattern was for.
    public let countryCode: String
  }
}
