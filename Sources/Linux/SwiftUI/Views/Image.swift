/// A picture or a symbol.
public struct Image: Equatable, Sendable {
  enum Source: Equatable {
    case symbol(String)
    case asset(String, isDecorative: Bool)
  }

  let source: Source
  var isResizable = false

  public init(systemName: String) {
    source = .symbol(systemName)
  }

  public init(_ name: String, bundle: Bundle? = nil) {
    source = .asset(name, isDecorative: false)
  }

  public init(decorative name: String, bundle: Bundle? = nil) {
    source = .asset(name, isDecorative: true)
  }

  /// How large a symbol is beside the text round it.
  @nonexhaustive public enum Scale: Hashable, Sendable {
    case small
    case medium
    case large
  }
}

extension Image {
  /// How a picture fills a larger space.
  @nonexhaustive public enum ResizingMode: Sendable {
    case tile
    case stretch
  }

  /// Lets the picture take the space it is offered.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(),
    resizingMode: Image.ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.isResizable = true
    return image
  }
}

extension Image: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
    ImageNode(view, inputs, tag: "svg")
  }
}

@MainActor private final class ImageNode: ElementNode<Image> {
  override var isSettledByItsView: Bool { true }

  private lazy var outline = makeElement("path")

  override var semanticKind: SemanticKind { .image }

  override func build() {
    element.source = { [unowned self] in [outline] }
  }

  override func dispose() {
    super.dispose()
    runtime?.page.remove(outline)
  }

  override func describe() -> ElementContent {
    let name =
      switch view.source {
      case .symbol(let name), .asset(let name, _): name
      }
    let symbol = SystemSymbol.named(name)
    if symbol == nil {
      runtime?.warn("No drawing for the symbol \(name).")
      UnknownSymbols.report(name)
    }
    outline.content.attributes = ["d": (symbol ?? .placeholder).path]
    var content = ElementContent(classes: ["symbol"] + (symbol?.classes ?? []))
    content.attributes = ["viewBox": "0 0 24 24", "aria-hidden": "true"]
    var styling = TextStyling()
    styling.foreground = nil
    content.styles = environment.textStyles(styling)
    // Of a picture that is hidden only its place is shown.
    if environment.redactsText { content.classes.append("redacted") }
    if view.isResizable { content.styles.append(.init("width:100%;height:100%")) }
    switch environment.imageScale {
    case .small: content.classes.append("small")
    case .large: content.classes.append("large")
    case .medium: break
    }
    return content
  }
}

extension EnvironmentValues {
  private struct ImageScaleKey: EnvironmentKey {
    static var defaultValue: Image.Scale { .medium }
  }

  var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    modifier(EnvironmentModifier { $0.imageScale = scale })
  }
}
