extension View {
  /// Ties a label to what it names.
  nonisolated public func accessibilityLabeledPair<ID>(
    role: AccessibilityLabeledPairRole,
    id: ID,
    in namespace: Namespace.ID
  ) -> some View where ID: Hashable {
    nonisolated(unsafe) let id = AnyHashable(id)
    return modifier(PairModifier(role: role, id: { id }, namespace: namespace))
  }
}

/// Which of a labelled pair a view is.
@frozen public enum AccessibilityLabeledPairRole: Sendable {
  case label
  case content
}

nonisolated private struct PairModifier: ViewModifier {
  typealias Body = Never

  let role: AccessibilityLabeledPairRole
  let id: @MainActor () -> AnyHashable
  let namespace: Namespace.ID

  @MainActor static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ inputs: _NodeInputs
  ) -> _Node {
    PairNode(view, inputs)
  }
}

/// A label that says where it stands, or what is named by one.
@MainActor private final class PairNode<Content: View>: ModifierNode<Content, PairModifier> {
  /// Kept, because a label that comes later changes the environment of what it names.
  private var content: Content

  override init(_ view: ModifiedContent<Content, PairModifier>, _ inputs: _NodeInputs) {
    content = view.content
    super.init(view, inputs)
  }

  private var labels: LabelPlaces? { modifier.namespace.labels }

  override func take(
    _ new: ModifiedContent<Content, PairModifier>,
    _ environment: EnvironmentValues
  ) {
    content = new.content
    super.take(new, environment)
  }

  override func didBuild() { tell() }

  override func viewDidChange() {
    super.viewDidChange()
    tell()
  }

  private func tell() {
    switch modifier.role {
    case .label: labels?.set(shownElements.first?.reference, for: modifier.id())
    case .content: labels?.add(self, for: modifier.id())
    }
  }

  override func reevaluate() {
    if let child { handOver(content, to: child, contentEnvironment()) }
  }

  override func contentEnvironment() -> EnvironmentValues {
    guard modifier.role == .content, let label = labels?.place(of: modifier.id()) else {
      return environment
    }
    var values = environment
    values.semantics.attributes["aria-labelledby"] = label
    return values
  }

  override func dispose() {
    if modifier.role == .label { labels?.set(nil, for: modifier.id()) }
    super.dispose()
  }
}

/// Where the labels of one namespace stand on the page.
///
/// A label may come after what it names, so that who asked is told.
@MainActor final class LabelPlaces {
  private var places: [AnyHashable: String] = [:]
  private var named: [AnyHashable: [WeakNode]] = [:]

  nonisolated init() {}

  private struct WeakNode {
    weak var node: _Node?
  }

  func place(of id: AnyHashable) -> String? { places[id] }

  func set(_ place: String?, for id: AnyHashable) {
    guard places[id] != place else { return }
    places[id] = place
    for entry in named[id] ?? [] { entry.node?.invalidator.fire() }
  }

  func add(_ node: _Node, for id: AnyHashable) {
    named[id] =
      (named[id] ?? []).filter { $0.node != nil && $0.node !== node }
      + [WeakNode(node: node)]
  }
}

/// A name that belongs to one view in its place.
@propertyWrapper public struct Namespace: DynamicProperty {
  private var labels: LabelPlaces?

  public init() {}

  public var wrappedValue: Namespace.ID { ID(labels: labels) }

  /// What tells namespaces apart.
  public struct ID: Hashable {
    let labels: LabelPlaces?

    public static func == (one: ID, other: ID) -> Bool { one.labels === other.labels }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(labels.map { ObjectIdentifier($0) })
    }
  }

  @MainActor public static func _install(
    _ property: inout Namespace,
    _ node: _Node,
    _ slot: inout AnyObject?
  ) {
    let labels = slot as? LabelPlaces ?? LabelPlaces()
    slot = labels
    property.labels = labels
  }
}
