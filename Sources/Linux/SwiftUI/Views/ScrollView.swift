/// A view that scrolls.
public struct ScrollView<Content> where Content: View {
  let axes: Axis.Set
  let content: Content

  nonisolated public init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ScrollView: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
    ScrollNode(view, inputs) { $0.content }
  }
}

@MainActor
private final class ScrollNode<Content: View>:
  ContainerNode<ScrollView<Content>, Content>, Scrolled
{
  override func describe() -> ElementContent {
    var content = ElementContent(
      attributes: environment.scrollPosition.map { ["data-scrolled": part(of: $0.anchor)] } ?? [:],
      classes: [view.axes.contains(.vertical) ? "scroll" : "scrollx"]
        + (environment.hidesScrollIndicators ? ["barless"] : [])
    )
    if environment.scrollDropsKeyboard { content.attributes["data-drops"] = "" }
    return content
  }

  /// How far along the axis that scrolls the anchor is; nothing where there is none.
  private func part(of anchor: UnitPoint?) -> String {
    guard let anchor else { return "" }
    let part = view.axes.contains(.vertical) ? anchor.y : anchor.x
    return String(Double(min(max(part, 0), 1)))
  }

  override var childEnvironment: EnvironmentValues {
    var values = super.childEnvironment
    values.scrollPosition = nil
    return values
  }

  func scrolled(to element: Int) { environment.scrollPosition?.arrived(element) }

  /// Takes what is offered along the axes that scroll, and as much as its content across.
  override func describeFlexibility() -> Flexibility {
    Flexibility(across: .filling, down: view.axes.contains(.vertical) ? .filling : .fixed)
  }
}
