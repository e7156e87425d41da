import FormEngine
import Testing

/// A change of what no field declares is a change of the value all the same.
@MainActor struct UndeclaredChangeTests {
  @Test func aSavedValueIsUnsavedOnceAnyPartOfItChanges() async {
    let store = store(complete, contactForm().onSubmit { _ in })
    await store.send(.submittedForm)?.value
    #expect(store.isSubmitted)
    store.modify { $0.value.profile.motto = "Onwards" }
    #expect(store.submission == .idle)
  }

  @Test func anActionOnAPlaceThatIsNoFieldCountsToo() async {
    let store = store(complete, contactForm().onSubmit { _ in })
    await store.send(.submittedForm)?.value
    store.send(.set(\.profile.motto, to: ""))
    #expect(store.isSubmitted)
    store.send(.set(\.profile.motto, to: "Onwards"))
    #expect(store.submission == .idle)
  }

  @Test func writingWhatStandsThereLeavesASavedValueSaved() async {
    let store = store(complete, contactForm().onSubmit { _ in })
    await store.send(.submittedForm)?.value
    store.modify { $0.value.profile.motto = "" }
    #expect(store.isSubmitted)
  }

  @Test func aRetryAfterSuchAChangeHasAKeyOfItsOwn() async throws {
    var keys: [String?] = []
    let form = contactForm()
      .onSubmit { _ in
        keys.append(SubmissionAttempt.current?.key)
        throw Offline()
      }
    let store = store(complete, form)
    await store.send(.submittedForm)?.value
    store.modify { $0.value.profile.motto = "" }
    await store.send(.submittedForm)?.value
    store.modify { $0.value.profile.motto = "Onwards" }
    await store.send(.submittedForm)?.value
    try #require(keys.count == 3)
    #expect(keys[0] == keys[1])
    #expect(keys[1] != keys[2])
  }

  @Test func suchAChangeDuringASaveIsUnsavedAfterIt() async {
    let gate = Gate()
    let store = store(complete, contactForm().onSubmit { _ in await gate.wait() })
    let saving = store.send(.submittedForm)
    await gate.arrived()
    store.modify { $0.value.profile.motto = "Onwards" }
    gate.open()
    await saving?.value
    #expect(store.submission == .idle)
  }

  @Test func tidyingToWhatWasTriedBeforeIsTheSameAttempt() async throws {
    var keys: [String?] = []
    let form = contactForm()
      .normalizingOnSubmit { $0.profile.motto = "Onwards" }
      .onSubmit { _ in
        keys.append(SubmissionAttempt.current?.key)
        throw Offline()
      }
    let store = store(complete, form)
    await store.send(.submittedForm)?.value
    await store.send(.submittedForm)?.value
    try #require(keys.count == 2)
    #expect(keys[0] == keys[1])
  }

  @Test func aValueThatCannotBeComparedIsUnsavedByAnyWrite() async {
    struct Loose {
      var name = "Ama"
      var later: () -> Void = {}
    }
    let form = FormOf<Loose> { FormOf<Loose>.Field(\.name) }.onSubmit { _ in }
    let store = Store(initialState: FormOf<Loose>.State(value: Loose())) { form }
    await store.send(.submittedForm)?.value
    store.send(.set(\.name, to: "Ama"))
    #expect(store.isSubmitted)
    store.modify { $0.value.later = {} }
    #expect(store.submission == .idle)
  }
}
