import FormEngine
import Testing

/// Whoever cancels a task, the form never waits for what will not come.
@MainActor struct CancellationTests {
  @Test func cancellingTheTaskOfASubmissionBringsItToRest() async {
    let gate = Gate()
    let form = contactForm()
      .onSubmit { _ in
        await gate.wait()
        try Task.checkCancellation()
      }
    let store = store(complete, form)
    let saving = store.send(.submittedForm)
    await gate.arrived()
    saving?.cancel()
    gate.open()
    await saving?.value
    #expect(store.submission == .idle)
    await store.send(.submittedForm)?.value
    #expect(store.isSubmitted)
  }

  @Test func cancellingATaskBeforeItsFirstStepBringsItToRestToo() async {
    let saves = Counter()
    let desk = Desk()
    let form = DraftForm {
      DraftForm.Field(\.name) { desk.validation(.formSubmitted) }
    }
    .onSubmit { _ in saves.increment() }
    let store = store(complete, form)
    let submission = store.send(.submittedForm)
    submission?.cancel()
    await submission?.value
    #expect(store.submission == .idle)
    #expect(!store.isValidating)
    #expect(desk.asked.isEmpty)
    #expect(saves.count == 0)
  }

  @Test func cancellingTheTaskOfADelayEndsIt() async {
    let form = DraftForm { DraftForm.Field(\.name) { required("Name") } }
      .observedChangeDelay(FormDelay { try await Task.sleep(for: .seconds(600)) })
    let store = store(Draft(), form)
    let delay = store.send(.set(\.name, to: "Ama"))
    delay?.cancel()
    await delay?.value
    #expect(!store.hasPendingChecks)
    #expect(store.validation[nameID] == .valid)
  }

  @Test func anotherStateInTheSameStoreHearsNothingOfTheOldOnesWork() async {
    let desk = Desk()
    let form = DraftForm { DraftForm.Field(\.name) { desk.validation(.formSubmitted) } }
    let store = store(complete, form)
    let first = store.send(.submittedForm)
    await desk.wasAsked(1)
    store.modify { $0 = DraftForm.State(value: complete) }
    let second = store.send(.submittedForm)
    await desk.wasAsked(2)
    desk.answer(0, .invalid("About the old one"))
    await first?.value
    #expect(store.isSubmitting)
    desk.answer(1, .valid)
    await second?.value
    #expect(store.isSubmitted)
  }

  @Test func whatACancelledSaveMakesOfItIsNoFailure() async {
    let gate = Gate()
    let form = contactForm()
      .onSubmit { _ in
        await gate.wait()
        if Task.isCancelled { throw Offline() }
      }
    let store = store(complete, form)
    let saving = store.send(.submittedForm)
    await gate.arrived()
    saving?.cancel()
    gate.open()
    await saving?.value
    #expect(store.submission == .idle)
  }
}
