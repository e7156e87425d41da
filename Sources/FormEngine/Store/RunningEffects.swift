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
  /// Work that is cancelled before its first step still takes it, and finds itself cancelled. The
  /// task ends when what the work led to has ended too.
  func start(
    _ id: EffectID,
    _ operation: @escaping @MainActor () async -> [Task<Void, Never>]
  ) -> Task<Void, Never> {
    tasks[id]?.task.cancel()
    generation += 1
    let mine = generation
    let task = Task { @MainActor [weak self] in
      let led = await operation()
      self?.end(id, mine)
      for task in led { await task.value }
    }
    tasks[id] = Running(generation: mine, task: task)
    return task
  }

  func cancel(_ id: EffectID) {
    tasks.removeValue(forKey: id)?.task.cancel()
    if tasks.isEmpty { becameIdle?() }
  }

  private func end(_ id: EffectID, _ generation: Int) {
    guard tasks[id]?.generation == generation else { return }
    tasks[id] = nil
    if tasks.isEmpty { becameIdle?() }
  }

  var count: Int { tasks.count }
  var becameIdle: (@MainActor () -> Void)?

  deinit {
    for running in tasks.values { running.task.cancel() }
  }
}
