/// A typed postal code after the one pass that every code goes through before it is judged.
///
/// The pass makes digits of any script ASCII, dashes of any kind a hyphen and runs of any white
/// space one space; narrows full-width letters; writes letters as capitals, whatever the language;
/// and drops what cannot be seen (direction marks, joiners, control characters). Spaces at the
/// ends go. Cleaning twice changes nothing.
struct CleanedPostalCode: Hashable {
  /// The code as it can be shown and, if no pattern says otherwise, stored.
  private(set) var text: String

  init(_ typed: String) {
    self.init(typed.unicodeScalars)
  }

  /// Generic so that a test can count how often a character is read.
  init(_ typed: some Sequence<Unicode.Scalar>) {
    var text = ""
    var needsSpace = false
    for scalar in typed where !scalar.isInvisible {
      if scalar.isSpace {
        needsSpace = !text.isEmpty
        continue
      }
      if needsSpace { text.append(" ") }
      needsSpace = false
      if scalar.isDash {
        text.append("-")
      } else if scalar.isASCII {
        let isSmall = ("a"..."z").contains(scalar)
        text.unicodeScalars.append(isSmall ? Unicode.Scalar(UInt8(scalar.value) - 32) : scalar)
      } else if let digit = scalar.digitValue {
        text += String(digit)
      } else {
        text += scalar.narrowed.properties.uppercaseMapping
      }
    }
    self.text = text
  }

  var isEmpty: Bool { text.isEmpty }
  var startsWithDash: Bool { text.utf8.first == UInt8(ascii: "-") }
  var endsWithDash: Bool { text.utf8.last == UInt8(ascii: "-") }

  /// The letters and digits, without separators.
  var compact: [UInt8] {
    text.utf8.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "-") }
  }

  /// The first character that no postal code of any country has.
  var firstStranger: Character? {
    text.first { character in
      switch character {
      case "A"..."Z", "0"..."9": !character.isASCII
      case " ", "-": false
      default: true
      }
    }
  }

  /// Takes out signs such as the Japanese postal mark.
  mutating func remove(_ signs: Set<Unicode.Scalar>) {
    guard !signs.isEmpty, text.unicodeScalars.contains(where: signs.contains) else { return }
    var kept = String.UnicodeScalarView()
    kept.append(contentsOf: text.unicodeScalars.filter { !signs.contains($0) })
    self = CleanedPostalCode(String(kept))
  }
}
