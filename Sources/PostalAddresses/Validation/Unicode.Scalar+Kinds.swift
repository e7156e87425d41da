// The few questions about characters that more than one part of the package asks.

extension Unicode.Scalar {
  /// Whether this is a dash of any script, a minus sign, or the long-vowel mark that Japanese
  /// keyboards give for one.
  var isDash: Bool {
    switch self {
    case "\u{2212}", "\u{30FC}", "\u{FF70}", "\u{2043}": true
    default: properties.generalCategory == .dashPunctuation
    }
  }

  /// Whether this shows as nothing and is not a space: control characters, format and direction
  /// marks, joiners, variation selectors.
  var isInvisible: Bool {
    if properties.isWhitespace { return false }
    switch properties.generalCategory {
    case .format, .control: return true
    default: return properties.isDefaultIgnorableCodePoint
    }
  }

  /// Whether this changes the direction of the text after it, beyond its own letters.
  var isDirectionOverride: Bool {
    switch self {
    case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": true
    default: false
    }
  }

  /// The ASCII form of a full-width letter, digit or sign; anything else as it is.
  var narrowed: Unicode.Scalar {
    guard ("\u{FF01}"..."\u{FF5E}").contains(self) else { return self }
    return Unicode.Scalar(value - 0xFEE0) ?? self
  }

  /// The value of a decimal digit of any script.
  var digitValue: Int? {
    if ("0"..."9").contains(self) { return Int(value - 48) }
    guard properties.numericType == .decimal, let number = properties.numericValue else {
      return nil
    }
    return Int(number)
  }
}
