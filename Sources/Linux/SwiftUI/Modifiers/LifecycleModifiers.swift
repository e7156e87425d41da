extension View {
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    nonisolated(unsafe) let action = action
    return modifier(AppearanceModifier(appear: { action?() }, disappear: nil))
  }

  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    nonisolated(unsafe) let action = action
    return modifier(AppearanceModifier(appear: nil, disappear: { action?() }))
  }

  nonisolated public func onChange<V>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View where V: Equatable {
    nonisolated(unsafe) let action = action
    return modifier(
      ChangeModifier(value: value, actsAtFirst: initial) { action($0, $1) }
    )
  }

  nonisolated public func onChange<V>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some View where V: Equatable {
    nonisolated(unsafe) let action = action
    return modifier(ChangeModifier(value: value, actsAtFirst: initial) { _, _ in action() })
  }

  @available(
    *,
    deprecated,
    message: "Use `onChange` with a two or zero parameter action closure instead."
  )
  nonisolated public func onChange<V>(
    of value: V,
    perform action: @escaping (V) -> Void
  ) -> some View where V: Equatable {
    nonisolated(unsafe) let action = action
    return modifier(ChangeModifier(value: value, actsAtFirst: false) { _, new in action(new) })
  }

  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: action))
  }

  nonisolated public func task<T>(
    id value: T,
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View where T: Equatable {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }
}

nonisolated private struct AppearanceModifier: SpreadingModifier {
  typealias Body = Never

  let appear: (@MainActor () -> Void)?
  let disappear: (@MainActor () -> Void)?

  @MainActor static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ inputs: _NodeInputs
  ) -> _Node {
    _nodeOfEach(view, inputs) ?? AppearanceNode(view, inputs)
  }
}

@MainActor
private final class AppearanceNode<Content: View>:
  ModifierNode<Content, AppearanceModifier>
{
  private var hasAppeared = false

  override func didBuild() { appearAfterUpdate() }

  private func appearAfterUpdate() {
    guard let runtime, runtime.isLive else { return }
    runtime.afterUpdate { [weak self] in
      guard let self, isAlive, !hasAppeared, !standsInCoveredPage else { return }
      hasAppeared = true
      modifier.appear?()
    }
  }

  override func coverDidChange(_ isCovered: Bool) {
    guard isCovered else { return appearAfterUpdate() }
    runtime?
      .afterUpdate { [weak self] in
        guard let self, isAlive, hasAppeared, standsInCoveredPage else { return }
        hasAppeared = false
        modifier.disappear?()
      }
  }

  override func dispose() {
    let action = modifier.disappear
    let runtime = runtime
    super.dispose()
    if hasAppeared, let action { runtime?.afterUpdate(action) }
  }
}

nonisolated private struct ChangeModifier<Value: Equatable>: ViewModifier {
  typealias Body = Never

  let value: Value
  let actsAtFirst: Bool
  let action: @MainActor (Value, Value) -> Void

  init(value: Value, actsAtFirst: Bool, action: @escaping @MainActor (Value, Value) -> Void) {
    self.value = value
    self.actsAtFirst = actsAtFirst
    self.action = action
  }

  @MainActor static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ inputs: _NodeInputs
  ) -> _Node {
    ChangeNode(view, inputs)
  }
}

@MainActor
private final class ChangeNode<Content: View, Value: Equatable>:
  ModifierNode<Content, ChangeModifier<Value>>
{
  private var last: Value?

  override func prepare() {
    last = modifier.value
    guard let runtime, runtime.isLive, modifier.actsAtFirst else { return }
    let action = modifier.action
    let value = modifier.value
    runtime.afterUpdate { action(value, value) }
  }

  override func modifierDidChange() {
    let value = modifier.value
    guard let old = last, old != value else { return }
    last = value
    let action = modifier.action
    runtime?.afterUpdate { action(old, value) }
  }
}

nonisolated private struct TaskModifier<ID: Equatable>: ViewModifier {
  typealias Body = Never

  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  init(id: ID, priority: TaskPriority, action: @escaping @Sendable () async -> Void) {
    self.id = id
    self.priority = priority
    self.action = action
  }

  @MainActor static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ inputs: _NodeInputs
  ) -> _Node {
    TaskNode(view, inputs)
  }
}

@MainActor
private final class TaskNode<Content: View, ID: Equatable>:
  ModifierNode<Content, TaskModifier<ID>>
{
  private var task: Task<Void, Never>?
  private var startedFor: ID?

  override func didBuild() { startAfterUpdate() }

  override func modifierDidChange() {
    if startedFor != modifier.id { startAfterUpdate() }
  }

  private func startAfterUpdate() {
    guard let runtime, runtime.isLive else { return }
    startedFor = modifier.id
    runtime.afterUpdate { [weak self] in
      guard let self, isAlive, !standsInCoveredPage else { return }
      task?.cancel()
      let action = modifier.action
      task = Task(priority: modifier.priority) { await action() }
    }
  }

  override func coverDidChange(_ isCovered: Bool) {
    if isCovered { task?.cancel() } else { startAfterUpdate() }
  }

  override func dispose() {
    task?.cancel()
    super.dispose()
  }

  deinit {
    // A runtime that was dropped without being stopped disposes of nothing.
    task?.cancel()
  }
}
