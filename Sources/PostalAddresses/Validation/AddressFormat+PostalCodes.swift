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
