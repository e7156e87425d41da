/// A character of a literal, or something that was interpolated.
enum MarkdownUnit: Equatable {
  case character(Character)
  /// Stands for itself; nothing in it is a sign.
  case value(Text)
}

extension MarkdownUnit? {
  /// The beginning and the end count as white space.
  var isSpace: Bool {
    switch self {
    case nil: true
    case .character(let character)?: character.isWhitespace
    case .value?: false
    }
  }

  var isPunctuation: Bool {
    switch self {
    case .character(let character)?: character.isPunctuation || character.isSymbol
    default: false
    }
  }
}

/// Goes through the pieces of a key, a character at a time.
struct MarkdownReader {
  private let units: [MarkdownUnit]
  private var place = 0

  init(_ pieces: [LocalizedStringKey.Piece]) {
    units = pieces.flatMap { piece -> [MarkdownUnit] in
      switch piece {
      case .literal(let literal): literal.map { .character($0) }
      case .value(let text): [.value(text)]
      }
    }
  }

  var peek: MarkdownUnit? { place < units.count ? units[place] : nil }

  /// What stands before the unit that was read last.
  var previous: MarkdownUnit? { place >= 2 ? units[place - 2] : nil }

  mutating func next() -> MarkdownUnit? {
    guard let unit = peek else { return nil }
    place += 1
    return unit
  }

  /// Goes on past what fits; returns how far.
  @discardableResult
  mutating func skip(while fits: (MarkdownUnit) -> Bool) -> Int {
    let start = place
    while let unit = peek, fits(unit) { place += 1 }
    return place - start
  }

  /// What stands before a run of a sign of exactly some length, and goes on behind that run.
  mutating func units(upToRunOf sign: Character, length: Int) -> [MarkdownUnit]? {
    let start = place
    while peek != nil {
      let end = place
      let run = skip { $0 == .character(sign) }
      if run == length { return Array(units[start..<end]) }
      if run == 0 { place += 1 }
    }
    place = start
    return nil
  }

  /// The characters before a sign, and goes on behind that sign; nil where something else comes.
  mutating func characters(upTo end: Character, where fits: (Character) -> Bool) -> String? {
    let start = place
    var found = ""
    while case .character(let character)? = next() {
      if character == end { return found }
      guard fits(character) else { break }
      found.append(character)
    }
    place = start
    return nil
  }

  /// The address of a link, `(address "title")`, and goes on behind it.
  ///
  /// Nothing that was interpolated is part of an address.
  mutating func destination() -> URL? {
    let start = place
    guard next() == .character("("), let address = address(), endsDestination(),
      let url = URL(string: address)
    else {
      place = start
      return nil
    }
    return url
  }

  private mutating func address() -> String? {
    skipSpace()
    if peek == .character("<") {
      place += 1
      return characters(upTo: ">", where: { $0 != "<" && !$0.isNewline })
    }
    var found = ""
    var depth = 0
    while case .character(let character)? = peek, !character.isWhitespace {
      if character == "(" { depth += 1 }
      if character == ")" {
        if depth == 0 { break }
        depth -= 1
      }
      found.append(character)
      place += 1
    }
    return found.isEmpty || depth > 0 ? nil : found
  }

  private mutating func endsDestination() -> Bool {
    skipSpace()
    if case .character(let quote)? = peek, quote == "\"" || quote == "'" {
      place += 1
      guard characters(upTo: quote, where: { _ in true }) != nil else { return false }
      skipSpace()
    }
    return next() == .character(")")
  }

  private mutating func skipSpace() {
    skip { if case .character(let character) = $0 { character.isWhitespace } else { false } }
  }
}
