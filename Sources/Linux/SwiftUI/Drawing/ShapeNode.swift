/// An element that is filled or outlined in a shape.
@MainActor final class ShapeNode<V: View>: ElementNode<V>, Sized {
  private let drawing: @MainActor (V, EnvironmentValues) -> ShapeDrawing
  private var way: ShapeDrawing.Way?
  private var outline = OutlineAttributes()
  private var canvas: ShapeCanvas?

  init(
    _ view: V,
    _ inputs: _NodeInputs,
    drawing: @escaping @MainActor (V, EnvironmentValues) -> ShapeDrawing
  ) {
    self.drawing = drawing
    super.init(view, inputs, tag: "div")
  }

  /// A shape with a name is a picture; without one it is there to be looked at only.
  override var semanticKind: SemanticKind { .image }

  override func build() {
    element.source = { [unowned self] in canvas.map { [$0.svg] } ?? [] }
  }

  override func describe() -> ElementContent {
    let drawing = drawing(view, environment)
    take(drawing.way)
    canvas?.draw(drawing)
    var content = ElementContent(attributes: ["aria-hidden": "true"], classes: ["fill"])
    switch drawing.way {
    case .box: content.styles = drawing.boxStyles
    case .gradientBox:
      content.classes.append("canvas")
      content.styles = [.init("overflow:hidden")] + drawing.shape._outline
    case .path:
      content.classes.append("canvas")
      content.attributes.merge(outlineAttributes(drawing)) { $1 }
    }
    return content
  }

  private func outlineAttributes(_ drawing: ShapeDrawing) -> [String: String] {
    let isMirrored = environment.layoutDirection == .rightToLeft
    return outline.attributes(drawing.outline(isMirrored: isMirrored))
  }

  /// Keeps the elements that the way of drawing needs.
  private func take(_ new: ShapeDrawing.Way) {
    guard way != new else { return }
    way = new
    canvas?.remove()
    canvas =
      switch new {
      case .box: nil
      case .gradientBox: ShapeCanvas("rect") { [unowned self] in makeElement($0) }
      case .path: ShapeCanvas("path") { [unowned self] in makeElement($0) }
      }
    runtime?.page.childrenChanged(of: element)
  }

  func takeSize(_ size: CGSize) {
    guard size != outline.size else { return }
    outline.size = size
    render()
  }

  override func describeFlexibility() -> Flexibility {
    Flexibility(across: .filling, down: .filling)
  }

  override func dispose() {
    super.dispose()
    canvas?.remove()
  }
}

/// The drawing in an element: a path, or a rectangle as large as the element, and its gradient.
@MainActor final class ShapeCanvas {
  let svg: PageElement
  private let figure: PageElement
  private let make: (String) -> PageElement
  private var gradient: PageElement?
  private var stops: [PageElement] = []

  init(_ tag: String, make: @escaping (String) -> PageElement) {
    self.make = make
    svg = make("svg")
    figure = make(tag)
    if tag == "rect" { figure.content.attributes = ["width": "100%", "height": "100%"] }
    svg.content.attributes = ["aria-hidden": "true", "focusable": "false"]
    svg.source = { [unowned self] in [gradient, figure].compactMap { $0 } }
  }

  func draw(_ drawing: ShapeDrawing) {
    figure.content.styles = drawing.pathStyles
    if case .gradient(let paint) = drawing.paint {
      let gradient = gradient ?? makeGradient()
      show(paint, in: gradient)
      figure.content.attributes[drawing.paintAttribute] = "url(#\(gradient.reference))"
    } else {
      figure.content.attributes["fill"] = nil
      figure.content.attributes["stroke"] = nil
    }
  }

  private func makeGradient() -> PageElement {
    let gradient = make("linearGradient")
    gradient.source = { [unowned self] in stops }
    self.gradient = gradient
    svg.page.childrenChanged(of: svg)
    return gradient
  }

  /// Parts of the whole element's width and height, so that its line follows every size.
  private func show(_ paint: _LinearPaint, in gradient: PageElement) {
    func percent(_ part: CGFloat) -> String { "\((part * 10_000).rounded() / 100)%" }
    gradient.content.attributes = [
      "gradientUnits": "userSpaceOnUse",
      "x1": percent(paint.startPoint.x), "y1": percent(paint.startPoint.y),
      "x2": percent(paint.endPoint.x), "y2": percent(paint.endPoint.y),
    ]
    let wanted = paint.gradient.stops
    if stops.count != wanted.count {
      for stop in stops { svg.page.remove(stop) }
      stops = wanted.map { _ in make("stop") }
      svg.page.childrenChanged(of: gradient)
    }
    for (stop, element) in zip(wanted, stops) {
      element.content.attributes = ["offset": percent(stop.location)]
      element.content.styles = [.init("stop-color:\(stop.color.css)")]
    }
  }

  func remove() {
    for element in [svg, figure, gradient].compactMap({ $0 }) + stops { svg.page.remove(element) }
  }
}
