/// One rule for a value, and when it runs.
///
/// A field may have several, at most 64; all of them run, and their messages keep the order of
/// declaration.
///
/// ```swift
/// Validation(error: "Email is invalid") { $0.contains("@") }
/// Validation(policy: .formSubmitted) { username async throws in
///   try await usernameIsAvailable(username) ? .valid : .invalid("Username is unavailable")
/// }
/// ```
public struct Validation<Value> {
  enum Body {
    case sync((Value) -> ValidationResult)
    case async(@MainActor (Value) async throws -> ValidationResult)
  }

  let policy: ValidationPolicy
  let body: Body
  /// Puts a value in order before the rule judges it.
  private(set) var tidying: ((Value) -> Value)?

  /// Creates a rule that holds or doesn't.
  public init(
    policy: ValidationPolicy = .all,
    error: ErrorMessage,
    _ isValid: @escaping (Value) -> Bool
  ) {
    self.policy = policy
    body = .sync { isValid($0) ? .valid : .invalid([error]) }
  }

  /// Creates a rule that answers at once, with any number of messages.
  public init(
    policy: ValidationPolicy = .all,
    _ validate: @escaping (Value) -> ValidationResult
  ) {
    self.policy = policy
    body = .sync(validate)
  }

  /// Creates a rule that has to ask elsewhere.
  ///
  /// It doesn't start while a rule that answers at once fails. What it throws becomes an error of
  /// the field, and the rule runs again on the next occasion; a `CancellationError` is no verdict.
  public init(
    policy: ValidationPolicy = .all,
    _ validate: @escaping @MainActor (Value) async throws -> ValidationResult
  ) {
    self.policy = policy
    body = .async(validate)
  }

  /// Has the field put in order, as by `Form.Field.tidied(by:)`, for a rule about values in order.
  ///
  /// While the value is being typed, the rule judges what it will be once it is in order, so that
  /// nothing is wrong that is about to be mended.
  public func tidying(by tidy: @escaping (Value) -> Value) -> Self {
    var copy = self
    copy.tidying = tidying.map { earlier in { tidy(earlier($0)) } } ?? tidy
    return copy
  }
}
