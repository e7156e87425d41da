/// What a typed postal code is worth in a country.
public enum PostalCodeVerdict: Sendable, Hashable {
  /// Nothing was typed.
  case empty
  /// A code of the country, in the form that is stored.
  case valid(stored: String)
  /// Not a code yet, but the beginning of one: no mistake while someone types.
  case incomplete
  /// No code of the country begins like this.
  case malformed(Reason)

  /// Why a code is none of the country's.
  public enum Reason: Sendable, Hashable {
    /// The beginning of a code and no more. A verdict says ``PostalCodeVerdict/incomplete``
    /// instead; an ``AddressValidator`` reports it once the typing is over.
    case tooShort
    /// More letters and digits than any code has.
    case tooLong
    /// A character that no code has; the first such, after cleaning.
    case wrongCharacter(Character)
    /// Letters and digits in an order that no code has.
    case wrongShape
  }
}

// A verdict holds the code that was typed, and a reason a character of it: neither describes them.

extension PostalCodeVerdict: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  /// The kind of verdict, without the code.
  public var description: String {
    switch self {
    case .empty: "empty"
    case .valid: "valid"
    case .incomplete: "incomplete"
    case .malformed(let reason): "malformed(\(reason))"
    }
  }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .struct) }
}

extension PostalCodeVerdict.Reason: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  /// The kind of reason, without the character it may name.
  public var description: String {
    switch self {
    case .tooShort: "tooShort"
    case .tooLong: "tooLong"
    case .wrongCharacter: "wrongCharacter"
    case .wrongShape: "wrongShape"
    }
  }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .struct) }
}
