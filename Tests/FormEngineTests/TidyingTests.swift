import FormEngine
import FormEngineTesting
import Testing

/// A field is put in order before it is judged, so that what is judged is what is kept.
@MainActor struct TidyingTests {
  private func trimmed(_ text: String) -> String {
    text.split(separator: " ").joined(separator: " ")
  }

  private func form(_ policy: ValidationPolicy = .all) -> DraftForm {
    DraftForm {
      DraftForm.Field(\.name) {
        Validation(policy: policy, error: "Space") { !$0.hasSuffix(" ") }.tidying(by: trimmed)
      }
      DraftForm.Field(\.email) { required("Email", policy: policy) }.tidied(by: trimmed)
    }
    .observedChangeDelay(.immediate)
  }

  @Test func leavingAFieldPutsItInOrderAndThenJudgesIt() {
    let store = store(Draft(name: " Ama ", email: "  "), form())
    store.send(.focusChanged(nameID))
    store.send(.focusChanged(emailID))
    #expect(store.value.name == "Ama")
    #expect(store.validation[nameID] == .valid)
    store.send(.focusChanged(nil))
    #expect(store.value.email == "")
    #expect(store.validation[emailID] == .invalid("Email is required"))
  }

  @Test func returnPutsTheFieldInOrderFirst() {
    let store = store(Draft(name: " Ama "), form(.fieldSubmitted))
    store.send(.submittedField(nameID))
    #expect(store.value.name == "Ama")
    #expect(store.validation[nameID] == .valid)
  }

  @Test func submittingSavesWhatWasPutInOrder() async {
    var saved: [Draft] = []
    let store = store(
      Draft(name: " Ama ", email: " a"),
      form(.submitThenLive).onSubmit { saved.append($0) }
    )
    await store.send(.submittedForm)?.value
    #expect(saved.map(\.name) == ["Ama"])
    #expect(saved.map(\.email) == ["a"])
    #expect(store.value.name == "Ama")
    #expect(store.isSubmitted)
  }

  @Test func whileItIsTypedARuleJudgesWhatItWillBe() {
    let store = store(Draft(), form())
    store.send(.set(\.name, to: "Ama "))
    #expect(store.value.name == "Ama ")
    #expect(store.validation[nameID] == .valid)
  }

  @Test func theCheckThatLeavingStartsIsNotCancelledByTidying() async {
    let desk = Desk()
    let form = DraftForm {
      DraftForm.Field(\.name) { desk.validation(.focusLoss) }.tidied(by: trimmed)
    }
    let store = store(Draft(), form)
    store.send(.focusChanged(nameID))
    store.send(.set(\.name, to: " Ama "))
    let run = store.send(.focusChanged(nil))
    await desk.wasAsked(1)
    #expect(desk.asked == ["Ama"])
    #expect(store.isValidating)
    desk.answer(0, .invalid("Taken"))
    await run?.value
    #expect(store.validation[nameID] == .invalid("Taken"))
  }

  @Test func tidyingOnSubmitAsksAgainWhatWasUnderWay() async {
    let desk = Desk()
    var saved = 0
    let form = DraftForm {
      DraftForm.Field(\.name) { desk.validation(.observedChange) }.tidied(by: trimmed)
    }
    .observedChangeDelay(.immediate)
    .onSubmit { _ in saved += 1 }
    let store = store(Draft(), form)
    store.send(.set(\.name, to: "Ama "))
    await desk.wasAsked(1)
    let submission = store.send(.submittedForm)
    await desk.wasAsked(2)
    #expect(desk.asked == ["Ama ", "Ama"])
    desk.answer(1, .invalid("Taken"))
    desk.answer(0, .valid)
    await submission?.value
    #expect(store.submission == .failed(.invalidFields))
    #expect(saved == 0)
  }
}
