import FormEngine
import Testing

/// The order of the fields can follow the value.
@MainActor struct FieldOrderTests {
  private let form = DraftForm {
    DraftForm.Field(\.name) { required("Name") }
    DraftForm.Field(\.email) { required("Email") }
    DraftForm.Field(\.city) { required("City") }
    DraftForm.Field(\.country).focusable(false)
  }
  .fieldOrder { $0.country == "JP" ? [\.city, \.name, \.email] : [] }
  .observedChangeDelay(.immediate)

  private func fields(of store: StoreOf<DraftForm>) -> [AnyHashable?] {
    var visited: [AnyHashable?] = []
    for id in [nameID, emailID, cityID] {
      store.send(.submittedField(id))
      visited.append(store.focusedField)
    }
    return visited
  }

  @Test func returnFollowsTheOrderOfTheValue() {
    let store = store(Draft(), form)
    #expect(fields(of: store) == [emailID, cityID, nil])
    store.send(.set(\.country, to: "JP"))
    #expect(fields(of: store) == [emailID, nil, nameID])
    store.modify { $0.value.country = "GB" }
    #expect(fields(of: store) == [emailID, cityID, nil])
  }

  @Test func theFirstProblemIsTheFirstInTheOrderOfTheValue() {
    let store = store(Draft(country: "JP"), form)
    store.send(.submittedForm)
    #expect(store.focusedField == cityID)
    #expect(store.firstInvalidField == cityID)
    #expect(
      store.validationErrors == ["City is required", "Name is required", "Email is required"]
    )
  }

  @Test func readersOfTheMessagesAreToldThatTheOrderChanged() {
    let store = store(Draft(), form)
    store.send(.submittedForm)
    let watch = Watch { store.validationErrors }
    let status = Watch { store.fieldValidation(nameID) }
    store.send(.set(\.country, to: "JP"))
    #expect(watch.count == 1)
    #expect(status.count == 0)
    #expect(store.validationErrors.first == "City is required")
    store.send(.set(\.country, to: "JP"))
    #expect(watch.count == 1)
  }

  @Test func fieldsItDoesNotNameFollowAsTheyWereDeclared() {
    let form = DraftForm {
      DraftForm.Field(\.name) { required("Name") }
      DraftForm.Field(\.email) { required("Email") }
      DraftForm.Field(id: "town", value: \.city) { required("City") }
    }
    .fieldOrder(ids: { _ in ["town", "unknown", "town"] })
    let store = store(Draft(), form)
    store.send(.submittedForm)
    #expect(
      store.validationErrors == ["City is required", "Name is required", "Email is required"]
    )
    #expect(store.focusedField == AnyHashable("town"))
  }

  @Test func theFocusOfAFieldThatGoesIsHandedOnInThatOrder() {
    let form = DraftForm {
      DraftForm.Field(\.name)
      DraftForm.Field(\.email).when { $0.country != "SG" }
      DraftForm.Field(\.city)
    }
    .fieldOrder { _ in [\.city, \.email, \.name] }
    let store = store(Draft(), form)
    store.send(.focusChanged(emailID))
    store.send(.set(\.country, to: "SG"))
    #expect(store.focusedField == nameID)
  }

  @Test func rowsKeepTheirPlaceAfterTheFieldsThatAreNamed() {
    let form = DraftForm {
      DraftForm.ForEach(\.phones) {
        FormOf<Phone>.Field(\.number) { required("Number") }
      }
      DraftForm.Field(\.name) { required("Name") }
    }
    .fieldOrder { _ in [\.name] }
    let store = store(Draft(), form)
    store.modify { $0.value.phones = [Phone(id: 1), Phone(id: 2)] }
    store.send(.submittedForm)
    #expect(store.focusedField == nameID)
    store.send(.submittedField(nameID))
    #expect(store.focusedField == FormFieldID.row(\Draft.phones, 1, \Phone.number))
    store.modify { $0.value.phones.removeFirst() }
    #expect(store.focusedField == FormFieldID.row(\Draft.phones, 2, \Phone.number))
  }
}
