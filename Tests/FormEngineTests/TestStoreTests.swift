import FormEngine
import FormEngineTesting
import Testing

@MainActor struct TestStoreTests {
  private func store(
    _ form: DraftForm,
    _ clock: TestClock = TestClock()
  ) -> TestStore<DraftForm.State, DraftForm.Action> {
    TestStore(initialState: DraftForm.State(value: complete)) {
      form
    } withDependencies: {
      $0.formObservedChangeValidationDelay = FormDelay(for: .milliseconds(300), clock: clock)
    }
  }

  private let form = DraftForm {
    DraftForm.Field(\.name) { required("Name") }
    DraftForm.Field(\.city)
  }

  @Test func acceptsChangesThatAreSaid() async {
    let store = store(form)
    await store.send(.submittedForm) {
      $0.validation[nameID] = .valid
      $0.expect(submission: .submitted)
    }
    await store.send(.reset(to: Draft())) {
      $0.value = Draft()
      $0.expect(initialValue: Draft())
      $0.validation[nameID] = nil
      $0.expect(submission: .idle)
    }
    await store.finish()
  }

  @Test func failsOnAChangeThatIsNotSaid() async {
    let store = store(form)
    await withKnownIssue { await store.send(.focusChanged(nameID)) }
  }

  @Test func failsOnAChangeThatIsSaidButDoesNotCome() async {
    let store = store(form)
    await withKnownIssue {
      await store.send(.focusChanged(nil)) { $0.focusedField = nameID }
    }
  }

  @Test func failsOnWorkLeftBehind() async {
    let store = store(form)
    await store.send(.set(\.name, to: "Kojo")) { $0.value.name = "Kojo" }
    await withKnownIssue { await store.finish() }
  }

  @Test func failsOnAnActionNotReceived() async {
    let clock = TestClock()
    let store = store(form, clock)
    await store.send(.set(\.name, to: "Kojo")) { $0.value.name = "Kojo" }
    await clock.advance(by: .seconds(1))
    await withKnownIssue { await store.finish() }
  }

  @Test func failsWhenNothingIsLeftToReceive() async {
    let store = store(form)
    await withKnownIssue { await store.receive { _ in true } }
  }

  @Test func failsOnAnotherAction() async {
    let store = store(form.onSubmit { _ in })
    await store.send(.submittedForm) {
      $0.validation[nameID] = .valid
      $0.expect(submission: .submitting)
    }
    await withKnownIssue {
      await store.receive {
        if case .submittedForm = $0 { true } else { false }
      } assert: {
        $0.expect(submission: .submitted)
      }
    }
    await store.finish()
  }

  @Test func comparesOnlyWhatIsSaidWhenNotExhaustive() async {
    let clock = TestClock()
    let store = store(form.onSubmit { _ in }, clock)
    store.exhaustivity = .off
    await store.send(.set(\.name, to: "Kojo"))
    await clock.run()
    await store.send(.submittedForm)
    await store.receive {
      if case .submitted = $0 { true } else { false }
    } assert: {
      $0.expect(submission: .submitted)
    }
    await store.finish()
  }

  @Test func saysThatTheClockMustMoveWhereAllThatRunsIsADelay() async {
    let store = store(form)
    await store.send(.set(\.name, to: "Efua")) { $0.value.name = "Efua" }
    await withKnownIssue {
      await store.receive { _ in true }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("advance the clock") }
    }
  }

  @Test func losesPatienceWithWorkThatNeverSends() async {
    let desk = Desk()
    let form = DraftForm { DraftForm.Field(\.name) { desk.validation() } }
    let store = store(form)
    store.patience = .milliseconds(1)
    await store.send(.submittedField(nameID)) { $0.validation[nameID] = .validating }
    await withKnownIssue {
      await store.receive { _ in true }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("running work sent none") }
    }
    store.patience = .seconds(10)
    await desk.wasAsked(1)
    desk.answer(0, .valid)
    await store.receive({ _ in true }, assert: { $0.validation[nameID] = .valid })
    await store.finish()
  }
}
