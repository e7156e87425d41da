/// Cuts the flat, suite or floor off a line.
struct UnitReader {
  let habits: NumberHabits

  struct Cut {
    var unit: String?
    var rest: String
  }

  func read(_ line: String) -> Cut {
    let parts = line.split(separator: ",", omittingEmptySubsequences: true)
      .map { $0.split(whereSeparator: \.isWhitespace) }
      .filter { !$0.isEmpty }
    for (index, words) in parts.enumerated() {
      guard let range = unitRange(words, isOnly: parts.count == 1) else { continue }
      var others = parts
      others[index].removeSubrange(range)
      let rest = others.filter { !$0.isEmpty }.map { $0.joined(separator: " ") }
      // A line that is nothing but a unit finds nothing: it stays whole.
      guard !rest.isEmpty else { break }
      return Cut(
        unit: words[range].joined(separator: " "),
        rest: rest.joined(separator: ", ")
      )
    }
    return slash(line) ?? Cut(unit: nil, rest: line)
  }

  /// "4/31 Test Street" and "Unit 4/31 Test Street" in Australia and New Zealand.
  private func slash(_ line: String) -> Cut? {
    guard habits.slashIsUnit else { return nil }
    var words = line.split(whereSeparator: \.isWhitespace)
    var unitWord = "Unit"
    if words.count > 1, Self.words(habits).contains(words[0].lowercased().trimmingDots) {
      unitWord = String(words.removeFirst())
    }
    guard words.count > 1 else { return nil }
    let halves = words[0].split(separator: "/", omittingEmptySubsequences: false)
    guard halves.count == 2, isValue(halves[0]), HouseNumber.isNumber(halves[1], habits) else {
      return nil
    }
    words[0] = halves[1]
    return Cut(unit: "\(unitWord) \(halves[0])", rest: words.joined(separator: " "))
  }

  private func unitRange(_ words: [Substring], isOnly: Bool) -> Range<Int>? {
    for start in words.indices {
      guard let end = unitEnd(words, from: start) else { continue }
      if start == 0, isOnly, end == words.count { continue }
      return start..<end
    }
    return nil
  }

  private func unitEnd(_ words: [Substring], from start: Int) -> Int? {
    let word = words[start]
    let next = start + 1 < words.count ? words[start + 1] : nil
    if word.first == "#" {
      if word.count > 1 { return isValue(word.dropFirst()) ? start + 1 : nil }
      return next.map(isValue) == true ? start + 2 : nil
    }
    let folded = word.lowercased().trimmingDots
    if let next, Self.words(habits).contains(folded), isValue(next) { return start + 2 }
    if let next, isOrdinal(word), Self.floors.contains(next.lowercased().trimmingDots) {
      return start + 2
    }
    // "Kauppakatu 5 A 12": stair and flat.
    if habits.countryCode == "FI", start > 0, HouseNumber.isNumber(words[start - 1], habits),
      word.count == 1, word.allSatisfy(\.isLetter), let next, next.allSatisfy(\.isNumber)
    {
      return start + 2
    }
    return nil
  }

  /// Neither a word nor as long as a postal code: "4", "4B", "B4", "12-03", a single letter.
  private func isValue(_ word: Substring) -> Bool {
    guard (1...6).contains(word.count),
      word.allSatisfy({ $0.isLetter || $0.isNumber || HouseNumber.isDash($0) })
    else { return false }
    let digits = word.filter(\.isNumber).count
    return digits > 0 ? digits <= 4 && word.filter(\.isLetter).count <= 2 : word.count == 1
  }

  private func isOrdinal(_ word: Substring) -> Bool {
    let digits = word.prefix(while: \.isNumber)
    let rest = word.dropFirst(digits.count).lowercased()
    return (1...3).contains(digits.count)
      && [".", "st", "nd", "rd", "th", "º", "°", "e", "er", "ème"].contains(rest)
  }

  private static let floors: Set<String> = [
    "floor", "fl", "og", "stock", "etage", "étage", "piso", "piano", "tv", "th", "mf", "sal",
  ]

  private static func words(_ habits: NumberHabits) -> Set<String> {
    everywhere.union(inCountry[habits.countryCode] ?? [])
  }

  private static let everywhere: Set<String> = [
    "apt", "apartment", "unit", "suite", "ste", "flat", "floor", "room", "rm",
  ]
  private static let german: Set<String> = ["wohnung", "whg", "app", "top", "tür", "stiege"]
  private static let french: Set<String> = ["appt", "appartement", "bât", "bâtiment", "étage"]
  private static let spanish: Set<String> = ["piso", "depto", "dpto", "apto", "int", "interior"]
  private static let inCountry: [String: Set<String>] = [
    "DE": german, "AT": german, "CH": german.union(french), "LI": german, "LU": french,
    "FR": french, "MC": french, "CA": french.union(["app"]),
    "BE": french.union(["bus", "bte", "boîte"]),
    "ES": spanish, "MX": spanish, "AR": spanish, "CL": spanish, "CO": spanish, "PE": spanish,
    "PT": ["apto", "andar", "fração"], "BR": ["apto", "ap", "bloco", "sala"],
    "IT": ["int", "interno", "scala"],
    "SE": ["lgh"], "DK": ["dør"], "PL": ["m", "lok"], "CZ": ["byt"], "RU": ["кв", "квартира"],
    "UA": ["кв", "квартира"], "TR": ["daire"],
  ]
}
