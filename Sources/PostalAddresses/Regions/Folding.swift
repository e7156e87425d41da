/// Comparing names without regard to case, accents, width, dots and spacing.
///
/// A small generated table of Latin, Greek and Cyrillic letters stands in for the decomposition
/// that FoundationEssentials lacks. Folding is for comparing, never for showing.
enum Folding {
  static func fold(_ text: String) -> String {
    foldASCII(text) ?? foldScalars(of: text)
  }

  /// The short way for text of ASCII alone; nil for any other.
  private static func foldASCII(_ text: String) -> String? {
    var folded: [UInt8] = []
    var needsSpace = false
    for byte in text.utf8 {
      switch byte {
      case 128...: return nil
      case 9...13, UInt8(ascii: " "), UInt8(ascii: "-"): needsSpace = !folded.isEmpty
      case 0..<32, 127, UInt8(ascii: "."), UInt8(ascii: "'"), UInt8(ascii: "`"): break
      default:
        if needsSpace { folded.append(UInt8(ascii: " ")) }
        needsSpace = false
        let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
        folded.append(isCapital ? byte + 32 : byte)
      }
    }
    return String(decoding: folded, as: UTF8.self)
  }

  private static func foldScalars(of text: String) -> String {
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
    scalar.isSpace || scalar.isDash
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
