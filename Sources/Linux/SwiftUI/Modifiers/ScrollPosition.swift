extension View {
  /// Keeps a binding on the view that is scrolled to, and scrolls to the one it is set to.
  ///
  /// It belongs to the first scroll view inside; what can be scrolled to are the views with an
  /// identity in the layout marked by `scrollTargetLayout()`. The page tells where it is at most ten
  /// times a second; it does not keep a view in sight when others move.
  nonisolated public func scrollPosition(
    id: Binding<(some Hashable)?>,
    anchor: UnitPoint? = nil
  ) -> some View {
    modifier(ScrollPositionModifier(id: id, anchor: anchor))
  }

  /// Makes the views of the first stack inside what a scroll view can be scrolled to.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(EnvironmentModifier { $0.holdsScrollTargets = isEnabled })
  }
}

/// Connects a scroll view with a binding.
nonisolated struct ScrollPositionModifier<ID: Hashable>: ViewModifier {
  typealias Body = Never

  let id: Binding<ID?>
  let anchor: UnitPoint?

  @MainActor static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ inputs: _NodeInputs
  ) -> _Node {
    ScrollPositionNode(view, inputs)
  }
}

/// What a scroll view needs to know of the binding it belongs to.
struct ScrollPositionLink: Sendable {
  let anchor: UnitPoint?
  /// Takes the element that the page scrolled to.
  let arrived: @MainActor @Sendable (Int) -> Void
}

/// A node that a person scrolls.
@MainActor protocol Scrolled: _Node {
  func scrolled(to element: Int)
}

@MainActor
private final class ScrollPositionNode<Content: View, ID: Hashable>:
  ModifierNode<Content, ScrollPositionModifier<ID>>
{
  /// Where the page is, as far as it told or was told.
  private var known: ID?

  override func contentEnvironment() -> EnvironmentValues {
    var values = environment
    values.scrollPosition = ScrollPositionLink(anchor: modifier.anchor) { [weak self] element in
      self?.arrived(element)
    }
    return values
  }

  override func didBuild() { follow() }

  override func viewDidChange() {
    super.viewDidChange()
    follow()
  }

  override func reevaluate() { follow() }

  /// Scrolls where the binding says, once that is there.
  private func follow() {
    let wanted = tracking { modifier.id.wrappedValue }
    guard wanted != known else { return }
    known = wanted
    guard let wanted else { return }
    let place = modifier.anchor.map { ScrollPlace($0) }
    runtime?
      .afterUpdate { [weak self] in
        self?.scroll(to: AnyHashable(wanted), at: place, makesRow: true)
      }
  }

  private func arrived(_ element: Int) {
    guard let id = identity(of: element)?.base as? ID, id != known else { return }
    known = id
    modifier.id.wrappedValue = id
  }
}

extension _Node {
  /// The identity of the view below that an element shows.
  func identity(of element: Int) -> AnyHashable? {
    func shows(_ node: _Node) -> Bool { node.shownElements.contains { $0.id == element } }
    if let identified = self as? any Identified, shows(self) { return identified.identity }
    if let rows = self as? any Identifying,
      let row = rows.identifiedChildren.first(where: { shows($0.node) })
    {
      return row.identity
    }
    return children.lazy.compactMap { $0.identity(of: element) }.first
  }
}

extension EnvironmentValues {
  private struct PositionKey: EnvironmentKey {
    static var defaultValue: ScrollPositionLink? { nil }
  }

  private struct TargetsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// The binding that the next scroll view belongs to.
  var scrollPosition: ScrollPositionLink? {
    get { self[PositionKey.self] }
    set { self[PositionKey.self] = newValue }
  }

  /// Whether the next stack holds what can be scrolled to.
  var holdsScrollTargets: Bool {
    get { self[TargetsKey.self] }
    set { self[TargetsKey.self] = newValue }
  }
}
