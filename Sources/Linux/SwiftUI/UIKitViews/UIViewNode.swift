@_spi(Host) import UIKit

/// A node that draws one UIKit view and those inside of it.
///
/// The nodes follow the tree of views: after a change the whole of one hosted tree is looked
/// through, and only what differs is told to the page.
@MainActor final class UIViewNode: _Node, Activatable {
  /// The view; it belongs to whoever made it.
  private(set) weak var view: UIView?
  private var element: PageElement
  /// The inside of a symbol.
  private var outline: PageElement?
  private var inner: [UIViewNode] = []
  private var nextPlace = 0
  /// The control that is pressed now.
  private weak var pressed: UIControl?

  init(_ view: UIView, _ inputs: _NodeInputs) {
    self.view = view
    element = inputs.runtime.page.makeElement(UIViewLook.tag(of: view), node: nil)
    super.init(inputs)
    take(element)
  }

  private func take(_ element: PageElement) {
    self.element = element
    element.node = self
    element.source = { [unowned self] in outline.map { [$0] } ?? childElements }
  }

  override var children: [_Node] { inner }

  override var flowElements: [PageElement] { [element] }

  override func appendElements(to elements: inout [PageElement]) {
    elements.append(element)
  }

  // MARK: Keeping up

  /// The view or one inside has changed: it is drawn in the next update.
  func contentChanged() {
    if isAlive { invalidator.fire() }
  }

  override func reevaluate() { draw() }

  func update(_ environment: EnvironmentValues) {
    isDirty = false
    self.environment = environment
    draw()
  }

  /// Looks at the view and says what the page shows of it.
  func draw() {
    guard let view, isAlive else { return }
    let tag = UIViewLook.tag(of: view)
    if tag != element.tag { replaceElement(tag) }
    drawOutline(of: view)
    drawInner(of: view)
    let look = UIViewLook(view, environment: environment, path: path.text)
    element.content = look.content
    element.flexibility = look.flexibility
    for constraint in look.undrawn { report(constraint) }
  }

  private func replaceElement(_ tag: String) {
    let old = element
    guard let page = runtime?.page else { return }
    take(page.makeElement(tag, node: self))
    page.remove(old)
    parent?.structureDidChange()
  }

  private func drawOutline(of view: UIView) {
    guard let symbol = (view as? UIImageView)?.image?.systemName else { return }
    let outline = self.outline ?? makeElement("path")
    if self.outline == nil {
      self.outline = outline
      structureDidChange()
    }
    if SystemSymbol.named(symbol) == nil { UnknownSymbols.report(symbol) }
    outline.content.attributes = ["d": (SystemSymbol.named(symbol) ?? .placeholder).path]
  }

  private func drawInner(of view: UIView) {
    let shown = UIViewLook.drawn(in: view)
    if shown.map(ObjectIdentifier.init) != inner.compactMap(\.view).map(ObjectIdentifier.init)
      || shown.count != inner.count
    {
      let known = inner
      inner = shown.map { view in
        known.first { $0.view === view } ?? UIViewNode(view, inputs(at: takePlace()))
      }
      for node in known where !inner.contains(where: { $0 === node }) { node.dispose() }
      structureDidChange()
    }
    for node in inner { node.update(environment) }
  }

  /// A place that no view inside had before: what is found by its path is found once.
  private func takePlace() -> Int {
    defer { nextPlace += 1 }
    return nextPlace
  }

  private func report(_ constraint: NSLayoutConstraint) {
    runtime?
      .warn(
        "A constraint from \(constraint.attribute) of \(type(of: view as Any)) is not drawn."
      )
  }

  override func dispose() {
    super.dispose()
    runtime?.page.remove(element)
    if let outline { runtime?.page.remove(outline) }
  }

  // MARK: What a person does

  func activate() {
    guard let view, environment.isEnabled else { return }
    if let control = view.tappedControl {
      control.sendActions(for: [.touchUpInside, .primaryActionTriggered])
    } else {
      _ = view.accessibilityActivate()
    }
  }

  func press(_ isPressed: Bool) {
    // A control that can't be tapped any more is let go all the same.
    let control = isPressed ? view?.tappedControl : pressed
    pressed = isPressed ? control : nil
    if let control, control.isHighlighted != isPressed { control.isHighlighted = isPressed }
  }
}

extension UIView {
  /// The control that a tap on this view reaches: this one, or the first inside.
  var tappedControl: UIControl? {
    guard !isHidden, isUserInteractionEnabled else { return nil }
    if let control = self as? UIControl { return control.isEnabled ? control : nil }
    return subviews.lazy.compactMap(\.tappedControl).first
  }
}
