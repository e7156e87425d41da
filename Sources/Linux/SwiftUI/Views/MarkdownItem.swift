/// A stretch of text about which Markdown says one thing.
struct MarkdownItem {
  enum Content {
    case units([MarkdownUnit])
    /// Signs that may still turn out to mean something.
    case delimiters(Character, count: Int)
  }

  var content: Content
  var canOpen = false
  var canClose = false
  var isEmphasized = false
  var isStronglyEmphasized = false
  var isStruckThrough = false
  var isCode = false
  var link: URL?
  /// How many signs there were at first.
  let length: Int

  init(_ content: Content) {
    self.content = content
    if case .delimiters(_, let count) = content { length = count } else { length = 0 }
  }

  /// The items as one text; signs that turned out to mean nothing stand for themselves.
  static func text(of items: [MarkdownItem]) -> Text {
    var parts: [(content: Part, style: TextStyling)] = []
    for item in items {
      let style = item.style
      for part in item.parts {
        if case .words(let more) = part, let last = parts.last,
          case .words(let words) = last.content,
          last.style == style
        {
          parts[parts.count - 1].content = .words(words + more)
        } else {
          parts.append((part, style))
        }
      }
    }
    return Text(
      parts.map { part in
        guard part.style != TextStyling() else { return part.content.text }
        var text = part.content.text
        if case .value = part.content { text = text.asPart }
        text.style = part.style
        return text
      }
    )
  }

  /// Words, or something with a look of its own that was interpolated.
  private enum Part {
    case words(String)
    case value(Text)

    var text: Text {
      switch self {
      case .words(let words): Text(verbatim: words)
      case .value(let text): text
      }
    }
  }

  private var parts: [Part] {
    switch content {
    case .delimiters(_, count: 0): return []
    case .delimiters(let sign, let count): return [.words(String(repeating: sign, count: count))]
    case .units(let units):
      var parts: [Part] = []
      var words = ""
      for unit in units {
        switch unit {
        case .character(let character): words.append(character)
        case .value(let text):
          if let plain = text.plainWords {
            words += plain
            continue
          }
          if !words.isEmpty { parts.append(.words(words)) }
          words = ""
          parts.append(.value(text))
        }
      }
      return words.isEmpty ? parts : parts + [.words(words)]
    }
  }

  private var style: TextStyling {
    var style = TextStyling()
    if isStronglyEmphasized { style.weight = .bold }
    style.isItalic = isEmphasized
    style.isStruckThrough = isStruckThrough
    style.isCode = isCode
    style.link = link
    return style
  }
}
