import Dispatch

/// Runs an actor on a thread that may wait, so that waiting for a file holds up no other task.
final class StoreQueue: SerialExecutor {
  private let queue = DispatchQueue(label: "AddressBookStore")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
