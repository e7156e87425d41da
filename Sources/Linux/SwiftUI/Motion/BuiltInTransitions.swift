/// A transition that the page draws on the view itself, without anything put round it.
protocol ErasableTransition {
  var erased: AnyTransition { get }
}

extension Transition where Self: ErasableTransition {
  /// The same put round a view by hand, as another transition's body may do.
  fileprivate func drawn(_ content: Content, _ phase: TransitionPhase) -> some View {
    let transition = erased
    return content.modifier(
      WrapperModifier { environment in
        guard !phase.isIdentity else { return .init() }
        let look = transition.look(
          isComing: phase == .willAppear,
          isRightToLeft: environment.layoutDirection == .rightToLeft
        )
        let declarations = look.declarations.sorted { $0.key < $1.key }
        return .init(styles: declarations.map { StyleClass("\($0.key):\($0.value)") })
      }
    )
  }
}

/// Fades a view in and out.
@MainActor @preconcurrency public struct OpacityTransition: Transition, ErasableTransition {
  public init() {}

  nonisolated var erased: AnyTransition { .opacity }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    drawn(content, phase)
  }

  public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: false)
  }
}

/// Shows and hides a view at once.
@MainActor @preconcurrency public struct IdentityTransition: Transition, ErasableTransition {
  public init() {}

  nonisolated var erased: AnyTransition { .identity }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    drawn(content, phase)
  }

  public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: false)
  }
}

/// Moves a view in from the leading edge and out to the trailing one.
@MainActor @preconcurrency public struct SlideTransition: Transition, ErasableTransition {
  public init() {}

  nonisolated var erased: AnyTransition { .slide }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    drawn(content, phase)
  }
}

/// Lets a view grow and shrink.
@MainActor @preconcurrency public struct ScaleTransition: Transition, ErasableTransition {
  private let scale: Double
  private let anchor: UnitPoint

  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  nonisolated var erased: AnyTransition { .scale(scale: scale, anchor: anchor) }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    drawn(content, phase)
  }
}

/// Moves a view in from an edge and out to it.
@MainActor @preconcurrency public struct MoveTransition: Transition, ErasableTransition {
  private let edge: Edge

  public init(edge: Edge) {
    self.edge = edge
  }

  nonisolated var erased: AnyTransition { .move(edge: edge) }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    drawn(content, phase)
  }
}

/// Moves a view by a distance.
@MainActor @preconcurrency public struct OffsetTransition: Transition, ErasableTransition {
  private let offset: CGSize

  public init(_ offset: CGSize) {
    self.offset = offset
  }

  nonisolated var erased: AnyTransition { .offset(offset) }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    drawn(content, phase)
  }
}

/// Moves a view in from an edge and out to the opposite one, fading.
@MainActor @preconcurrency public struct PushTransition: Transition, ErasableTransition {
  private let edge: Edge

  public init(edge: Edge) {
    self.edge = edge
  }

  nonisolated var erased: AnyTransition { .push(from: edge) }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    drawn(content, phase)
  }
}

/// One transition for coming and another one for going.
@MainActor @preconcurrency
public struct AsymmetricTransition<Insertion, Removal>:
  Transition, ErasableTransition
where Insertion: Transition, Removal: Transition {
  // AnyTransition reads it wherever it is built; a value has one owner.
  nonisolated(unsafe) private var both: (insertion: Insertion, removal: Removal)

  public var insertion: Insertion {
    get { both.insertion }
    set { both.insertion = newValue }
  }

  public var removal: Removal {
    get { both.removal }
    set { both.removal = newValue }
  }

  public init(insertion: Insertion, removal: Removal) {
    both = (insertion, removal)
  }

  nonisolated var erased: AnyTransition {
    .asymmetric(insertion: AnyTransition(both.insertion), removal: AnyTransition(both.removal))
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    let inner = insertion.body(
      content: .init(AnyChild(content)),
      phase: phase == .willAppear ? phase : .identity
    )
    removal.body(
      content: .init(AnyChild(inner)),
      phase: phase == .didDisappear ? phase : .identity
    )
  }
}

/// Two transitions at once.
nonisolated private struct CombinedTransition<First: Transition, Second: Transition>:
  Transition, ErasableTransition
{
  let first: First
  let second: Second

  var erased: AnyTransition {
    AnyTransition(first).combined(with: AnyTransition(second))
  }

  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    let inner = first.body(content: .init(AnyChild(content)), phase: phase)
    second.body(content: .init(AnyChild(inner)), phase: phase)
  }
}

/// A transition with an animation of its own.
nonisolated private struct AnimatedTransition<Base: Transition>: Transition, ErasableTransition {
  let base: Base
  let animation: Animation?

  var erased: AnyTransition { AnyTransition(base).animation(animation) }

  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    base.body(content: .init(AnyChild(content)), phase: phase)
  }
}

extension Transition {
  public func combined<T>(with other: T) -> some Transition where T: Transition {
    CombinedTransition(first: self, second: other)
  }

  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}

extension Transition where Self == OpacityTransition {
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == IdentityTransition {
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == SlideTransition {
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == ScaleTransition {
  public static var scale: ScaleTransition { ScaleTransition(0) }

  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    Self(scale, anchor: anchor)
  }
}

extension Transition where Self == MoveTransition {
  public static func move(edge: Edge) -> Self { Self(edge: edge) }
}

extension Transition where Self == OffsetTransition {
  public static func offset(_ offset: CGSize) -> Self { Self(offset) }

  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    Self(CGSize(width: x, height: y))
  }
}

extension Transition where Self == PushTransition {
  public static func push(from edge: Edge) -> Self { Self(edge: edge) }
}
