extension View {
  /// Says where a view takes taps.
  ///
  /// In a page the box of a view takes taps all over. A shape of an app's own takes from it; one of
  /// the system's changes nothing.
  nonisolated public func contentShape<S>(
    _ kind: ContentShapeKinds,
    _ shape: S,
    eoFill: Bool = false
  ) -> some View where S: Shape {
    modifier(
      OutlineModifier(shape: shape, use: kind.contains(.interaction) ? .hits(eoFill) : .none)
    )
  }
}

/// Gives a view an outline: what is beyond it is not shown, or takes no taps.
nonisolated struct OutlineModifier<S: Shape>: ViewModifier {
  typealias Body = Never

  enum Use: Equatable {
    case clips(Bool)
    case hits(Bool)
    case none
  }

  let shape: S
  let use: Use

  @MainActor static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ inputs: _NodeInputs
  ) -> _Node {
    OutlineNode(view, inputs)
  }
}

@MainActor
private final class OutlineNode<Content: View, S: Shape>:
  ModifierNode<Content, OutlineModifier<S>>, Sized
{
  private lazy var element = changesNothing ? nil : makeElement("div")
  private var outline = OutlineAttributes()

  /// The box of a view takes taps anyway.
  private var changesNothing: Bool {
    switch modifier.use {
    case .none: true
    case .hits: modifier.shape._corners != nil
    case .clips: false
    }
  }

  override var flowElements: [PageElement] { element.map { [$0] } ?? [] }

  override func appendElements(to elements: inout [PageElement]) {
    if let element { elements.append(element) } else { super.appendElements(to: &elements) }
  }

  override func prepare() {
    element?.showsChildrenOfNode = true
    modifierDidChange()
  }

  override func modifierDidChange() {
    guard let element else { return }
    var content = ElementContent(classes: ["w"])
    let shape = modifier.shape
    switch modifier.use {
    case .none: break
    case .clips where shape._corners == .circle && shape._inset == 0:
      content.styles = [.init("clip-path:circle(closest-side)")]
    case .clips where shape._corners != nil && shape._inset == 0:
      content.styles = [.init("overflow:hidden")] + shape._outline
    case .clips(let isEvenOdd):
      content.attributes = attributes(shape)
      content.attributes["data-cut"] = isEvenOdd ? "evenodd" : "nonzero"
    case .hits(let isEvenOdd):
      content.attributes = attributes(shape)
      content.attributes["data-hit"] = isEvenOdd ? "evenodd" : "nonzero"
    }
    element.content = content
  }

  private func attributes(_ shape: S) -> [String: String] {
    let drawing = ShapeDrawing(shape: shape, paint: .color(""))
    let isMirrored = environment.layoutDirection == .rightToLeft
    return outline.attributes(drawing.outline(isMirrored: isMirrored))
  }

  func takeSize(_ size: CGSize) {
    guard size != outline.size else { return }
    outline.size = size
    modifierDidChange()
  }

  override func dispose() {
    super.dispose()
    if let element { runtime?.page.remove(element) }
  }
}
