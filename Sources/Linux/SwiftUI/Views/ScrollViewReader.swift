/// Gives views a way to scroll to one of those inside.
@frozen public struct ScrollViewReader<Content> where Content: View {
  public var content: (ScrollViewProxy) -> Content

  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

/// Scrolls to a view by its identity.
public struct ScrollViewProxy {
  weak var reader: _Node?

  /// Brings a view into sight; where it stands then is for the page to say.
  public func scrollTo<ID>(_ id: ID, anchor: UnitPoint? = nil) where ID: Hashable {
    nonisolated(unsafe) let id = AnyHashable(id)
    let reader = reader
    MainActor.assumeIsolated {
      // What was asked for may only come with the next update.
      let place = anchor.map { ScrollPlace($0) }
      reader?.runtime?
        .afterUpdate { [weak reader] in reader?.scroll(to: id, at: place, makesRow: true) }
    }
  }
}

extension ScrollViewReader: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
    ScrollReaderNode(view, inputs)
  }
}

@MainActor private final class ScrollReaderNode<Content: View>: ViewNode<ScrollViewReader<Content>>
{
  private var child: _Node?

  override init(_ view: ScrollViewReader<Content>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    child = Content._makeNode(body(), self.inputs(at: 0))
  }

  private func body() -> Content { tracking { view.content(ScrollViewProxy(reader: self)) } }

  override var children: [_Node] { child.map { [$0] } ?? [] }

  override func viewDidChange() {
    if let child { handOver(body(), to: child, environment) }
  }

  override func reevaluate() { viewDidChange() }
}

/// A node with an identity that its app gave it.
@MainActor protocol Identified: _Node {
  var identity: AnyHashable { get }
}

extension _Node {
  /// Has the page bring a view into sight; a row that is not made yet is made first.
  func scroll(to id: AnyHashable, at place: ScrollPlace?, makesRow: Bool) {
    guard isAlive, let runtime else { return }
    if let element = node(identifiedBy: id)?.shownElements.first {
      runtime.page.enqueue(.scrollIntoView(id: element.id, at: place))
      runtime.pageNeedsPatch()
    } else if makesRow, makeRow(below: id) {
      // It stands on the page with the next update.
      runtime.afterUpdate { [weak self] in self?.scroll(to: id, at: place, makesRow: false) }
    }
  }

  /// The node below that has an identity, from `id(_:)` or a `ForEach`.
  func node(identifiedBy id: AnyHashable) -> _Node? {
    if let identified = self as? any Identified, identified.identity == id { return self }
    if let rows = self as? any Identifying {
      if let row = rows.identifiedChildren.first(where: { $0.identity == id }) { return row.node }
    }
    for child in children {
      if let found = child.node(identifiedBy: id) { return found }
    }
    return nil
  }
}
