import FormEngine
import FormEngineTesting
import Testing

@MainActor struct ChangeTests {
  private let clock = TestClock()

  private func store(
    _ draft: Draft,
    _ form: DraftForm
  ) -> TestStore<DraftForm.State, DraftForm.Action> {
    TestStore(initialState: DraftForm.State(value: draft)) {
      form
    } withDependencies: {
      $0.formObservedChangeValidationDelay = FormDelay(for: .milliseconds(300), clock: clock)
    }
  }

  private func form(counting calls: Counter = Counter()) -> DraftForm {
    DraftForm {
      DraftForm.Field(\.name) { required("Name", counting: calls) }
      DraftForm.Field(\.city) { required("City", counting: calls) }
    }
  }

  private func isDelayOver(_ action: DraftForm.Action) -> Bool {
    if case .observedChanges = action { true } else { false }
  }

  @Test func validatesAChangedFieldOnceTheDelayIsOver() async {
    let calls = Counter()
    let store = store(Draft(), form(counting: calls))
    await store.send(.set(\.name, to: "A")) { $0.value.name = "A" }
    #expect(store.state.hasPendingChecks)
    #expect(!store.state.isValidating)
    await clock.advance(by: .milliseconds(299))
    #expect(calls.count == 0)
    await clock.advance(by: .milliseconds(1))
    await store.receive(isDelayOver) { $0.validation[nameID] = .valid }
    #expect(calls.count == 1)
    #expect(!store.state.hasPendingChecks)
    await store.finish()
  }

  @Test func startsTheDelayAgainWithEveryChange() async {
    let store = store(Draft(), form())
    await store.send(.set(\.name, to: "A")) { $0.value.name = "A" }
    await clock.advance(by: .milliseconds(200))
    await store.send(.set(\.name, to: "")) { $0.value.name = "" }
    await clock.advance(by: .milliseconds(200))
    #expect(clock.sleepers == 1)
    await clock.advance(by: .milliseconds(100))
    await store.receive(isDelayOver) { $0.validation[nameID] = .invalid("Name is required") }
    await store.finish()
  }

  @Test func sharesOneDelayAmongFieldsThatChangedInOneTurn() async {
    let store = store(Draft(), form())
    await store.modify {
      $0.value.name = "Ama"
      $0.value.city = "Leeds"
    }
    #expect(clock.sleepers == 1)
    await clock.advance(by: .milliseconds(300))
    await store.receive(isDelayOver) {
      $0.validation[nameID] = .valid
      $0.validation[cityID] = .valid
    }
    await store.finish()
  }

  @Test func leavesASharedDelayToTheOtherFields() async {
    let store = store(Draft(), form())
    await store.modify {
      $0.value.name = "Ama"
      $0.value.city = "Leeds"
    }
    await clock.advance(by: .milliseconds(200))
    await store.send(.set(\.city, to: "York")) { $0.value.city = "York" }
    await clock.advance(by: .milliseconds(100))
    await store.receive(isDelayOver) { $0.validation[nameID] = .valid }
    await clock.advance(by: .milliseconds(200))
    await store.receive(isDelayOver) { $0.validation[cityID] = .valid }
    await store.finish()
  }

  @Test func takesTheSameValueForNoChange() async {
    let store = store(Draft(name: "Ama"), form())
    await store.send(.set(\.name, to: "Ama"))
    await store.modify { $0.value.name = "Ama" }
    #expect(!store.state.hasPendingChecks)
    await store.finish()
  }

  @Test func startsFromAStatePreparedBeforehand() async {
    var state = DraftForm.State(value: Draft())
    state.value.name = "Blob"
    state.focusedField = cityID
    state.validation[nameID] = .valid
    let calls = Counter()
    let form = form(counting: calls)
    let store = Store(initialState: state) { form }
    #expect(!store.hasPendingChecks)
    #expect(calls.count == 0)
    #expect(store.validation[nameID] == .valid)
    #expect(store.focusedField == cityID)
  }

  @Test func judgesChangesInTheirTurnWhereTheDelayIsImmediate() {
    let store = Store(initialState: DraftForm.State(value: Draft())) {
      contactForm(policy: .all)
    }
    store.send(.set(\.name, to: "Ama"))
    #expect(store.validation[nameID] == .valid)
    store.modify { $0.value.name = "" }
    #expect(store.validation[nameID] == .invalid("Name is required"))
    #expect(!store.hasPendingChecks)
  }

  @Test func takesTheImmediateDelayFromTheSurroundings() {
    let form = form()
    let store = withFormDependencies {
      $0.formObservedChangeValidationDelay = .immediate
    } operation: {
      Store(initialState: DraftForm.State(value: Draft())) { form }
    }
    store.send(.set(\.name, to: "Ama"))
    #expect(store.validation[nameID] == .valid)
  }

