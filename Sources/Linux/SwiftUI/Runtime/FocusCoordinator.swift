/// Brings together where programs want the focus and where the person put it.
///
/// A focus that the person moved is never answered with a command, and a move from one field to
/// the next is one change, not two.
@MainActor final class FocusCoordinator {
  /// A view that takes part in a focus state.
  struct Target {
    weak var node: _Node?
    let box: any AnyFocusBox
    var value: AnyHashable
  }

  private struct WeakFollower {
    weak var node: (any FocusFollowing)?
  }

  private var followers: [WeakFollower] = []

  /// Tells a node from now on where the focus goes.
  func addFollower(_ node: any FocusFollowing) {
    followers.removeAll { $0.node == nil }
    followers.append(WeakFollower(node: node))
  }

  private struct WeakBox {
    weak var box: (any AnyFocusBox)?
  }

  private var boxes: [WeakBox] = []
  /// The element whose view was told that it has the focus.
  private weak var shownElement: PageElement?
  private var targets: [ObjectIdentifier: Target] = [:]

  func add(_ box: some AnyFocusBox) {
    boxes.removeAll { $0.box == nil }
    boxes.append(WeakBox(box: box))
  }

  func set(_ target: Target, for node: _Node) {
    targets[ObjectIdentifier(node)] = target
  }

  func remove(_ node: _Node) {
    targets[ObjectIdentifier(node)] = nil
  }

  /// Carries out what programs asked for since the last update.
  func resolve(in runtime: NodeRuntime) {
    let page = runtime.page
    if let focused = page.focusedElement, !focused.canKeepFocus(in: page) {
      // A browser does not tell of a focus that ends with its element.
      page.focusedElement = nil
      followFocus(to: nil)
    }
    for entry in boxes {
      guard let box = entry.box, let request = box.takeRequest() else { continue }
      switch request {
      case .nowhere:
        letGo(of: box, in: page)
      case .target(let value):
        guard let element = target(value, of: box) else {
          box.follow(nil)
          continue
        }
        if page.focusedElement !== element {
          page.focusedElement = element
          page.enqueue(.focus(id: element.id))
        }
        followFocus(to: element)
      }
    }
  }

  /// The element that a value means.
  ///
  /// Of several views with the value the first that can take the focus gets it, as they stand and
  /// not as they were made.
  private func target(_ value: AnyHashable, of box: any AnyFocusBox) -> PageElement? {
    let candidates = targets.values.compactMap { target -> _Node? in
      guard target.box === box, target.value == value, target.node?.isAlive == true else {
        return nil
      }
      return target.node
    }
    guard candidates.count > 1 else { return candidates.first?.firstReachableElement }
    return TreeOrder(of: candidates).first { $0.firstReachableElement }
  }

  private func letGo(of box: any AnyFocusBox, in page: PageTree) {
    let holdsFocus = targets.values.contains {
      $0.box === box && $0.node?.holds(page.focusedElement) == true
    }
    guard holdsFocus else { return }
    page.focusedElement = nil
    page.enqueue(.focus(id: nil))
    followFocus(to: nil)
  }

  /// The person moved the focus.
  func moved(from: Int?, to: Int?, in page: PageTree) {
    if to == nil, from != page.focusedElement?.id { return }
    page.focusedElement = to.flatMap { page[$0] }
    followFocus(to: page.focusedElement)
  }

  private func followFocus(to element: PageElement?) {
    if shownElement !== element {
      (shownElement?.node as? any FocusShowing)?.focusDidChange(isFocused: false)
      (element?.node as? any FocusShowing)?.focusDidChange(isFocused: true)
      shownElement = element
      for follower in followers { follower.node?.focusDidMove(to: element) }
    }
    for entry in boxes {
      guard let box = entry.box else { continue }
      // Of several round the same field, the innermost says what it is.
      let target = targets.values
        .filter { $0.box === box && $0.node?.holds(element) == true }
        .max { ($0.node?.depth ?? 0) < ($1.node?.depth ?? 0) }
      box.follow(target?.value)
    }
  }
}

/// A node that follows the focus wherever it goes.
@MainActor protocol FocusFollowing: _Node {
  func focusDidMove(to element: PageElement?)
}

extension _Node {
  /// Whether an element is drawn by this node or one below it.
  func holds(_ element: PageElement?) -> Bool {
    var place = element?.node
    while let node = place {
      if node === self { return isAlive }
      place = node.parent
    }
    return false
  }

  /// The first element below that can take the focus.
  var firstFocusableElement: PageElement? {
    for element in childElements {
      if let found = element.firstFocusable { return found }
    }
    return nil
  }
}

extension _Node {
  /// The first element below that can take the focus where it stands; what is hidden, such as a
  /// candidate that does not fit, is not where a person could be.
  fileprivate var firstReachableElement: PageElement? {
    firstFocusableElement.flatMap { $0.isInSomethingHidden ? nil : $0 }
  }
}

extension PageElement {
  fileprivate var isInSomethingHidden: Bool {
    content.properties.contains("hidden") || parent?.isInSomethingHidden == true
  }

  fileprivate func canKeepFocus(in page: PageTree) -> Bool {
    page[id] != nil && !content.properties.contains("disabled")
  }

  fileprivate var firstFocusable: PageElement? {
    let takesFocus =
      control != nil || tag == "button" || content.attributes["href"] != nil
      || content.attributes["tabindex"] == "0"
    if takesFocus, !content.properties.contains("disabled") { return self }
    for child in children {
      if let found = child.firstFocusable { return found }
    }
    return nil
  }
}

extension View {
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(binding: condition, value: true))
  }

  nonisolated public func focused<Value>(
    _ binding: FocusState<Value>.Binding,
    equals value: Value
  ) -> some View where Value: Hashable {
    modifier(FocusedModifier(binding: binding, value: value))
  }
}

nonisolated private struct FocusedModifier<Value: Hashable>: ViewModifier {
  typealias Body = Never

  let binding: FocusState<Value>.Binding
  let value: Value

  @MainActor static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ inputs: _NodeInputs
  ) -> _Node {
    FocusedNode(view, inputs)
  }
}

@MainActor
private final class FocusedNode<Content: View, Value: Hashable>:
  ModifierNode<Content, FocusedModifier<Value>>
{
  override func didBuild() { register() }

  override func modifierDidChange() { register() }

  private func register() {
    guard let box = modifier.binding.box else { return }
    runtime?.focus
      .set(
        .init(node: self, box: box, value: AnyHashable(modifier.value)),
        for: self
      )
  }

  override func dispose() {
    super.dispose()
    runtime?.focus.remove(self)
  }
}
