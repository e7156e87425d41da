import Foundation

/// The words of a typed line without its house number, to tell whether an answer is that street.
struct StreetName {
  private let words: [String]

  init(typed line: String, number: String) {
    var words = Self.words(of: line)
    for part in Self.words(of: number) {
      if let place = words.firstIndex(of: part) { words.remove(at: place) }
    }
    self.words = words
  }

  /// Whether a word of the street begins like a word of the line.
  ///
  /// Words that half of all streets have decide only where there is nothing else.
  func isSame(as street: String) -> Bool {
    let answer = Self.words(of: street)
    // Nothing to compare by, or two scripts.
    guard !words.isEmpty, Self.areLatin(words) == Self.areLatin(answer) else { return true }
    let telling = words.filter { !Self.isCommon($0) }
    guard !telling.isEmpty else { return Self.share(words, answer) }
    let names = answer.filter { !Self.common.contains($0) }
    return Self.share(telling, names.isEmpty ? answer : names)
  }

  /// Whether the line says a number besides the house number.
  func says(_ number: String) -> Bool { Self.says(number, in: words) }

  /// Whether one of the words is the number or its ordinal: "5", "5th", "17.".
  static func says(_ number: String, in words: [String]) -> Bool {
    words.contains { word in
      guard word.hasPrefix(number) else { return false }
      let rest = word.dropFirst(number.count)
      return rest.isEmpty || number.allSatisfy(\.isNumber) && ordinals.contains(String(rest))
    }
  }

  private static func share(_ typed: [String], _ names: [String]) -> Bool {
    // A letter of its own is a direction or a suffix, as long as there is anything longer.
    let longer = typed.filter { $0.count > 1 }
    return (longer.isEmpty ? typed : longer)
      .contains { word in
        names.contains { name in
          if isIdeographic(word) || isIdeographic(name) {
            return name.contains(word) || word.contains(name)
          }
          // Four letters are a beginning as well: what follows may be a slip.
          return name.hasPrefix(word) || word.hasPrefix(name)
            || name.commonPrefix(with: word).count > 3
        }
      }
  }

  /// Words of letters and digits; where words and numbers are not kept apart, of letters only.
  private static func words(of line: String) -> [String] {
    var text = line.lowercased().replacingOccurrences(of: "ß", with: "ss")
      .folding(options: [.diacriticInsensitive, .widthInsensitive], locale: nil)
    for (long, short) in [("ae", "a"), ("oe", "o"), ("ue", "u"), ("ø", "o"), ("ł", "l")] {
      text = text.replacingOccurrences(of: long, with: short)
    }
    return text.split { !$0.isLetter && !$0.isNumber }
      .map { isIdeographic($0) ? $0.filter(\.isLetter) : String($0) }
  }

  private static func isCommon(_ word: String) -> Bool {
    common.contains { $0.hasPrefix(word) }
  }

  private static func isIdeographic(_ word: some StringProtocol) -> Bool {
    word.unicodeScalars.contains { $0.value >= 0x2E80 }
  }

  private static func areLatin(_ words: [String]) -> Bool {
    let letters = words.joined().filter(\.isLetter)
    return letters.isEmpty || letters.contains(where: \.isASCII)
  }

  private static let ordinals: Set<String> = [
    "st", "nd", "rd", "th", "e", "er", "re", "eme", "o", "a", "º", "ª",
  ]
  /// Folded as the words are.
  private static let common: Set<String> = [
    "street", "st", "road", "rd", "avenue", "ave", "av", "lane", "ln", "drive", "dr", "court", "ct",
    "place", "pl", "boulevard", "blvd", "way", "square", "sq", "the", "strasse", "str", "weg",
    "platz", "gasse", "allee", "ru", "rue", "quai", "chemin", "impasse", "de", "du", "des", "la",
    "le", "les", "calle", "carrer", "avenida", "plaza", "via", "viale", "piazza", "corso", "rua",
    "straat", "laan", "улица", "ул",
  ]
}
