/// Runs around the handling of every activation of a button and every Return in a field.
///
/// The page gives each of them a key of 128 random bits and sends the same key again when it
/// doesn't learn whether the first one arrived. An app that stores the key with what it saves
/// therefore saves once, even across a restart. Tie it to the value that the app reads, and call
/// the operation exactly once:
///
/// ```swift
/// WebHost.aroundEvent = { key, operation in
///   SubmissionAttempt.$current.withValue(SubmissionAttempt(key: key)) { operation() }
/// }
/// ```
///
/// Set it before the app starts. Tasks started inside the operation inherit task-local values.
@MainActor public var aroundEvent:
  (@MainActor (_ attemptKey: String, _ operation: @MainActor () -> Void) -> Void)?