  @Test func staysQuietUntilTheFirstSubmissionAndThenFollowsCorrections() {
    let store = Store(initialState: DraftForm.State(value: Draft())) { contactForm() }
    store.send(.set(\.name, to: "A"))
    store.send(.set(\.name, to: ""))
    #expect(store.validation[nameID] == nil)
    store.send(.submittedForm)
    #expect(store.validation[nameID] == .invalid("Name is required"))
    store.send(.set(\.name, to: "Ama"))
    #expect(store.validation[nameID] == .valid)
    store.send(.set(\.name, to: ""))
    #expect(store.validation[nameID] == .invalid("Name is required"))
  }

  @Test func dropsErrorsThatAChangeWillNotJudgeAgain() {
    let form = DraftForm {
      DraftForm.Field(\.name) { required("Name", policy: .formSubmitted) }
    }
    let store = Store(initialState: DraftForm.State(value: Draft())) { form }
    store.send(.submittedForm)
    #expect(!store.canSubmit)
    store.send(.set(\.name, to: "A"))
    #expect(store.validation[nameID] == nil)
    #expect(store.canSubmit)
  }

  @Test func keepsErrorsOnScreenUntilTheyAreJudgedAgain() async {
    let store = store(Draft(), form())
    await store.send(.submittedField(nameID)) {
      $0.validation[nameID] = .invalid("Name is required")
      $0.focusedField = cityID
    }
    await store.send(.set(\.name, to: "A")) { $0.value.name = "A" }
    await clock.advance(by: .milliseconds(300))
    await store.receive(isDelayOver) { $0.validation[nameID] = .valid }
    await store.finish()
  }

  @Test func dropsAStatusSetFromOutsideOnTheNextChange() {
    let store = Store(initialState: DraftForm.State(value: Draft())) { contactForm() }
    store.send(.setErrors([emailID: ["This address is taken"]]))
    #expect(store.validationErrors == ["This address is taken"])
    store.send(.set(\.email, to: "ama@example.org"))
    #expect(store.validation[emailID] == .valid)
  }

  @Test func aSubmissionJudgesWhatWaitedForItsDelay() async {
    let form = DraftForm {
      DraftForm.Field(\.name) { required("Name", policy: .observedChange) }
    }
    let store = store(Draft(name: "Ama"), form)
    await store.send(.set(\.name, to: "")) { $0.value.name = "" }
    await store.send(.submittedForm) {
      $0.validation[nameID] = .invalid("Name is required")
      $0.expect(submission: .failed(.invalidFields))
      $0.focusedField = nameID
    }
    #expect(clock.sleepers == 0)
    #expect(!store.state.hasPendingChecks)
    await store.finish()
  }

  @Test func leavesTheDelayRunningWhenTheFocusMoves() async {
    let form = DraftForm {
      DraftForm.Field(\.name) { required("Name", policy: .observedChange) }
      DraftForm.Field(\.city)
    }
    let store = store(Draft(), form)
    await store.send(.focusChanged(nameID)) { $0.focusedField = nameID }
    await store.send(.set(\.name, to: "A")) { $0.value.name = "A" }
    await store.send(.submittedField(nameID)) { $0.focusedField = cityID }
    await store.send(.focusChanged(nil)) { $0.focusedField = nil }
    await clock.advance(by: .milliseconds(300))
    await store.receive(isDelayOver) { $0.validation[nameID] = .valid }
    await store.finish()
  }

  @Test func aSubmissionWaitsForTheDelayOfAnEditMadeWhileItValidates() async {
    let desk = Desk()
    var saved: [Draft] = []
    let form = DraftForm {
      DraftForm.Field(\.name) { desk.validation(.formSubmitted) }
      DraftForm.Field(\.city) { required("City", policy: .formSubmitted) }
    }
    .onSubmit { saved.append($0) }
    let store = store(complete, form)
    await store.send(.submittedForm) {
      $0.validation[nameID] = .validating
      $0.validation[cityID] = .valid
      $0.expect(submission: .submitting)
    }
    await desk.wasAsked(1)
    await store.send(.set(\.city, to: "York")) { $0.value.city = "York" }
    desk.answer(0, .valid)
    await store.receive(isVerdict) { $0.validation[nameID] = .valid }
    #expect(saved.isEmpty)
    await clock.advance(by: .milliseconds(300))
    await store.receive(isDelayOver)
    await store.receive(isEndOfSave) { $0.expect(submission: .submitted) }
    #expect(saved.map(\.city) == ["York"])
    await store.finish()
  }

  private func isVerdict(_ action: DraftForm.Action) -> Bool {
    if case .validated = action { true } else { false }
  }

  private func isEndOfSave(_ action: DraftForm.Action) -> Bool {
    if case .submitted = action { true } else { false }
  }
}
