/// One attempt to save, by the key that makes repeating it harmless.
///
/// `onSubmit` reads it and hands the key to whatever it saves to:
///
/// ```swift
/// .onSubmit { draft in
///   try await server.save(draft, idempotencyKey: SubmissionAttempt.current?.key)
/// }
/// ```
///
/// Submitting the same unchanged value again after a failure gives the same key, so a save whose
/// answer got lost isn't done twice; a change or a success starts a new one. A host that has a key
/// of its own, say one that came with the event over a wire, binds it around sending
/// `.submittedForm`, and it is used instead.
public struct SubmissionAttempt: Hashable, Sendable {
  /// The attempt that the current task is working on.
  @TaskLocal public static var current: SubmissionAttempt?

  /// What a server compares to recognise a repetition.
  public let key: String

  /// Creates an attempt with a key.
  public init(key: String) {
    self.key = key
  }

  static func fresh() -> Self {
    let halves = (UInt64.random(in: .min ... .max), UInt64.random(in: .min ... .max))
    return Self(key: String(halves.0, radix: 16) + "-" + String(halves.1, radix: 16))
  }
}
