/// Markdown within a line, as SwiftUI reads it in the literals of an app.
///
/// Emphasis, code, struck-through words, links, and a backslash before a sign that means itself.
/// The rules are CommonMark's and, for what is struck through, GitHub's. Blocks such as headings and
/// lists are none of it, and white space stays.
struct InlineMarkdown {
  private var items: [MarkdownItem] = []
  /// The brackets that a link may begin with.
  private var brackets: [(place: Int, isPicture: Bool, isActive: Bool)] = []
  private var reader: MarkdownReader

  /// The text that the pieces of a key come to; only literals are searched for signs.
  static func text(of pieces: [LocalizedStringKey.Piece]) -> Text {
    var markdown = InlineMarkdown(reader: MarkdownReader(pieces))
    markdown.read()
    MarkdownEmphasis.resolve(&markdown.items, from: 0)
    return MarkdownItem.text(of: markdown.items)
  }

  private init(reader: MarkdownReader) {
    self.reader = reader
  }

  private mutating func read() {
    while let unit = reader.next() {
      switch unit {
      case .character("\\"): readEscape()
      case .character("`"): readCode()
      case .character("<"): readAddress()
      case .character("["):
        brackets.append((items.count, false, true))
        items.append(.init(.units([unit])))
      case .character("!") where reader.peek == .character("["):
        _ = reader.next()
        brackets.append((items.count, true, true))
        items.append(.init(.units([unit, .character("[")])))
      case .character("]"): readEndOfLink()
      case .character(let sign) where "*_~".contains(sign): readDelimiters(sign)
      default: append([unit])
      }
    }
  }

  private mutating func append(_ units: [MarkdownUnit]) {
    if let last = items.last, case .units(let before) = last.content, !last.isCode,
      last.link == nil, brackets.last?.place != items.count - 1
    {
      items[items.count - 1].content = .units(before + units)
    } else {
      items.append(.init(.units(units)))
    }
  }

  private mutating func readEscape() {
    if case .character(let sign)? = reader.peek, sign.isASCII,
      sign.isPunctuation || sign.isSymbol
    {
      _ = reader.next()
      append([.character(sign)])
    } else {
      append([.character("\\")])
    }
  }

  private mutating func readCode() {
    let length = 1 + reader.skip(while: { $0 == .character("`") })
    guard let inside = reader.units(upToRunOf: "`", length: length) else {
      append(Array(repeating: .character("`"), count: length))
      return
    }
    var code = inside
    let space = MarkdownUnit.character(" ")
    if code.count > 2, code.first == space, code.last == space,
      code.contains(where: { $0 != space })
    {
      code = Array(code.dropFirst().dropLast())
    }
    var item = MarkdownItem(.units(code))
    item.isCode = true
    items.append(item)
  }

  /// An address of the web in angle brackets.
  private mutating func readAddress() {
    guard let address = reader.characters(upTo: ">", where: { !$0.isWhitespace && $0 != "<" }),
      let url = URL(string: address), url.scheme != nil
    else {
      append([.character("<")])
      return
    }
    var item = MarkdownItem(.units(address.map { .character($0) }))
    item.link = url
    items.append(item)
  }

  private mutating func readEndOfLink() {
    guard let bracket = brackets.popLast(), bracket.isActive,
      let address = reader.destination()
    else {
      append([.character("]")])
      return
    }
    items[bracket.place].content = .units([])
    MarkdownEmphasis.resolve(&items, from: bracket.place + 1)
    guard !bracket.isPicture else { return }
    for place in items.indices.dropFirst(bracket.place + 1) { items[place].link = address }
    // There is no link in a link.
    for place in brackets.indices where !brackets[place].isPicture {
      brackets[place].isActive = false
    }
  }

  private mutating func readDelimiters(_ sign: Character) {
    let before = reader.previous
    let count = 1 + reader.skip(while: { $0 == .character(sign) })
    let after = reader.peek
    let opens =
      !after.isSpace && (!after.isPunctuation || before.isSpace || before.isPunctuation)
    let closes =
      !before.isSpace && (!before.isPunctuation || after.isSpace || after.isPunctuation)
    var item = MarkdownItem(.delimiters(sign, count: count))
    switch sign {
    case "_":
      item.canOpen = opens && (!closes || before.isPunctuation)
      item.canClose = closes && (!opens || after.isPunctuation)
    case "~":
      item.canOpen = opens && count <= 2
      item.canClose = closes && count <= 2
    default:
      item.canOpen = opens
      item.canClose = closes
    }
    items.append(item)
  }
}
