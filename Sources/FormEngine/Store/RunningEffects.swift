/// The tasks of a store's effects; letting go of it cancels them.
@MainActor final class RunningEffects {
  private var works: [EffectID: Work] = [:]

  /// Starts work under an id, and stops work that runs under it already.
  ///
  /// Work that is cancelled before its first step still takes it, and finds itself cancelled. The
  /// task ends when what the work led to has ended too.
  func start(
    _ id: EffectID,
    _ operation: @escaping @MainActor (Work) async -> [Task<Void, Never>]
  ) -> Task<Void, Never> {
    works[id]?.stop()
    let work = Work()
    let task = Task { @MainActor [weak self] in
      let led = await operation(work)
      self?.end(id, work)
      for task in led { await task.value }
    }
    work.task = task
    works[id] = work
    return task
  }

  func cancel(_ id: EffectID) {
    works.removeValue(forKey: id)?.stop()
    ended?()
  }

  private func end(_ id: EffectID, _ work: Work) {
    guard works[id] === work else { return }
    works[id] = nil
    ended?()
  }

  var count: Int { works.count }
  func contains(_ id: EffectID) -> Bool { works[id] != nil }
  /// Told whenever work ends or is stopped.
  var ended: (@MainActor () -> Void)?

  deinit {
    for work in works.values { work.task?.cancel() }
  }
}

/// One piece of running work.
///
/// Stopped, nothing of it reaches the store any more. Where somebody else cancels its task, what it
/// makes of that is still heard: a form that is told nothing would go on waiting.
@MainActor final class Work {
  private(set) var isStopped = false
  // Written once, where the work starts; the main actor's own, and read once more at its end.
  nonisolated(unsafe) fileprivate var task: Task<Void, Never>?

  func stop() {
    isStopped = true
    task?.cancel()
  }
}
