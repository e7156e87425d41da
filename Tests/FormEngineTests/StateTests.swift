import FormEngine
import Testing

@MainActor struct StateTests {
  @Test func bookkeepingIsNoPartOfEquality() {
    let store = store(complete, contactForm(policy: .all))
    store.send(.set(\.name, to: "Kojo"))
    store.send(.set(\.name, to: "Ama"))
    store.send(.reset())
    #expect(store.state == DraftForm.State(value: complete))
  }

  @Test func whatAPersonSeesIsPartOfEquality() {
    let state = DraftForm.State(value: complete)
    var other = state
    other.value.name = "Kojo"
    #expect(other != state)
    other = state
    other.focusedField = nameID
    #expect(other != state)
    other = state
    other.validation[nameID] = .valid
    #expect(other != state)
    other.validation[nameID] = nil
    #expect(other == state)
  }

  @Test func helpersAnswerBeforeAFormKnowsTheState() {
    var state = DraftForm.State(value: Draft())
    #expect(state.canSubmit)
    state.validation[cityID] = .invalid("Unknown")
    #expect(state.hasErrors)
    #expect(!state.canSubmit)
    #expect(state.validationErrors == ["Unknown"])
    #expect(state.firstInvalidField == cityID)
  }

  @Test func aStatusSetByHandShowsUntilTheFieldIsJudged() {
    let store = store(complete, contactForm())
    store.modify { $0.validation[nameID] = .invalid("By hand") }
    #expect(store.validation[nameID] == .invalid("By hand"))
    #expect(store.hasErrors)
    store.send(.submittedForm)
    #expect(store.validation[nameID] == .valid)
    #expect(store.isSubmitted)
  }

  @Test func sameActionsGiveTheSameState() {
    let actions: [DraftForm.Action] = [
      .submittedForm, .set(\.name, to: "Ama"), .focusChanged(emailID),
      .submittedField(emailID), .setErrors([nameID: ["One"], cityID: ["Two"], emailID: ["Three"]]),
      .set(\.city, to: "York"),
    ]
    let stores = (0..<20).map { _ in store(Draft(), contactForm(policy: .all)) }
    for action in actions { for store in stores { store.send(action) } }
    for store in stores {
      #expect(store.state == stores[0].state)
      #expect(store.validationErrors == stores[0].validationErrors)
    }
  }

  @Test func aFormBuiltAgainFromTheSameFieldsGoesOn() {
    var state = DraftForm.State(value: Draft())
    _ = contactForm().reduce(into: &state, action: .submittedForm)
    _ = contactForm().reduce(into: &state, action: .set(\.name, to: "Ama"))
    #expect(state.validation[nameID] == .valid)
    #expect(state.validation[emailID] == .invalid("Email is required"))
  }

  @Test func aFormBuiltAgainWithOtherFieldsKeepsWhatItStillHas() {
    var state = DraftForm.State(value: Draft())
    _ = contactForm().reduce(into: &state, action: .submittedForm)
    let other = DraftForm {
      DraftForm.Field(\.country)
      DraftForm.Field(\.city) { required("City", policy: .submitThenLive) }
    }
    _ = other.observeChanges(in: &state)
    #expect(state.validationErrors == ["City is required"])
    #expect(state.focusedField == nil)
  }
}
