import Testing

@testable import FormEngine

struct StaleVerdictTests {
  @Test func aSubmissionGivenUpLeavesNoVerdictAboutAnOlderValue() throws {
    let form = DraftForm {
      DraftForm.Field(\.name) { Validation(policy: .formSubmitted) { _ async throws in .valid } }
      DraftForm.Field(\.city) { Validation(policy: .formSubmitted) { _ async throws in .valid } }
    }
    let id = DraftField.id(\.name)
    var state = DraftForm.State(value: complete)
    _ = form.reduce(into: &state, action: .submittedForm)
    let run = try #require(state.validation.entries[0].runs[0])
    let refusal = Result<ValidationResult, any Error>.success(.invalid("Taken"))
    _ = form.reduce(into: &state, action: .validated(FormRun(token: run), refusal))
    _ = form.reduce(into: &state, action: .set(\.name, to: "Efua"))
    let delay = try #require(state.validation.entries[0].delay)
    #expect(state.validation[id] == .invalid("Taken"))
    _ = form.reduce(into: &state, action: .cancelledSubmission)
    _ = form.reduce(into: &state, action: .observedChanges(FormTurn(token: delay)))
    #expect(state.validation[id] == nil)
  }

  @Test @MainActor func anErrorAboutAnOlderValueDoesNotKeepBackACheckOfTheNewOne() async {
    let desk = Desk()
    let form = DraftForm {
      DraftForm.Field(\.name) {
        required("Name", policy: [.observedChange, .formSubmitted])
        desk.validation(.focusLoss)
      }
    }
    .observedChangeDelay(FormDelay { try await Task.sleep(for: .seconds(600)) })
    let store = store(Draft(), form)
    store.send(.submittedForm)
    store.send(.focusChanged(nameID))
    store.send(.set(\.name, to: "Ama"))
    #expect(store.validation[nameID] == .invalid("Name is required"))
    let run = store.send(.focusChanged(nil))
    #expect(store.validation[nameID] == .validating)
    await desk.wasAsked(1)
    desk.answer(0, .invalid("Taken"))
    await run?.value
    #expect(store.validation[nameID] == .invalid("Taken"))
    store.send(.reset())
  }

  @Test @MainActor func anAnswerAboutAnOlderValueGoesWhereTheNewOneFailsAtOnce() async {
    let desk = Desk()
    let form = DraftForm {
      DraftForm.Field(\.name) {
        required("Name")
        desk.validation(.all)
      }
    }
    .observedChangeDelay(FormDelay { try await Task.sleep(for: .seconds(600)) })
    let store = store(complete, form)
    let run = store.send(.submittedField(nameID))
    await desk.wasAsked(1)
    desk.answer(0, .invalid("Taken"))
    await run?.value
    store.send(.set(\.name, to: ""))
    #expect(store.validation[nameID] == .invalid("Taken"))
    store.send(.submittedField(nameID))
    #expect(store.validation[nameID] == .invalid("Name is required"))
  }
}
