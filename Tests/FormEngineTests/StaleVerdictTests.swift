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
}
