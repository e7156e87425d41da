/// Comparing names without regard to case, accents, width, dots and spacing.
///
/// A small generated table of Latin, Greek and Cyrillic letters stands in for the decomposition
/// that FoundationEssentials lacks. Folding is for comparing, never for showing.
enum Folding {
  static func fold(_ text: String) -> String {
    var folded = ""
    var needsSpace = false
    for scalar in text.unicodeScalars {
      if isIgnored(scalar) { continue }
      if isSeparator(scalar) {
        needsSpace = !folded.isEmpty
        continue
      }
      if needsSpace { folded.append(" ") }
      needsSpace = false
      for lower in scalar.narrowed.properties.lowercaseMapping.unicodeScalars {
        guard !isIgnored(lower) else { continue }
        if let base = table[lower] {
          folded += base
        } else {
          folded.unicodeScalars.append(lower)
        }
      }
    }
    return folded
  }

  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar.isDash
  }

  /// Combining accents, dots and apostrophes, and what cannot be seen.
  private static func isIgnored(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{300}"..."\u{36F}", ".", "'", "’", "‘", "ʼ", "`": true
    default: scalar.isInvisible
    }
  }

  private static let table: [Unicode.Scalar: String] = {
    var table: [Unicode.Scalar: String] = [:]
    for entry in "\(AddressData.folding)".split(whereSeparator: \.isWhitespace) {
      guard let letter = entry.unicodeScalars.first else { continue }
      table[letter] = String(String.UnicodeScalarView(entry.unicodeScalars.dropFirst()))
    }
    return table
  }()
}
