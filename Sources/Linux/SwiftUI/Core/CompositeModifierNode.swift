/// What a modifier of an app was put on, and where the modifier's body shows it.
///
/// The body only has a reference to it: another content is handed to where it stands without the
/// body, which knows nothing of it.
@MainActor final class ModifiedSource {
  fileprivate(set) var content: ViewBox {
    didSet { version += 1 }
  }
  fileprivate private(set) var version = 0
  /// The first place is apart, because most bodies show their content in one.
  private weak var place: (any ModifiedContentShowing)?
  private var places: [Place] = []

  private struct Place {
    weak var node: (any ModifiedContentShowing)?
  }

  init(_ content: ViewBox) {
    self.content = content
  }

  fileprivate func add(_ node: any ModifiedContentShowing) {
    if place?.isAlive != true {
      place = node
      return
    }
    places.removeAll { $0.node?.isAlive != true }
    places.append(Place(node: node))
  }

  fileprivate func tellPlaces() {
    place?.showContent()
    for place in places { place.node?.showContent() }
  }
}

/// A node that shows what a modifier was put on.
@MainActor private protocol ModifiedContentShowing: _Node {
  /// Takes over the content if it is another one than it shows.
  func showContent()
}

@MainActor
final class ModifierContentNode<Modifier: ViewModifier>:
  TypedNode<_ViewModifier_Content<Modifier>>, ModifiedContentShowing
{
  private var source: ModifiedSource
  private var child: _Node?
  /// The type of the view that the child was built for; the child may be for one inside that.
  private var type: ObjectIdentifier
  private var shownVersion: Int

  init(_ view: _ViewModifier_Content<Modifier>, _ inputs: _NodeInputs) {
    source = view.source
    type = source.content.type
    shownVersion = source.version
    super.init(inputs)
    child = source.content.makeNode(self.inputs(at: 0))
    source.add(self)
  }

  override var children: [_Node] { child.map { [$0] } ?? [] }

  override func visitChildren(_ visit: (_Node) -> Void) {
    if let child { visit(child) }
  }

  override func take(
    _ new: _ViewModifier_Content<Modifier>,
    _ environment: EnvironmentValues
  ) {
    if new.source !== source {
      source = new.source
      source.add(self)
    } else if shownVersion == source.version, environment.isIdentical(to: self.environment) {
      return
    }
    self.environment = environment
    update()
  }

  func showContent() {
    if isAlive, shownVersion != source.version { update() }
  }

  private func update() {
    runtime?.evaluations?.noteNode(self)
    shownVersion = source.version
    let content = source.content
    if let child, content.type == type, content.handOver(to: child, environment) { return }
    child?.dispose()
    type = content.type
    child = source.content.makeNode(inputs(at: 0))
    structureDidChange()
  }
}

/// A modifier of an app: its state, and one child for its body.
@MainActor
final class CompositeModifierNode<Content: View, Modifier: ViewModifier>:
  TypedNode<ModifiedContent<Content, Modifier>>
{
  private let fields = DynamicFields.of(Modifier.self)
  private var slots: [AnyObject?] = []
  private var modifier: Modifier
  private let source: ModifiedSource
  private var child: _Node?

  init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _NodeInputs) {
    modifier = view.modifier
    source = ModifiedSource(ViewBox.Of(view.content))
    super.init(inputs)
    evaluate()
  }

  override var children: [_Node] { child.map { [$0] } ?? [] }

  override func visitChildren(_ visit: (_Node) -> Void) {
    if let child { visit(child) }
  }

  override func take(
    _ new: ModifiedContent<Content, Modifier>,
    _ environment: EnvironmentValues
  ) {
    source.content = ViewBox.Of(new.content)
    let isSettled =
      !isDirty && environment.isIdentical(to: self.environment)
      && areSame(modifier, new.modifier)
    if !isSettled {
      modifier = new.modifier
      self.environment = environment
      isDirty = false
      evaluate()
    }
    // Where the body was not asked, or handed on nothing new, the content is new all the same.
    source.tellPlaces()
  }

  override func reevaluate() { evaluate() }

  private func evaluate() {
    // Work on a copy: nothing of this node is borrowed while code of the app runs.
    var modifier = self.modifier
    // What the properties read while they are connected counts as read by the body.
    let body = tracking(fields) {
      if !fields.isEmpty {
        fields.install(in: &modifier, self, &slots)
        self.modifier = modifier
      }
      runtime?.evaluations?.noteBody(of: Modifier.self)
      return modifier.body(content: .init(source))
    }
    if let child {
      handOver(body, to: child, environment)
    } else {
      child = Modifier.Body._makeNode(body, inputs(at: 0))
    }
  }
}
