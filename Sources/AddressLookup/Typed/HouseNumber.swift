/// The grammar of a house number: digits, a suffix, a range.
enum HouseNumber {
  /// Whether one word is a number: "12", "12a", "10-12", "12/3", "112-10", "1bis", "W204N119".
  static func isNumber(_ word: Substring, _ habits: NumberHabits) -> Bool {
    var rest = word
    guard takePart(&rest, habits) else { return isGridNumber(word, habits) }
    var parts = 1
    while let mark = rest.first, isDash(mark) || mark == "/" {
      rest.removeFirst()
      parts += 1
      if parts > 4 || !takePart(&rest, habits, mayBeLetters: true) { return false }
    }
    return rest.isEmpty
  }

  /// The digits a number begins with.
  static func base(of number: String) -> String {
    String(number.prefix(while: \.isNumber))
  }

  static func isDash(_ character: Character) -> Bool {
    "-‐‑‒–—−－ー".contains(character)
  }

  /// Digits with one letter or a suffix word; after a mark also letters alone ("12-III", "12-A").
  private static func takePart(
    _ rest: inout Substring,
    _ habits: NumberHabits,
    mayBeLetters: Bool = false
  ) -> Bool {
    let digits = rest.prefix { $0.isNumber }
    rest = rest.dropFirst(digits.count)
    let letters = rest.prefix { $0.isLetter && !isDash($0) }
    if digits.isEmpty {
      rest = rest.dropFirst(letters.count)
      return mayBeLetters && (1...3).contains(letters.count)
    }
    guard digits.count <= 6 else { return false }
    if letters.isEmpty { return true }
    guard letters.count == 1 || habits.suffixWords.contains(letters.lowercased()) else {
      return false
    }
    rest = rest.dropFirst(letters.count)
    return true
  }

  /// "N6W23001", as parts of the United States count.
  private static func isGridNumber(_ word: Substring, _ habits: NumberHabits) -> Bool {
    guard habits.countryCode == "US", let first = word.first, "NSEWnsew".contains(first) else {
      return false
    }
    let digits = word.filter(\.isNumber).count
    return digits >= 3 && word.allSatisfy { $0.isNumber || "NSEWnsew".contains($0) }
      && word.last?.isNumber == true
  }
}
