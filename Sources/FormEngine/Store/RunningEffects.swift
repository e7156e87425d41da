/// The tasks of a store's effects; letting go of it cancels them.
@MainActor final class RunningEffects {
  private struct Running {
    let generation: Int
    let task: Task<Void, Never>
  }

  private var tasks: [EffectID: Running] = [:]
  private var generation = 0

  /// Starts work under an id, and stops work that runs under it already.
  ///
  /// Work that is cancelled before its first step still takes it, and finds itself cancelled.
  func start(
    _ id: EffectID,
    _ operation: @escaping @MainActor () async -> Void
  ) -> Task<Void, Never> {
    tasks[id]?.task.cancel()
    generation += 1
    let mine = generation
    let task = Task { @MainActor [weak self] in
      await operation()
      if self?.tasks[id]?.generation == mine { self?.tasks[id] = nil }
    }
    tasks[id] = Running(generation: mine, task: task)
    return task
  }

  func cancel(_ id: EffectID) {
    tasks.removeValue(forKey: id)?.task.cancel()
  }

  var count: Int { tasks.count }

  deinit {
    for running in tasks.values { running.task.cancel() }
  }
}
