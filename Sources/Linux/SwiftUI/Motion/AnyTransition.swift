/// How a view comes and goes, whatever kind of transition says so.
public struct AnyTransition {
  /// One thing that a transition does.
  enum Effect {
    case fade
    case scale(Double, UnitPoint)
    case move(Edge)
    case offset(CGSize)
    case custom(CustomTransition)
  }

  private struct Part {
    let effect: Effect
    var isForInsertion = true
    var isForRemoval = true
  }

  private var parts: [Part]
  /// What a part of a transition brings itself, instead of the transaction's animation.
  private(set) var insertionAnimation: Animation?
  private(set) var removalAnimation: Animation?

  private init(_ parts: [Part]) {
    self.parts = parts
  }

  init(_ effects: [Effect]) {
    self.init(effects.map { Part(effect: $0) })
  }

  public init<T>(_ transition: T) where T: Transition {
    if let builtIn = transition as? any ErasableTransition {
      self = builtIn.erased
    } else {
      self.init([.custom(CustomTransition(transition))])
    }
  }

  public static var opacity: AnyTransition { .init([.fade]) }
  public static var identity: AnyTransition { .init([] as [Effect]) }
  public static var scale: AnyTransition { .scale(scale: 0) }
  public static var slide: AnyTransition {
    .asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))
  }

  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    .init([.scale(scale, anchor)])
  }

  public static func move(edge: Edge) -> AnyTransition { .init([.move(edge)]) }

  public static func offset(_ offset: CGSize) -> AnyTransition { .init([.offset(offset)]) }

  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    .offset(CGSize(width: x, height: y))
  }

  public static func push(from edge: Edge) -> AnyTransition {
    .asymmetric(insertion: .move(edge: edge), removal: .move(edge: edge.opposite))
      .combined(with: .opacity)
  }

  public static func modifier<E>(active: E, identity: E) -> AnyTransition where E: ViewModifier {
    .init([.custom(CustomTransition(active: active, identity: identity))])
  }

  public static func asymmetric(
    insertion: AnyTransition,
    removal: AnyTransition
  ) -> AnyTransition {
    var comes = insertion.parts.filter(\.isForInsertion)
    for index in comes.indices { comes[index].isForRemoval = false }
    var goes = removal.parts.filter(\.isForRemoval)
    for index in goes.indices { goes[index].isForInsertion = false }
    var transition = AnyTransition(comes + goes)
    transition.insertionAnimation = insertion.insertionAnimation
    transition.removalAnimation = removal.removalAnimation
    return transition
  }

  public func combined(with other: AnyTransition) -> AnyTransition {
    var transition = AnyTransition(parts + other.parts)
    transition.insertionAnimation = insertionAnimation ?? other.insertionAnimation
    transition.removalAnimation = removalAnimation ?? other.removalAnimation
    return transition
  }

  public func animation(_ animation: Animation?) -> AnyTransition {
    var transition = self
    transition.insertionAnimation = animation
    transition.removalAnimation = animation
    return transition
  }
}

extension AnyTransition {
  /// Whether it moves without a transaction's animation.
  var isSelfMoving: Bool { insertionAnimation != nil || removalAnimation != nil }

  /// Whether anything changes its place or its size.
  @MainActor var hasMotion: Bool {
    parts.contains { part in
      switch part.effect {
      case .fade: false
      case .scale, .move, .offset: true
      case .custom(let transition): transition.hasMotion()
      }
    }
  }

  /// What it does by changing the view itself, as it begins or ends.
  func look(isComing: Bool, isRightToLeft: Bool) -> TransitionLook {
    var look = TransitionLook()
    for part in parts where isComing ? part.isForInsertion : part.isForRemoval {
      switch part.effect {
      case .fade: look.fade()
      case .scale(let factor, let anchor): look.shrink(to: factor, at: anchor)
      case .move(let edge): look.move(to: edge, isRightToLeft: isRightToLeft)
      case .offset(let offset): look.shift(by: offset, isRightToLeft: isRightToLeft)
      case .custom: break
      }
    }
    return look
  }

  /// The transitions of the app in it, and for what they are.
  var customs: [(transition: CustomTransition, isForInsertion: Bool, isForRemoval: Bool)] {
    parts.compactMap { part in
      guard case .custom(let transition) = part.effect else { return nil }
      return (transition, part.isForInsertion, part.isForRemoval)
    }
  }
}

extension Edge {
  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}
