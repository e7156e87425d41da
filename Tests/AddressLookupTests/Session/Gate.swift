import Foundation

/// Where a provider in a test waits until it is let on.
///
/// `@unchecked Sendable`: every access to the stored properties holds the lock.
final class Gate: @unchecked Sendable {
  private enum Mark: Hashable {
    case reached
    case open
    case passed
  }

  private let lock = NSLock()
  private var marks: Set<Mark> = []
  private var waiting: [Mark: [CheckedContinuation<Void, Never>]] = [:]

  /// Waits until the gate is opened, cancelled or not.
  func pass() async {
    set(.reached)
    await wait(for: .open)
    set(.passed)
  }

  /// Waits until the task is cancelled.
  func untilCancelled() async {
    await withTaskCancellationHandler {
      await pass()
    } onCancel: {
      open()
    }
  }

  func open() { set(.open) }
  func reached() async { await wait(for: .reached) }
  func passed() async { await wait(for: .passed) }

  private func set(_ mark: Mark) {
    let ready = lock.withLock {
      marks.insert(mark)
      return waiting.removeValue(forKey: mark) ?? []
    }
    for continuation in ready { continuation.resume() }
  }

  private func wait(for mark: Mark) async {
    await withCheckedContinuation { continuation in
      let isThere = lock.withLock {
        if marks.contains(mark) { return true }
        waiting[mark, default: []].append(continuation)
        return false
      }
      if isThere { continuation.resume() }
    }
  }
}
