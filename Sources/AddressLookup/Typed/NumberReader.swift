/// Finds the house number in a line without its unit.
struct NumberReader {
  let habits: NumberHabits

  struct Found {
    var number: String?
    var hasStreet = false
  }

  func read(_ line: String) -> Found {
    let parts = line.split(separator: ",").map { $0.split(whereSeparator: \.isWhitespace) }
      .filter { !$0.isEmpty }
    guard let first = parts.first else { return Found() }
    var found = read(first)
    // "Calle Mayor, 12" and "12 ter, rue Essai": the number is a part of its own.
    if found.number == nil, parts.count > 1, first.contains(where: isWord) {
      let second = Array(parts[1])
      if let count = numberLength(second, at: 0), count == second.count, !isPostalCode(second[0]) {
        found.number = text(second[...])
      }
    }
    if habits.numberFirst, parts.count > 1, let count = numberLength(first, at: 0),
      count == first.count, parts[1].contains(where: isWord)
    {
      found.number = text(first[...])
    }
    found.hasStreet = parts.prefix(2).joined()
      .contains {
        isWord($0) && $0.filter(\.isLetter).count > 1
      }
    return found
  }

  private func read(_ words: [Substring]) -> Found {
    // Digits alone are a postal code or the beginning of anything.
    guard words.contains(where: isWord) else { return Found() }
    if habits.countsBlocks, let blocks = trailingBlocks(words) { return Found(number: blocks) }
    let first = leading(words)
    let last = trailing(words)
    return Found(number: habits.numberFirst ? first ?? last : last ?? first)
  }

  /// "12a Main Street", "1 bis rue …", "12 1/2 Oak Avenue".
  private func leading(_ words: [Substring]) -> String? {
    let skipped = Self.marks.contains(words[0].lowercased()) ? 1 : 0
    guard let count = numberLength(words, at: skipped), skipped + count < words.count else {
      return nil
    }
    // "75001 Paris" begins with a code; where streets are long, a number has five digits as well.
    if !habits.hasLongNumbers, isPostalCode(words[skipped]) { return nil }
    return text(words[skipped..<(skipped + count)])
  }

  /// The last number behind the first word, such as "12 a" in "Hauptstr 12 a".
  private func trailing(_ words: [Substring]) -> String? {
    guard words.count > 1 else { return nil }
    for start in words.indices.dropFirst().reversed() {
      guard let count = numberLength(words, at: start) else { continue }
      let isLast = start + count == words.count
      if habits.numberFirst && (!isLast || isNamedByNumber(words[..<start])) { continue }
      if isPostalCode(words[start]) && (!isLast || habits.numberFirst || start > 1) { continue }
      // "10 - 12" and "12 1/2" are found from their first word.
      if start > 1, let longer = numberLength(words, at: start - 1), longer == count + 1 {
        return text(words[(start - 1)..<(start + count)])
      }
      if start > 2, let longer = numberLength(words, at: start - 2), longer == count + 2 {
        return text(words[(start - 2)..<(start + count)])
      }
      return text(words[start..<(start + count)])
    }
    return nil
  }

  /// How many words from a place on are one number; nil if there is none.
  private func numberLength(_ words: [Substring], at place: Int) -> Int? {
    guard place < words.count, HouseNumber.isNumber(words[place], habits) else { return nil }
    let next = place + 1 < words.count ? words[place + 1] : ""
    if habits.suffixWords.contains(next.lowercased()) { return 2 }
    if words[place].allSatisfy(\.isNumber) {
      if ["1/2", "½", "1/4", "3/4"].contains(next), habits.numberFirst { return 2 }
      // A letter of its own is a suffix where nothing but the city can follow.
      if !habits.numberFirst, next.count == 1, next.allSatisfy(\.isLetter) { return 2 }
      if next.count == 1, next.allSatisfy(HouseNumber.isDash), place + 2 < words.count,
        words[place + 2].allSatisfy(\.isNumber)
      {
        return 3
      }
    }
    return 1
  }

  /// "芝公園4-2-8": digits and dashes at the end of the line, with or without a blank before.
  private func trailingBlocks(_ words: [Substring]) -> String? {
    guard let last = words.last else { return nil }
    let block = last.reversed().prefix { $0.isNumber || HouseNumber.isDash($0) }.reversed()
    let number = String(block.drop { HouseNumber.isDash($0) })
    guard number.contains(where: \.isNumber), number.count < last.count || words.count > 1 else {
      return nil
    }
    return number
  }

  private func isWord(_ word: Substring) -> Bool {
    word.contains(where: \.isLetter) && !HouseNumber.isNumber(word, habits)
  }

  private func isPostalCode(_ word: Substring) -> Bool {
    word.count >= habits.postalCodeDigits && word.allSatisfy(\.isNumber)
  }

  /// "Highway 12" and "County Road 12" have no number, nor has "8 mai 1945".
  private func isNamedByNumber(_ words: ArraySlice<Substring>) -> Bool {
    let last = words.suffix(2).map { $0.lowercased().trimmingDots }
    if last.last.map(Self.numberedRoads.contains) ?? false { return true }
    return last.count == 2 && ["road", "rd"].contains(last[1])
      && ["county", "state", "forest", "farm"].contains(last[0])
  }

  private func text(_ words: ArraySlice<Substring>) -> String {
    words.joined(separator: " ")
  }

  private static let marks: Set<String> = ["no", "no.", "nr", "nr.", "n°", "nº", "№"]
  private static let numberedRoads: Set<String> = [
    "highway", "hwy", "route", "rt", "rte", "interstate", "i", "sr", "cr", "us", "box",
    "mai", "juin", "juillet", "août", "septembre", "novembre",
  ]
}

extension String {
  var trimmingDots: String { hasSuffix(".") ? String(dropLast()) : self }
}
