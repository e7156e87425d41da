/// A piece of a text.
struct TextRun: Equatable {
  var words: String
  /// What is read out instead of the words.
  var label: String?
  var style: TextStyling

  /// The piece within a text of which something was said: what is said of the piece alone counts.
  func within(_ outer: TextStyling) -> TextRun {
    var run = self
    run.style.font = style.font ?? outer.font
    run.style.weight = style.weight ?? outer.weight
    run.style.isItalic = style.isItalic || outer.isItalic
    run.style.foreground = style.foreground ?? outer.foreground
    run.style.hasTabularDigits = style.hasTabularDigits || outer.hasTabularDigits
    run.style.isCode = style.isCode || outer.isCode
    run.style.isStruckThrough = style.isStruckThrough || outer.isStruckThrough
    run.style.link = style.link ?? outer.link
    return run
  }
}

/// What was said of a text alone, by its modifiers, its attributes or its Markdown.
struct TextStyling: Equatable, Sendable {
  var font: Font?
  var weight: Font.Weight?
  var isItalic = false
  var foreground: Paint?
  var hasTabularDigits = false
  var isCode = false
  var isStruckThrough = false
  var link: URL?
}

/// What a text is painted with; what it comes to is known once the text stands somewhere.
struct Paint: Equatable, Sendable {
  let style: any ShapeStyle

  func resolved(in environment: EnvironmentValues) -> ResolvedStyle {
    ResolvedStyle(style, in: environment)
  }

  static func == (one: Paint, other: Paint) -> Bool {
    let nowhere = EnvironmentValues()
    return type(of: one.style) == type(of: other.style)
      && one.resolved(in: nowhere) == other.resolved(in: nowhere)
  }
}
