extension View {
  /// Says how a view comes and goes when that happens in a transaction with an animation.
  ///
  /// What goes is at once out of the views: it takes no events and no focus while it still shows.
  @_disfavoredOverload
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: t))
  }

  nonisolated public func transition<T>(_ transition: T) -> some View where T: Transition {
    modifier(TransitionModifier(transition: AnyTransition(transition)))
  }
}

/// A node that says how the view it stands on comes and goes.
@MainActor protocol TransitionSource: _Node {
  var transition: AnyTransition { get }
  /// How the elements look that transitions of the app put round the view, by number.
  func looksInside(isComing: Bool) -> [Int: [String: String]]
}

nonisolated private struct TransitionModifier: ViewModifier {
  typealias Body = Never

  let transition: AnyTransition

  @MainActor static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ inputs: _NodeInputs
  ) -> _Node {
    TransitionNode(view, inputs)
  }
}

@MainActor
private final class TransitionNode<Content: View>:
  ViewNode<ModifiedContent<Content, TransitionModifier>>, TransitionSource
{
  private var child: _Node?
  private var customs: [CustomTransition] = []
  private var comingLooks: [Int: [String: String]] = [:]
  private var goingLooks: [Int: [String: String]] = [:]
  private var isSelfMoving = false

  override init(_ view: ModifiedContent<Content, TransitionModifier>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    noteSelfMoving()
    build()
  }

  var transition: AnyTransition { view.modifier.transition }

  override var children: [_Node] { child.map { [$0] } ?? [] }

  override var transitionInside: (any TransitionSource)? { self }

  func looksInside(isComing: Bool) -> [Int: [String: String]] {
    isComing ? comingLooks : goingLooks
  }

  /// Whether what happens now is drawn as a motion.
  private var moves: Bool { isSelfMoving || runtime?.page.motion.animation != nil }

  private func build() {
    customs = transition.customs.map(\.transition)
    guard moves, transition.customs.contains(where: \.isForInsertion) else {
      child = content(.identity).make(inputs(at: 0))
      return
    }
    child = content(.willAppear).make(inputs(at: 0))
    comingLooks = looks(isComing: true)
  }

  override func viewDidChange() {
    noteSelfMoving()
    let new = transition.customs.map(\.transition)
    let isSameKind =
      new.count == customs.count && zip(new, customs).allSatisfy { $0.isOfSameKind(as: $1) }
    guard isSameKind, let child else {
      child?.dispose()
      build()
      return structureDidChange()
    }
    customs = new
    content(.identity).update(child, environment)
  }

  /// The view with what the transitions put round it in a phase; those that are not for coming,
  /// or not for going, leave it as it is there.
  private func content(_ phase: TransitionPhase) -> AnyChild {
    var content = AnyChild(view.content)
    for custom in transition.customs {
      let takesPart = phase == .willAppear ? custom.isForInsertion : custom.isForRemoval
      content = custom.transition.around(content, takesPart ? phase : .identity)
    }
    return content
  }

  /// What the outer elements look like in a phase and not while the view is there.
  ///
  /// Afterwards they are as they are while it is there.
  private func looks(isComing: Bool) -> [Int: [String: String]] {
    guard let child else { return [:] }
    let elements = outerElements
    content(isComing ? .willAppear : .didDisappear).update(child, environment)
    let away = elements.map(\.content.styles)
    content(.identity).update(child, environment)
    var looks: [Int: [String: String]] = [:]
    for (element, styles) in zip(elements, away) {
      var declarations: [String: String] = [:]
      for style in styles where !element.content.styles.contains(style) {
        declarations.merge(style.declarations) { $1 }
      }
      if !declarations.isEmpty { looks[element.id] = declarations }
    }
    return looks
  }

  /// The elements between this node and the app's own views.
  private var outerElements: [PageElement] {
    var found: [PageElement] = []
    var waiting: [_Node] = children
    while let node = waiting.popLast() {
      if node is any PlaceholderNode { continue }
      found += node.flowElements
      waiting += node.children
    }
    return found
  }

  private func noteSelfMoving() {
    guard isSelfMoving != transition.isSelfMoving else { return }
    isSelfMoving.toggle()
    runtime?.page.motion.selfMoving += isSelfMoving ? 1 : -1
  }

  override func dispose() {
    let isMoving = isAlive && isSelfMoving
    if isAlive, moves, transition.customs.contains(where: \.isForRemoval) {
      goingLooks = looks(isComing: false)
    }
    super.dispose()
    // Only now: the elements inside ask while they go.
    if isMoving { runtime?.page.motion.selfMoving -= 1 }
  }
}
