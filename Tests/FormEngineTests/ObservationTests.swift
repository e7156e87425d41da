import FormEngine
import Testing

@MainActor struct ObservationTests {
  @Test func tellsAReaderOfAFieldOfThatFieldOnly() {
    let store = store(Draft(), contactForm())
    let name = Watch { store.fieldValue(\.name) }
    let city = Watch { store.fieldValue(\.city) }
    let flags = Watch { store.canSubmit }
    let whole = Watch { store.state }
    store.send(.set(\.city, to: "Leeds"))
    #expect(name.count == 0)
    #expect(city.count == 1)
    #expect(flags.count == 0)
    #expect(whole.count == 1)
    store.modify { $0.value.name = "Ama" }
    #expect(name.count == 1)
    #expect(city.count == 1)
  }

  @Test func tellsAReaderOfAStatusWhenWhatIsShownDiffers() {
    let store = store(Draft(), contactForm())
    let name = Watch { store.fieldValidation(nameID) }
    let city = Watch { store.fieldValidation(cityID) }
    let all = Watch { store.validationErrors }
    store.send(.submittedForm)
    #expect(name.count == 1)
    #expect(city.count == 1)
    store.send(.set(\.city, to: "Leeds"))
    #expect(name.count == 1)
    #expect(city.count == 2)
    #expect(all.count == 1)
    store.send(.set(\.city, to: "York"))
    #expect(city.count == 2)
    #expect(all.count == 1)
  }

  @Test func tellsAReaderOfAFlagWhenAFlagFlips() {
    let store = store(Draft(), contactForm())
    let submission = Watch { store.submission }
    let value = Watch { store.fieldValue(\.name) }
    store.send(.submittedForm)
    #expect(submission.count == 1)
    #expect(value.count == 0)
    store.send(.submittedForm)
    #expect(submission.count == 2)
    store.send(.focusChanged(nameID))
    #expect(submission.count == 2)
  }

  @Test func tellsTheFieldsThatTheFocusLeavesAndEnters() {
    let store = store(complete, contactForm())
    let name = Watch { store.isFocused(nameID) }
    let email = Watch { store.isFocused(emailID) }
    let city = Watch { store.isFocused(cityID) }
    let focus = Watch { store.focusedField }
    store.send(.focusChanged(nameID))
    #expect(name.count == 1)
    store.send(.submittedField(nameID))
    #expect(name.count == 2)
    #expect(email.count == 1)
    #expect(city.count == 0)
    #expect(focus.count == 1)
    #expect(focus.count == 1)
  }

  @Test func tellsAReaderThatAFieldBecameActive() {
    let form = DraftForm {
      DraftForm.Field(\.city).when { $0.country == "GB" }
      DraftForm.Field(\.country)
    }
    let store = store(Draft(), form)
    let city = Watch { store.isFieldActive(cityID) }
    store.send(.set(\.country, to: "SG"))
    #expect(city.count == 1)
    #expect(!store.isFieldActive(cityID))
  }

  @Test func tellsAReaderOfAPlaceThatIsNoFieldOfEveryWrite() {
    let store = store(Draft(), contactForm())
    let country = Watch { store.fieldValue(\.country) }
    store.send(.set(\.country, to: "GH"))
    #expect(country.count == 1)
    #expect(store.fieldValue(\.country) == "GH")
  }

  @Test func tellsReadersOfEveryFieldThatIsReset() {
    let store = store(complete, contactForm())
    store.send(.set(\.city, to: "York"))
    let name = Watch { store.fieldValue(\.name) }
    let city = Watch { store.fieldValue(\.city) }
    store.send(.reset())
    #expect(name.count == 0)
    #expect(city.count == 1)
  }
}
