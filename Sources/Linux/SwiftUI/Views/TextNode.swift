extension Text: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
    TextNode(view, inputs, tag: inputs.environment.semantics.headingTag ?? "span")
  }
}

@MainActor private final class TextNode: ElementNode<Text> {
  override var isSettledByItsView: Bool { true }

  /// A piece of the text in the page.
  private enum Piece {
    case words(PageElement)
    case link(TextLink)
  }

  /// None where the text is one piece.
  private var pieces: [Piece] = []

  override var children: [_Node] {
    pieces.compactMap { if case .link(let link) = $0 { link } else { nil } }
  }

  override var semanticKind: SemanticKind { .text }

  override func build() {
    element.source = { [unowned self] in
      pieces.map { piece in
        switch piece {
        case .words(let element): element
        case .link(let link): link.element
        }
      }
    }
  }

  override func describe() -> ElementContent {
    var content = ElementContent(classes: ["t"])
    content.styles =
      environment.textStyles(view.style, isText: true)
    if environment.redactsText {
      // The text itself stays out of the page; a grey shape of its length stands for it.
      environment.markRedacted(&content)
      content.text = String(
        repeating: "\u{2007}",
        count: min(view.string(in: environment.locale).count, 24)
      )
      content.attributes["aria-hidden"] = "true"
      show([])
      return content
    }
    let runs = view.runs(in: environment.locale)
    if runs.count == 1, let run = runs.first, run.label == nil, run.style == TextStyling() {
      if environment.lineLimit == 1, environment.textTraits.isCutAtHead {
        // A line is cut where its box ends: turned round, that is at its beginning. The words in
        // it run as they would.
        let end = environment.layoutDirection == .rightToLeft ? "ltr" : "rtl"
        content.styles.append(.init("direction:\(end);unicode-bidi:isolate"))
        content.text = nil
        show([(ElementContent(styles: [.init("unicode-bidi:plaintext")], text: run.words), nil)])
      } else {
        content.text = run.words
        show([])
      }
    } else {
      content.text = nil
      show(runs.flatMap { contents(of: $0) })
    }
    return content
  }

  private typealias Description = (content: ElementContent, address: URL?)

  /// A piece; with another reading one that is seen and one that is read out.
  private func contents(of run: TextRun) -> [Description] {
    var seen = ElementContent(styles: environment.styles(of: run.style), text: run.words)
    guard let label = run.label else {
      return [(seen, run.style.link.flatMap { leads(to: $0) ? $0 : nil })]
    }
    seen.attributes["aria-hidden"] = "true"
    return [(seen, nil), (ElementContent(classes: ["unseen"], text: label), nil)]
  }

  private func show(_ descriptions: [Description]) {
    let isSame = zip(descriptions, pieces)
      .allSatisfy { description, piece in
        if case .link = piece { description.address != nil } else { description.address == nil }
      }
    if descriptions.count != pieces.count || !isSame {
      removePieces()
      pieces = descriptions.enumerated()
        .map { place, description in
          description.address == nil
            ? .words(makeElement("span")) : .link(TextLink(inputs(at: place)))
        }
      runtime?.page.childrenChanged(of: element)
    }
    for (piece, description) in zip(pieces, descriptions) {
      switch piece {
      case .words(let element): element.content = description.content
      case .link(let link):
        if let address = description.address {
          link.describe(description.content, address, in: environment)
        }
      }
    }
  }

  private func removePieces() {
    for piece in pieces {
      switch piece {
      case .words(let element): runtime?.page.remove(element)
      case .link(let link): link.dispose()
      }
    }
    pieces = []
  }

  override func dispose() {
    super.dispose()
    for case .words(let piece) in pieces { runtime?.page.remove(piece) }
  }
}

extension EnvironmentValues {
  /// The declarations that a piece of text gets from its own modifiers.
  func styles(of own: TextStyling) -> [StyleClass] {
    var styles = own.font?.styles(scale: typeScale) ?? []
    if let weight = own.weight { styles.append(.init("font-weight:\(weight.css)")) }
    if own.isItalic { styles.append(.init("font-style:italic")) }
    if own.hasTabularDigits { styles.append(.init("font-variant-numeric:tabular-nums")) }
    if own.isCode { styles.append(.init("font-family:ui-monospace,monospace")) }
    if own.isStruckThrough { styles.append(.init("text-decoration:line-through")) }
    if let paint = own.foreground?.resolved(in: self) {
      styles += paint.gradient?.textStyles ?? [.init("color:\(paint.css)")]
    }
    return styles
  }

  /// The declarations that text gets from its environment and from its own modifiers.
  ///
  /// Letters can be cut out of a gradient, lines of a symbol can't: `isText` tells them apart.
  func textStyles(_ own: TextStyling = TextStyling(), isText: Bool = false) -> [StyleClass] {
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
    if let paint = own.foreground?.resolved(in: self) ?? foreground {
      let gradient = isText ? paint.gradient?.textStyles : nil
      styles += gradient ?? [.init("color:\(paint.css)")]
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
