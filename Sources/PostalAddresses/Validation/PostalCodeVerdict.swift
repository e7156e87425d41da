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

extension AddressFormat {
  /// Judges a postal code as typed, whole and after cleaning.
  ///
  /// Digits of any script, any dash, any case and left-out or added separators are fine, and so is
  /// a mark of the country before the code (`D-26133`). Where the data has no pattern every code is
  /// valid. Whether the code exists is not known.
  public func postalCodeVerdict(_ typed: String) -> PostalCodeVerdict {
    guard let pattern = postalCode else {
      let cleaned = CleanedPostalCode(typed)
      return cleaned.isEmpty ? .empty : .valid(stored: cleaned.text)
    }
    return pattern.verdict(typed: typed)
  }

  /// Judges a postal code where a region of the list may have a post of its own, as Hong Kong has
  /// when it is given as a region of China.
  func postalCodeVerdict(_ typed: String, at regionPosition: Int?) -> PostalCodeVerdict {
    guard let regionPosition, let own = country.regions.ownPostalCode(at: regionPosition),
      adjustments?.postalCode == nil
    else { return postalCodeVerdict(typed) }
    return own.verdict(typed: typed)
  }

  /// The form of a postal code that is stored, or the cleaned text if it is not a valid code.
  public func normalizedPostalCode(_ typed: String) -> String {
    if case .valid(let stored) = postalCodeVerdict(typed) { return stored }
    return CleanedPostalCode(typed).text
  }
}
