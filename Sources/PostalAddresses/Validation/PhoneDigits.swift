/// The one thing that is checked about a phone number: that it has enough digits.
enum PhoneDigits {
  /// The shortest number with its area code.
  static let fewest = 7

  /// How many digits a number has, in any script.
  ///
  /// Digits after a letter or `#` belong to an extension and do not count.
  static func count(in phone: String) -> Int {
    count(in: phone.unicodeScalars)
  }

  static func count(in phone: some Sequence<Unicode.Scalar>) -> Int {
    var count = 0
    for scalar in phone {
      if scalar.digitValue != nil {
        count += 1
      } else if count > 0, scalar == "#" || isLetter(scalar) {
        break
      }
    }
    return count
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) }
    return scalar.properties.isAlphabetic
  }
}
