/// Comparing names without regard to case, accents, width, dots and spacing.
///
/// A small generated switch over Latin, Greek and Cyrillic letters stands in for the decomposition
/// that FoundationEssentials lacks. Folding is for comparing, never for showing.
enum Folding {
  static func fold(_ text: String) -> String {
    foldASCII(text) ?? foldScalars(text.unicodeScalars)
  }

  /// The short way for text of ASCII alone; nil for any other.
  private static func foldASCII(_ text: String) -> String? {
    var folded: [UInt8] = []
    var needsSpace = false
    for byte in text.utf8 {
      switch byte {
      case 128...: return nil
      // Control characters divide words, as they do in what is stored.
      case 0...32, 127, UInt8(ascii: "-"): needsSpace = !folded.isEmpty
      case UInt8(ascii: "."), UInt8(ascii: "'"), UInt8(ascii: "`"): break
      default:
        if needsSpace { folded.append(UInt8(ascii: " ")) }
        needsSpace = false
        let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
        folded.append(isCapital ? byte + 32 : byte)
      }
    }
    return String(decoding: folded, as: UTF8.self)
  }

  static func foldScalars(_ text: some Sequence<Unicode.Scalar>) -> String {
    var folded = ""
    var needsSpace = false
    for scalar in text {
      if isSeparator(scalar) {
        needsSpace = !folded.isEmpty
        continue
      }
      if isIgnored(scalar) { continue }
      if needsSpace { folded.append(" ") }
      needsSpace = false
      if let lower = lowered(scalar) {
        append(lower, to: &folded)
      } else {
        for lower in scalar.narrowed.properties.lowercaseMapping.unicodeScalars {
          append(lower, to: &folded)
        }
      }
    }
    return folded
  }

  private static func append(_ lower: Unicode.Scalar, to folded: inout String) {
    guard !isIgnored(lower) else { return }
    if let base = AddressData.folded(lower.value) {
      folded += base
    } else {
      folded.unicodeScalars.append(lower)
    }
  }

  /// The small letter, for the scripts in which it is found without the Unicode tables.
  private static func lowered(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case "A"..."Z", "\u{410}"..."\u{42F}": Unicode.Scalar(scalar.value + 32)
    case "\u{400}"..."\u{40F}": Unicode.Scalar(scalar.value + 80)
    case "a"..."z", "0"..."9", "\u{430}"..."\u{45F}": scalar
    default: scalar.isCaseless ? scalar : nil
    }
  }

  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isSpace || scalar.isDash || scalar.breaksLine
  }

  /// Combining accents, dots and apostrophes, and what cannot be seen.
  private static func isIgnored(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{300}"..."\u{36F}", ".", "'", "’", "‘", "ʼ", "`": true
    default: scalar.isInvisible
    }
  }
}
