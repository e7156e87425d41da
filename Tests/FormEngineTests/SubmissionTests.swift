import FormEngine
import Testing

@MainActor struct SubmissionTests {
  @Test func savesTheValueOnceEveryFieldIsValid() async {
    var saved: [Draft] = []
    let store = store(complete, contactForm().onSubmit { saved.append($0) })
    await store.send(.submittedForm)?.value
    #expect(saved == [complete])
    #expect(store.submission == .submitted)
    #expect(store.isSubmitted)
  }

  @Test func refusesAndFocusesTheFirstFieldWithAnError() async {
    let saves = Counter()
    let store = store(Draft(name: "Ama"), contactForm().onSubmit { _ in saves.increment() })
    store.send(.focusChanged(nameID))
    await store.send(.submittedForm)?.value
    #expect(store.submission == .failed(.invalidFields))
    #expect(store.validationErrors == ["Email is required", "City is required"])
    #expect(store.focusedField == emailID)
    #expect(saves.count == 0)
    #expect(!store.canSubmit)
  }

  @Test func ignoresFurtherSubmitsWhileSubmitting() async {
    let saves = Counter()
    let gate = Gate()
    let store = store(
      complete,
      contactForm()
        .onSubmit { _ in
          saves.increment()
          await gate.wait()
        }
    )
    let saving = store.send(.submittedForm)
    #expect(store.isSubmitting)
    #expect(store.send(.submittedForm) == nil)
    #expect(store.send(.submittedForm) == nil)
    gate.open()
    await saving?.value
    #expect(saves.count == 1)
  }

  @Test func keepsWhatIsTypedDuringASaveAndThenRestsUnsaved() async {
    let gate = Gate()
    var saved: [Draft] = []
    let store = store(
      complete,
      contactForm()
        .onSubmit {
          saved.append($0)
          await gate.wait()
        }
    )
    let saving = store.send(.submittedForm)
    await gate.arrived()
    store.send(.set(\.city, to: "York"))
    gate.open()
    await saving?.value
    #expect(store.value.city == "York")
    #expect(saved.map(\.city) == ["Leeds"])
    #expect(store.submission == .idle)
  }

  @Test func showsWhatSavingThrewAndCountsEveryRefusal() async {
    let store = store(complete, contactForm().onSubmit { _ in throw Offline() })
    await store.send(.submittedForm)?.value
    #expect(store.submission == .failed(.error("The network is down")))
    #expect(store.refusals == 1)
    await store.send(.submittedForm)?.value
    #expect(store.refusals == 2)
    #expect(!store.hasErrors)
  }
}
