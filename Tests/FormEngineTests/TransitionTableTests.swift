import Testing

@testable import FormEngine

/// The table of the engine's design, walked whole: every event in every situation.
struct TransitionTableTests {
  enum Situation: String, CaseIterable {
    case fresh, waiting, checking, refused, validating, saving, saved, failed, blamed
  }
  enum Event: String, CaseIterable {
    case change, delayOver, submittedField, focusLeaves, submittedForm, accepted, denied, saved
    case saveFailed, cancelled, setErrors, reset
  }

  @Test(arguments: Situation.allCases)
  func everyEventInThisSituation(_ situation: Situation) throws {
    var lines: [String] = []
    for event in Event.allCases {
      var walk = TableWalk()
      try walk.arrive(at: situation)
      try walk.apply(event)
      lines.append("\(event): \(walk.summary)")
    }
    #expect(lines.joined(separator: "\n") == TransitionTable.rows[situation])
  }
}

/// A form with a name asked about elsewhere and an email, led to a situation by hand.
struct TableWalk {
  private(set) var state = DraftForm.State(value: Draft(email: "e"))
  private var started = 0
  private var stopped = 0
  private let form = DraftForm {
    DraftForm.Field(\.name) {
      required("Name")
      Validation { _ async throws in .valid }
    }
    DraftForm.Field(\.email) { required("Email", policy: .submitThenLive) }
  }
  .onSubmit { _ in }

  mutating func arrive(at situation: TransitionTableTests.Situation) throws {
    send(.focusChanged(DraftField.id(\.name)))
    switch situation {
    case .fresh: break
    case .waiting: send(.set(\.name, to: "a"))
    case .checking:
      send(.set(\.name, to: "a"))
      try apply(.delayOver)
    case .refused: send(.submittedForm)
    case .validating:
      send(.set(\.name, to: "a"))
      send(.submittedForm)
    case .saving:
      try arrive(at: .validating)
      try apply(.accepted)
    case .saved:
      try arrive(at: .saving)
      try apply(.saved)
    case .failed:
      try arrive(at: .saving)
      try apply(.saveFailed)
    case .blamed:
      send(.set(\.name, to: "a"))
      try apply(.delayOver)
      try apply(.accepted)
      send(.setErrors([DraftField.id(\.name): ["Blamed"]]))
    }
    started = 0
    stopped = 0
  }

  mutating func apply(_ event: TransitionTableTests.Event) throws {
    switch event {
    case .change: send(.set(\.name, to: "b"))
    case .delayOver: send(.observedChanges(FormTurn(token: state.book.delays.keys.min() ?? 99)))
    case .submittedField: send(.submittedField(DraftField.id(\.name)))
    case .focusLeaves: send(.focusChanged(nil))
    case .submittedForm: send(.submittedForm)
    case .accepted: answer(.valid)
    case .denied: answer(.invalid("Taken"))
    case .saved: endSave(.success(()))
    case .saveFailed: endSave(.failure(Offline()))
    case .cancelled: send(.cancelledSubmission)
    case .setErrors: send(.setErrors([DraftField.id(\.email): ["Blocked"]]))
    case .reset: send(.reset())
    }
  }

  private mutating func answer(_ result: ValidationResult) {
    send(.validated(FormRun(token: state.book.runs.keys.min() ?? 99), .success(result)))
  }

  private mutating func endSave(_ result: Result<Void, any Error>) {
    var token: UInt64 = 99
    if case .saving(let current) = state.book.phase { token = current }
    send(.submitted(FormRun(token: token), result))
  }

  private mutating func send(_ action: DraftForm.Action) {
    for effect in form.reduce(into: &state, action: action).elements {
      if case .run = effect { started += 1 } else { stopped += 1 }
    }
  }

  /// Name's status, email's status, focus, submission, work started and stopped.
  var summary: String {
    let focus = state.focusedField.map { $0 == DraftField.id(\.name) ? "name" : "email" } ?? "-"
    return [
      show(DraftField.id(\.name)), show(DraftField.id(\.email)), focus, submission,
      "+\(started)", "-\(stopped)",
    ]
    .joined(separator: " ")
  }

  private func show(_ id: AnyHashable) -> String {
    switch state.validation[id] {
    case nil: "-"
    case .valid: "valid"
    case .validating: "asking"
    case .invalid(let messages): messages.map(\.text).joined(separator: ", ")
    }
  }

  private var submission: String {
    switch state.submission {
    case .failed(.invalidFields): "refused"
    case .failed(.error): "failed"
    default: "\(state.submission)"
    }
  }
}
