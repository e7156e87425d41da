/// What a form takes from outside: today the delay of its observed changes.
public struct FormDependencies: Sendable {
  /// How long a form waits after a change before it validates, 300 ms by default.
  ///
  /// A form with a delay of its own (`Form.observedChangeDelay(_:)`) doesn't ask.
  public var formObservedChangeValidationDelay: FormDelay = .milliseconds(300)

  /// Counts delays for tests, so that they can wait for one to be asleep.
  package var delayLedger: DelayLedger?

  /// Creates the live dependencies.
  public init() {}

  @TaskLocal package static var current = FormDependencies()

  /// The delay on whose behalf the current task sleeps; a test clock reports to it.
  @TaskLocal package static var currentTicket: DelayTicket?
}

/// Runs an operation with changed dependencies.
///
/// Stores made inside keep them. Meant for tests and previews; a form that always needs another
/// delay says so with `Form.observedChangeDelay(_:)`.
public func withFormDependencies<R>(
  _ change: (inout FormDependencies) throws -> Void,
  operation: () throws -> R
) rethrows -> R {
  var dependencies = FormDependencies.current
  try change(&dependencies)
  return try FormDependencies.$current.withValue(dependencies, operation: operation)
}
