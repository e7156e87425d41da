import FormEngine
import Testing

@MainActor struct ActivityTests {
  private func form(_ desk: Desk? = nil) -> DraftForm {
    DraftForm {
      DraftForm.Field(\.name) { required("Name", policy: .submitThenLive) }
      DraftForm.Field(\.city) {
        required("City", policy: .submitThenLive)
        if let desk { desk.validation(.formSubmitted) }
      }
      .when { $0.country == "GB" }
      DraftForm.Field(\.country)
      DraftForm.Field(\.email) { required("Email", policy: .submitThenLive) }
    }
    .observedChangeDelay(.immediate)
  }

  @Test func anInactiveFieldBlocksNothing() {
    let store = store(Draft(name: "Ama", email: "a@example.org", country: "SG"), form())
    store.send(.submittedForm)
    #expect(store.isSubmitted)
    #expect(store.validation[cityID] == nil)
    #expect(!store.isFieldActive(cityID))
  }

  @Test func forgetsTheErrorsOfAFieldThatBecomesInactive() {
    let store = store(Draft(), form())
    store.send(.submittedForm)
    #expect(store.validationErrors.count == 3)
    store.send(.set(\.country, to: "SG"))
    #expect(store.validationErrors == ["Name is required", "Email is required"])
    store.send(.set(\.country, to: "GB"))
    #expect(store.validation[cityID] == nil)
    #expect(store.isFieldActive(cityID))
  }

  @Test func movesTheFocusOnFromAFieldThatBecomesInactive() {
    let store = store(complete, form())
    store.send(.focusChanged(cityID))
    store.send(.set(\.country, to: "SG"))
    #expect(store.focusedField == DraftField.id(\.country))
  }

  @Test func movesTheFocusBackFromTheLastFieldWhenItBecomesInactive() {
    let form = DraftForm {
      DraftForm.Field(\.name)
      DraftForm.Field(\.city).when { $0.country == "GB" }
    }
    let store = store(complete, form)
    store.send(.focusChanged(cityID))
    store.send(.set(\.country, to: "SG"))
    #expect(store.focusedField == nameID)
  }

  @Test func passesOverEventsOfAnInactiveField() {
    let store = store(Draft(country: "SG"), form())
    let before = store.state
    store.send(.focusChanged(cityID))
    store.send(.submittedField(cityID))
    store.send(.setErrors([cityID: ["Odd"]]))
    store.modify { $0.validation[cityID] = .valid }
    #expect(store.state == before)
    store.send(.submittedField(nameID))
    #expect(store.focusedField == DraftField.id(\.country))
  }

  @Test func aFieldThatBecomesInactiveIsWaitedForNoLonger() {
    let form = DraftForm {
      DraftForm.Field(\.country)
      DraftForm.Field(\.city) { required("City") }.when { $0.country != "SG" }
    }
    .observedChangeDelay(FormDelay { try await Task.sleep(for: .seconds(600)) })
    let store = store(complete, form)
    store.send(.set(\.city, to: "York"))
    #expect(store.hasPendingChecks)
    store.send(.set(\.country, to: "SG"))
    #expect(!store.hasPendingChecks)
  }

  @Test func aResetDecidesAnewWhichFieldsTakePart() {
    let form = DraftForm {
      DraftForm.Field(\.country)
      DraftForm.Field(\.city) { required("City") }.when { $0.country != "SG" }
    }
    let store = store(complete, form)
    store.send(.reset(to: Draft(country: "SG")))
    #expect(!store.state.isActive(cityID))
    store.send(.submittedForm)
    #expect(store.isSubmitted)
  }

  @Test func aSubmissionWaitsNoLongerForAFieldThatBecomesInactive() async {
    let desk = Desk()
    let store = store(complete, form(desk))
    let run = store.send(.submittedForm)
    await desk.wasAsked(1)
    store.send(.set(\.country, to: "SG"))
    #expect(store.isSubmitted)
    desk.answer(0, .invalid("Unknown place"))
    await run?.value
    #expect(store.validation[cityID] == nil)
  }

  @Test func aSubmissionJudgesAFieldThatBecomesActiveMeanwhile() async {
    let desk = Desk()
    let form = DraftForm {
      DraftForm.Field(\.name) { desk.validation(.formSubmitted) }
      DraftForm.Field(\.city) { required("City", policy: .submitThenLive) }
        .when { $0.country == "GB" }
      DraftForm.Field(\.country)
    }
    .observedChangeDelay(.immediate)
    let store = store(Draft(name: "Ama", country: "SG"), form)
    let run = store.send(.submittedForm)
    await desk.wasAsked(1)
    store.send(.set(\.country, to: "GB"))
    desk.answer(0, .valid)
    await run?.value
    #expect(store.submission == .failed(.invalidFields))
    #expect(store.focusedField == cityID)
  }
}
