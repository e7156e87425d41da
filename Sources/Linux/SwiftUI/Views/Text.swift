/// Words on the page.
public struct Text: Equatable, Sendable {
  let string: String
  var style = TextStyling()

  public init(verbatim content: String) {
    string = content
  }

  @_disfavoredOverload public init<S>(_ content: S) where S: StringProtocol {
    string = String(content)
  }

  public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    string = key.string
  }

  public init(_ attributedContent: AttributedString) {
    string = String(attributedContent.characters)
  }

  public init<F>(_ input: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
    string = format.format(input)
  }
}

/// What the modifiers of a text said of it alone.
struct TextStyling: Equatable, Sendable {
  var font: Font?
  var weight: Font.Weight?
  var isItalic = false
  var foreground: Paint?
  var hasTabularDigits = false
}

/// What a text is painted with; what it comes to is known once the text stands somewhere.
struct Paint: Equatable, Sendable {
  let style: any ShapeStyle

  func css(in environment: EnvironmentValues) -> String { style._css(in: environment) }

  static func == (one: Paint, other: Paint) -> Bool {
    let nowhere = EnvironmentValues()
    return type(of: one.style) == type(of: other.style)
      && one.css(in: nowhere) == other.css(in: nowhere)
  }
}

extension Text {
  private func styled(_ change: (inout TextStyling) -> Void) -> Text {
    var text = self
    change(&text.style)
    return text
  }

  nonisolated public func font(_ font: Font?) -> Text { styled { $0.font = font } }

  nonisolated public func bold() -> Text { styled { $0.weight = .bold } }

  nonisolated public func italic() -> Text { styled { $0.isItalic = true } }

  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text {
    styled { $0.weight = weight }
  }

  nonisolated public func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle {
    styled { $0.foreground = Paint(style: style) }
  }

  nonisolated public func foregroundColor(_ color: Color?) -> Text {
    styled { $0.foreground = color.map { Paint(style: $0) } }
  }

  nonisolated public func monospacedDigit() -> Text { styled { $0.hasTabularDigits = true } }
}

extension Text: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
    TextNode(view, inputs, tag: "span")
  }
}

@MainActor private final class TextNode: ElementNode<Text> {
  override var semanticKind: SemanticKind { .text }

  override func describe() -> ElementContent {
    var content = ElementContent(classes: ["t"])
    content.styles = environment.textStyles(view.style)
    if environment.redactsText {
      // The text itself stays out of the page; a grey shape of its length stands for it.
      content.classes.append("redacted")
      content.text = String(repeating: "\u{2007}", count: min(view.string.count, 24))
      content.attributes["aria-hidden"] = "true"
    } else {
      content.text = view.string
    }
    return content
  }
}

extension EnvironmentValues {
  /// The declarations that text gets from its environment and from its own modifiers.
  func textStyles(_ own: TextStyling = TextStyling()) -> [StyleClass] {
    var styles: [StyleClass] = []
    if let font = own.font ?? font {
      styles += font.styles(scale: typeScale)
    } else if typeScale != 1 {
      styles += Font.body.styles(scale: typeScale)
    }
    if let weight = own.weight ?? fontWeight { styles.append(.init("font-weight:\(weight.css)")) }
    styles += textTraits.styles
    if own.isItalic { styles.append(.init("font-style:italic")) }
    if own.hasTabularDigits { styles.append(.init("font-variant-numeric:tabular-nums")) }
    if let color = own.foreground?.css(in: self) ?? foregroundCSS {
      styles.append(.init("color:\(color)"))
    }
    switch multilineTextAlignment {
    case .leading: break
    case .center: styles.append(.init("text-align:center"))
    case .trailing: styles.append(.init("text-align:end"))
    }
    if let lineLimit {
      styles.append(
        lineLimit == 1
          ? .init("white-space:nowrap;overflow:hidden;text-overflow:ellipsis")
          : .init("display:-webkit-box;-webkit-box-orient:vertical;overflow:hidden")
      )
      if lineLimit > 1 { styles.append(.init("-webkit-line-clamp:\(lineLimit)")) }
    }
    return styles
  }
}
