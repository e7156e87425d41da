public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String

  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Changes state with an animation and says when that is done.
///
/// On Linux the page says when what moves has come to rest, whichever criteria is given; where
/// nothing moves, as in a test without a page, that is as soon as the change has been shown.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  let result = try withTransaction(Transaction(animation: animation), body)
  // Animations are asked for by views, on the main actor, and end there.
  nonisolated(unsafe) let completion = completion
  // Once the change has been carried out, in a turn of its own.
  Task { @MainActor in
    if animation != nil, let runtime = CurrentRuntime.value {
      runtime.whenStill { completion() }
    } else {
      completion()
    }
  }
  return result
}

public func withTransaction<Result>(
  _ transaction: Transaction,
  _ body: () throws -> Result
) rethrows -> Result {
  TransactionStack.shared.push(transaction)
  defer { TransactionStack.shared.pop() }
  return try body()
}
