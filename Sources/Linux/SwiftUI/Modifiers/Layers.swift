extension View {
  nonisolated public func overlay<V>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View where V: View {
    LayeredView(base: self, layer: content(), alignment: alignment, kind: .over)
  }

  nonisolated public func overlay<S>(
    _ style: S,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View where S: ShapeStyle {
    overlay { Rectangle().fill(style) }
  }

  nonisolated public func overlay<S, T>(
    _ style: S,
    in shape: T,
    fillStyle: FillStyle = FillStyle()
  ) -> some View where S: ShapeStyle, T: Shape {
    overlay { shape.fill(style, style: fillStyle) }
  }

  nonisolated public func background<V>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View where V: View {
    LayeredView(base: self, layer: content(), alignment: alignment, kind: .under)
  }

  @available(*, deprecated, message: "Use background(alignment:content:) instead.")
  @_disfavoredOverload
  nonisolated public func background<Background>(
    _ background: Background,
    alignment: Alignment = .center
  ) -> some View where Background: View {
    LayeredView(base: self, layer: background, alignment: alignment, kind: .under)
  }

  @available(*, deprecated, message: "Use overlay(alignment:content:) instead.")
  @_disfavoredOverload
  nonisolated public func overlay<Overlay>(
    _ overlay: Overlay,
    alignment: Alignment = .center
  ) -> some View where Overlay: View {
    LayeredView(base: self, layer: overlay, alignment: alignment, kind: .over)
  }
}

/// Where a layer lies.
enum LayerKind {
  case over
  case under
  /// Behind the whole row of the list that the view is in.
  case row

  var classes: [String] {
    switch self {
    case .over: ["layer", "over"]
    case .under: ["layer", "under"]
    case .row: ["layer", "rowback"]
    }
  }
}

/// A view with another one over or behind it that never changes its layout.
nonisolated struct LayeredView<Base: View, Layer: View>: View {
  typealias Body = Never

  let base: Base
  let layer: Layer
  let alignment: Alignment
  let kind: LayerKind

  @MainActor static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
    LayeredNode(view, inputs)
  }
}

@MainActor
private final class LayeredNode<Base: View, Layer: View>:
  TypedNode<LayeredView<Base, Layer>>
{
  private var base: _Node?
  private var layer: _Node?
  private let kind: LayerKind
  private var alignment: Alignment
  private lazy var element = makeElement("div")
  private lazy var plane = makeElement("div")

  init(_ view: LayeredView<Base, Layer>, _ inputs: _NodeInputs) {
    kind = view.kind
    alignment = view.alignment
    super.init(inputs)
    element.content = ElementContent(classes: ["w", "o"])
    element.source = { [unowned self] in
      var elements: [PageElement] = []
      base?.appendElements(to: &elements)
      return kind == .over ? elements + [plane] : [plane] + elements
    }
    plane.source = { [unowned self] in
      var elements: [PageElement] = []
      layer?.appendElements(to: &elements)
      return elements
    }
    base = Base._makeNode(view.base, self.inputs(at: 0))
    layer = Layer._makeNode(view.layer, self.inputs(at: 1, layerEnvironment))
    describe()
  }

  /// Several views in a layer lie over each other.
  private var isPile: Bool { Layer.self is any SeveralViews.Type }

  private func describe() {
    var content = ElementContent(classes: kind.classes)
    if isPile {
      let pile = StackLook.pile(alignment: alignment).content
      content.classes += pile.classes
      content.styles = pile.styles
    } else {
      content.styles = [
        .init("align-items:\(alignment.horizontal.css)"),
        .init("justify-content:\(alignment.vertical.css)"),
      ]
    }
    plane.content = content
  }

  /// What is said of the view is said of the base.
  private var layerEnvironment: EnvironmentValues {
    var values = environment
    values.takeSemantics()
    let axis: Axis? = isPile ? nil : .vertical
    if values.stackAxis != axis { values.stackAxis = axis }
    return values
  }

  override var children: [_Node] { [base, layer].compactMap { $0 } }

  override var transitionInside: (any TransitionSource)? { base?.transitionInside }

  override func visitChildren(_ visit: (_Node) -> Void) {
    if let base { visit(base) }
    if let layer { visit(layer) }
  }

  override var flowElements: [PageElement] { [element, plane] }

  override func appendElements(to elements: inout [PageElement]) {
    elements.append(element)
  }

  override func take(_ new: LayeredView<Base, Layer>, _ environment: EnvironmentValues) {
    self.environment = environment
    runtime?.evaluations?.noteNode(self)
    if alignment != new.alignment {
      alignment = new.alignment
      describe()
    }
    if let base { handOver(new.base, to: base, environment) }
    if let layer { handOver(new.layer, to: layer, layerEnvironment) }
  }

  override func dispose() {
    super.dispose()
    runtime?.page.remove(element)
    runtime?.page.remove(plane)
  }
}
