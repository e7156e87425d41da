import FormEngine
import Testing

@MainActor struct FocusTests {
  @Test func movesToTheNextFieldWhetherOrNotTheFieldIsValid() {
    let store = store(Draft(email: "ama@example.org"), contactForm(policy: .all))
    store.send(.focusChanged(nameID))
    store.send(.submittedField(nameID))
    #expect(store.focusedField == emailID)
    #expect(store.validation[nameID] == .invalid("Name is required"))
    store.send(.submittedField(emailID))
    #expect(store.focusedField == cityID)
  }

  @Test func endsEditingAfterTheLastField() {
    let store = store(complete, contactForm())
    store.send(.focusChanged(cityID))
    store.send(.submittedField(cityID))
    #expect(store.focusedField == nil)
    #expect(store.submission == .idle)
  }

  @Test func submitsAfterTheLastFieldWhereTheFormSaysSo() {
    let store = store(complete, contactForm().submitsAfterLastField())
    store.send(.focusChanged(cityID))
    store.send(.submittedField(cityID))
    #expect(store.isSubmitted)
  }

  @Test func passesOverFieldsThatCannotTakeTheFocusButNamesThem() {
    let form = DraftForm {
      DraftForm.Field(\.name)
      DraftForm.Field(\.country) {
        Validation(error: "Choose a country") { $0 == "GH" }
      }
      .focusable(false)
      DraftForm.Field(\.city) { required("City") }
    }
    let store = store(Draft(), form)
    store.send(.submittedField(nameID))
    #expect(store.focusedField == cityID)
    store.send(.focusChanged(nil))
    store.send(.submittedForm)
    #expect(store.firstInvalidField == DraftField.id(\.country))
    #expect(store.focusedField == cityID)
  }

  @Test func judgesTheFieldThatIsLeftOnly() {
    let store = store(Draft(), contactForm(policy: .focusLoss))
    store.send(.focusChanged(nameID))
    #expect(store.validationErrors.isEmpty)
    store.send(.focusChanged(emailID))
    #expect(store.validationErrors == ["Name is required"])
    store.send(.focusChanged(emailID))
    #expect(store.validationErrors == ["Name is required"])
  }

  @Test func noticesAFocusThatWasWritten() {
    let store = store(Draft(), contactForm(policy: .focusLoss))
    store.modify { $0.focusedField = nameID }
    store.modify { $0.focusedField = nil }
    #expect(store.validation[nameID] == .invalid("Name is required"))
  }

  @Test func passesOverFieldsItDoesNotHave() {
    let store = store(Draft(), contactForm())
    store.send(.focusChanged(nameID))
    let before = store.state
    store.send(.focusChanged(AnyHashable("fax")))
    store.send(.submittedField(AnyHashable("fax")))
    store.send(.setErrors([AnyHashable("fax"): ["Odd"]]))
    store.modify { $0.focusedField = AnyHashable("fax") }
    #expect(store.state == before)
  }

  @Test func movesOnlyOnceAllIsSettled() async {
    let desk = Desk()
    let form = DraftForm {
      DraftForm.Field(\.name) { desk.validation() }
      DraftForm.Field(\.email) { required("Email") }
    }
    let store = store(Draft(name: "Ama"), form)
    let run = store.send(.submittedForm)
    await desk.wasAsked(1)
    #expect(store.focusedField == nil)
    desk.answer(0, .invalid("Taken"))
    await run?.value
    #expect(store.focusedField == nameID)
  }
}
