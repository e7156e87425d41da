public import PostalAddresses

extension TypedAddress {
  /// A provider's street, with what was typed and the provider left out.
  public struct Completion: Sendable, Hashable {
    /// The street line.
    public var street: String
    /// The second line.
    public var line2: String
    /// The fields that hold something nobody but the person has said.
    public var unverified: Set<AddressField>
  }

  /// Puts the typed number and unit back where a provider's street lacks them, never twice.
  ///
  /// A number goes where the country writes it. A provider's "12" becomes the typed "12a" or
  /// "12-14", since the suffix was lost on the way; any other number of the provider stands, as
  /// it is the one that was chosen. The number is put back only onto the street it was typed for,
  /// which is one that shares the beginning of a word with the line. A unit goes to the second line.
  ///
  /// - Parameters:
  ///   - street: The provider's street line.
  ///   - line2: The second line if it is taken, so that the unit stays in the street; nil if free.
  /// - Returns: The completed lines.
  public func completing(_ street: String, line2: String? = nil) -> Completion {
    var completion = Completion(street: street, line2: line2 ?? "", unverified: [])
    guard !street.isEmpty else { return completion }
    if let completed = withNumber(street) {
      completion.street = completed
      completion.unverified.insert(.street)
    }
    guard let unit, !contains(unit, in: street), line2.map({ !contains(unit, in: $0) }) ?? true
    else { return completion }
    if line2 == nil {
      completion.line2 = unit
      completion.unverified.insert(.line2)
    } else {
      completion.street = habits.composing(completion.street, unit: unit)
      completion.unverified.insert(.street)
    }
    return completion
  }

  /// The street with the typed number, or nil if the street is right as it is.
  private func withNumber(_ street: String) -> String? {
    guard let number else { return nil }
    let name = StreetName(typed: lineWithoutUnit, number: number)
    guard name.isSame(as: street) else { return nil }
    let answer = TypedAddress(street, countryCode: habits.countryCode)
    guard let known = answer.number else {
      // "5 av" means the "5th" of "5th Avenue", unless the line says that as well.
      let isName = StreetName.says(Self.plain(number), in: Self.words(of: street))
      if isName, !name.says(number) { return nil }
      return habits.composing(street: street, number: number)
    }
    let plain = Self.plain(known)
    guard plain != Self.plain(number), plain.allSatisfy(\.isNumber) else { return nil }
    guard HouseNumber.base(of: number) == plain else { return nil }
    guard let place = Self.place(of: known, in: street, fromEnd: !habits.numberFirst) else {
      return nil
    }
    return street.replacingCharacters(in: place, with: number)
  }

  private func contains(_ unit: String, in line: String) -> Bool {
    let found = UnitReader(habits: habits).read(line).unit
    return found.map { Self.plain($0) == Self.plain(unit) } ?? false
      || Self.plain(line) == Self.plain(unit)
  }

  /// Compared without case, blanks and the kind of dash.
  private static func plain(_ text: String) -> String {
    String(text.lowercased().filter { !$0.isWhitespace }.map { HouseNumber.isDash($0) ? "-" : $0 })
  }

  private static func words(of street: String) -> [String] {
    street.split { !$0.isLetter && !$0.isNumber && !"-/".contains($0) }.map { plain(String($0)) }
  }

  private static func place(
    of number: String,
    in street: String,
    fromEnd: Bool
  ) -> Range<String.Index>? {
    let starts = street.indices.filter { street[$0...].hasPrefix(number) }
    guard let start = fromEnd ? starts.last : starts.first else { return nil }
    return start..<street.index(start, offsetBy: number.count)
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    var copy = self
    copy.replaceSubrange(range, with: text)
    return copy
  }
}

extension TypedAddress.Completion: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  // What was typed or found is an address: like ``PostalAddress`` it shows nothing in a log.

  /// A text without any part of an address.
  public var description: String { "TypedAddress.Completion(redacted)" }

  /// A text without any part of an address.
  public var debugDescription: String { "TypedAddress.Completion(redacted)" }

  /// A mirror without children, so that `dump` shows nothing.
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}
