/// The bar over the pages of a stack: the way back, the title and what the top page puts there.
@MainActor final class StackBar {
  let element: PageElement
  let heading: PageElement
  private let leading: PageElement
  private let trailing: PageElement
  private(set) var back: _Node?
  private unowned let stack: _Node
  private let top: @MainActor () -> NavigationPage?

  init(of stack: _Node, top: @escaping @MainActor () -> NavigationPage?) {
    self.stack = stack
    self.top = top
    element = stack.makeElement("header")
    leading = stack.makeElement("div")
    heading = stack.makeElement("h1")
    trailing = stack.makeElement("div")
    element.source = { [unowned self] in [leading, heading, trailing] }
    element.flexibility = Flexibility(across: .filling, down: .fixed)
    leading.content = ElementContent(classes: ["bar-leading"])
    leading.source = { [unowned self] in
      var elements: [PageElement] = []
      back?.appendElements(to: &elements)
      return elements + (top()?.elements(\.leading) ?? [])
    }
    trailing.content = ElementContent(classes: ["bar-trailing"])
    trailing.source = { top()?.elements(\.trailing) ?? [] }
  }

  var itemElements: [PageElement] { [leading, trailing] }

  /// Says again what the top page says of the bar.
  func show() {
    let page = top()
    let title = page?.title
    element.content = ElementContent(
      classes: page?.hasLargeTitle == true ? ["bar", "large"] : ["bar"]
    )
    heading.content = ElementContent(
      attributes: ["tabindex": "-1"],
      properties: title == nil ? ["hidden"] : [],
      classes: ["bar-title"],
      text: title ?? ""
    )
    stack.runtime?.page.childrenChanged(of: leading)
    stack.runtime?.page.childrenChanged(of: trailing)
  }

  /// Shows or takes away the way back to a page below.
  func showBack(
    _ isShown: Bool,
    title: String?,
    inputs: @autoclosure () -> _NodeInputs,
    act: @escaping @MainActor () -> Void
  ) {
    guard isShown else {
      back?.dispose()
      back = nil
      return
    }
    let button = AnyView(BackButton(title: title, act: act))
    if let back {
      handOver(button, to: back, inputs().environment)
    } else {
      back = AnyView._makeNode(button, inputs())
    }
  }

  func dispose() {
    for part in [element, leading, heading, trailing] { stack.runtime?.page.remove(part) }
  }
}

/// The button that leads to the page below, with that page's title.
private struct BackButton: View {
  let title: String?
  let act: @MainActor () -> Void

  var body: some View {
    Button(action: act) {
      HStack(spacing: 4) {
        Image(systemName: "chevron.backward")
        Text(verbatim: title ?? "Back")
          .modifier(WrapperModifier { _ in .init(classes: ["w", "back-title"]) })
      }
    }
    // A page presses it when the person goes back in the browser's own way.
    .modifier(AccessibilityAttachmentModifier { $0.attributes["data-back"] = "" })
  }
}
