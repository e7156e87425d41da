// The few questions about characters that more than one part of the package asks. Each answers for
// ASCII and for the letters most in use without the Unicode tables: nearly all text that addresses
// hold is of those, and the tables cost more than the rest of judging together.

extension Unicode.Scalar {
  /// Whether this is a dash of any script, a minus sign, or the long-vowel mark that Japanese
  /// keyboards give for one.
  var isDash: Bool {
    if isASCII { return self == "-" }
    if isPlainLetter { return false }
    switch self {
    case "\u{2212}", "\u{30FC}", "\u{FF70}", "\u{2043}": return true
    default: return properties.generalCategory == .dashPunctuation
    }
  }

  /// Whether this is white space of any script, line breaks among it.
  var isSpace: Bool {
    if isASCII { return value == 32 || (9...13).contains(value) }
    return !isPlainLetter && properties.isWhitespace
  }

  /// Whether this shows as nothing and is not a space: control characters, format and direction
  /// marks, joiners, variation selectors.
  var isInvisible: Bool {
    if isASCII { return (value < 32 || value == 127) && !isSpace }
    if isPlainLetter || isSpace { return false }
    switch properties.generalCategory {
    case .format, .control: return true
    default: return properties.isDefaultIgnorableCodePoint
    }
  }

  /// Whether this is a control character, a line break or a separator of lines.
  var breaksLine: Bool {
    if isASCII { return value < 32 || value == 127 }
    return self == "\u{2028}" || self == "\u{2029}" || ("\u{80}"..."\u{9F}").contains(self)
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
    if isASCII { return ("0"..."9").contains(self) ? Int(value - 48) : nil }
    guard !isPlainLetter, properties.numericType == .decimal,
      let number = properties.numericValue
    else { return nil }
    return Int(number)
  }

  /// Whether this is a letter of a script other than Latin.
  var isForeignToLatin: Bool {
    if value <= 0x24F { return false }
    if isPlainLetter { return true }
    guard properties.isAlphabetic else { return false }
    return !("\u{1E00}"..."\u{1EFF}").contains(self) && !("\u{FF21}"..."\u{FF5A}").contains(self)
  }

  /// Whether this is a letter that has no capital form, or a sign on one, of the scripts most in use.
  var isCaseless: Bool {
    switch self {
    case "\u{620}"..."\u{64A}", "\u{900}"..."\u{963}", "\u{E01}"..."\u{E4E}",
      "\u{3041}"..."\u{3096}", "\u{30A1}"..."\u{30FA}", "\u{4E00}"..."\u{9FFF}",
      "\u{AC00}"..."\u{D7A3}":
      true
    default: false
    }
  }

  /// Whether this is a letter and nothing else, which is told without the Unicode tables.
  private var isPlainLetter: Bool {
    switch self {
    case "\u{C0}"..."\u{24F}", "\u{400}"..."\u{481}", "\u{531}"..."\u{556}",
      "\u{561}"..."\u{587}":
      true
    default: isCaseless
    }
  }
}
