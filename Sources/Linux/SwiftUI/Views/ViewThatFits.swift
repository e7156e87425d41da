/// The first of several views that fits the space there is.
///
/// All of them are sent and the page measures: what does not fit is hidden. So views that are not
/// shown keep their state and appear, which Apple's do not.
@frozen public struct ViewThatFits<Content> where Content: View {
  let axes: Axis.Set
  let content: Content

  nonisolated public init(
    in axes: Axis.Set = [.horizontal, .vertical],
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
    FittingNode(view, inputs) { $0.content }
  }
}

/// A node of which a page shows one candidate.
@MainActor protocol Fitting: _Node {
  func fits(_ index: Int)
}

@MainActor
private final class FittingNode<Content: View>:
  ContainerNode<ViewThatFits<Content>, Content>, Fitting
{
  private var candidates: [Int: PageElement] = [:]
  private var order: [Int] = []
  private var shownIndex = 0

  override func build() {
    super.build()
    element.source = { [unowned self] in wrapCandidates() }
  }

  override func describe() -> ElementContent {
    ElementContent(
      attributes: ["data-fits": view.axes == .vertical ? "down" : "across"],
      classes: ["w", "fits"]
    )
  }

  override var flowElements: [PageElement] { [element] + Array(candidates.values) }

  private func wrapCandidates() -> [PageElement] {
    guard let page = runtime?.page else { return [] }
    var known = candidates
    candidates = [:]
    let elements = childElements
    order = elements.map(\.id)
    let wrappers = elements.map { element in
      let wrapper = known.removeValue(forKey: element.id) ?? page.makeElement("div", node: nil)
      wrapper.source = { [element] in [element] }
      candidates[element.id] = wrapper
      return wrapper
    }
    for gone in known.values { page.remove(gone) }
    show()
    return wrappers
  }

  private func show() {
    let index = min(shownIndex, max(order.count - 1, 0))
    for (place, id) in order.enumerated() {
      candidates[id]?.content = ElementContent(
        properties: place == index ? [] : ["hidden", "inert"],
        classes: ["w"]
      )
    }
  }

  func fits(_ index: Int) {
    guard order.indices.contains(index) else { return }
    shownIndex = index
    show()
  }

  override func dispose() {
    super.dispose()
    for candidate in candidates.values { runtime?.page.remove(candidate) }
  }
}
