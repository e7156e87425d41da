import FormEngine
import Testing

/// Errors that a server found, and how long they stand.
@MainActor struct OutsideErrorTests {
  private let form = DraftForm {
    DraftForm.Field(\.name) { required("Name") }
    DraftForm.Field(\.email) { required("Email") }
    DraftForm.Field(\.city) { required("City") }.when { $0.country != "SG" }
  }
  .observedChangeDelay(.immediate)

  private func refused(
    _ errors: FormFieldErrors,
    _ draft: Draft = complete
  ) async -> StoreOf<DraftForm> {
    let store = store(draft, form.onSubmit { _ in throw errors })
    await store.send(.submittedForm)?.value
    return store
  }

  @Test func anErrorFromOutsideNeverKeepsTheFormFromBeingSaved() {
    let store = store(complete, form)
    store.send(.setErrors([nameID: ["Taken"]]))
    #expect(!store.canSubmit)
    store.send(.submittedForm)
    #expect(store.isSubmitted)
    #expect(store.validation[nameID] == .valid)
  }

  @Test func norDoesOneThatComesWhileItValidates() async {
    let desk = Desk()
    let form = DraftForm {
      DraftForm.Field(\.name) { desk.validation(.formSubmitted) }
      DraftForm.Field(\.email) { required("Email") }
    }
    let store = store(complete, form)
    let submission = store.send(.submittedForm)
    await desk.wasAsked(1)
    store.send(.setErrors([emailID: ["Bounces"]]))
    desk.answer(0, .valid)
    await submission?.value
    #expect(store.isSubmitted)
    #expect(store.validation[emailID] == .invalid("Bounces"))
  }

  @Test func leavingTheFieldDoesNotTakeTheErrorAway() {
    let store = store(complete, form)
    store.send(.focusChanged(nameID))
    store.send(.setErrors([nameID: ["Taken"]]))
    store.send(.focusChanged(emailID))
    #expect(store.validation[nameID] == .invalid("Taken"))
    store.send(.focusChanged(nameID))
    store.send(.focusChanged(nil))
    #expect(store.validation[nameID] == .invalid("Taken"))
  }

  @Test func leavingTheFieldDoesNotTakeTheErrorAwayWhereItAsksElsewhere() async {
    let desk = Desk()
    let form = DraftForm { DraftForm.Field(\.name) { desk.validation(.focusLoss) } }
    let store = store(complete, form)
    store.send(.focusChanged(nameID))
    store.send(.setErrors([nameID: ["Taken"]]))
    let run = store.send(.focusChanged(nil))
    await desk.wasAsked(1)
    #expect(store.validation[nameID] == .invalid("Taken"))
    desk.answer(0, .valid)
    await run?.value
    #expect(store.validation[nameID] == .invalid("Taken"))
  }

  @Test func returnInTheFieldAndAChangeTakeItAway() {
    let store = store(complete, form)
    store.send(.setErrors([nameID: ["Taken"], emailID: ["Taken"]]))
    store.send(.submittedField(nameID))
    #expect(store.validation[nameID] == .valid)
    store.send(.set(\.email, to: "efua@example.org"))
    #expect(store.validation[emailID] == .valid)
  }

  @Test func whatCannotStandAtItsFieldStandsForTheFormBesideTheOthers() async {
    let errors = FormFieldErrors([emailID: ["Taken"], AnyHashable("fax"): ["Fax is odd"]])
    let store = await refused(errors)
    #expect(store.validation[emailID] == .invalid("Taken"))
    #expect(store.submission == .failed(.error("Fax is odd")))
    #expect(store.focusedField == emailID)
  }

  @Test func everythingThatCannotStandAtAFieldIsSaid() async {
    let errors = FormFieldErrors(
      [AnyHashable("fax"): ["Fax is odd"], cityID: ["City is closed"]],
      form: "Please look again"
    )
    let draft = Draft(name: "Ama", email: "a", country: "SG")
    let store = await refused(errors, draft)
    #expect(
      store.submission == .failed(.error("Please look again\nCity is closed\nFax is odd"))
    )
  }

  @Test func aRefusalThatSaysNothingSaysThatItRefused() async throws {
    for errors in [FormFieldErrors([:]), FormFieldErrors([emailID: []])] {
      let store = await refused(errors)
      guard case .failed(.error(let message)) = store.submission else {
        Issue.record("The refusal is not shown: \(store.submission)")
        continue
      }
      #expect(message.code == "refused")
      #expect(!message.text.isEmpty)
      #expect(message.text(in: "de") == "Das Speichern war nicht möglich.")
      #expect(store.refusals == 1)
    }
  }
}
