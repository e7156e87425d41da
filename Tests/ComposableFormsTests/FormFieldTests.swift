import ComposableForms
import SwiftUI
import SwiftUITesting
import Testing

@MainActor struct FormFieldTests {
  private let store = makeStore()

  @Test func typingWritesTheStore() throws {
    let host = ViewHost(ProfileScreen(store: store))
    try host.type("Ann", into: .textField("Name"))
    #expect(store.state.value.name == "Ann")
    #expect(try host.find(.textField("Name")).value == "Ann")
  }

  @Test func aWriteToTheStoreIsShown() throws {
    let host = ViewHost(ProfileScreen(store: store))
    store.send(.set(\.email, to: "ann@example.org"))
    host.flush()
    #expect(try host.find(.textField("Email")).value == "ann@example.org")
  }

  @Test func aScopedFieldIsTheOneTheFormDeclares() throws {
    let host = ViewHost(ProfileScreen(store: store))
    try host.type("Annabel", into: .textField("Display name"))
    #expect(store.state.value.profile.displayName == "Annabel")
    #expect(store.focusedField == AnyHashable(\ProfileDraft.profile.displayName))
    store.send(.submittedForm)
    host.flush()
    #expect(host.contains(.text("Display name is too long")))
  }

  @Test func theStatusOfAFieldIsShownBelowItAndGoesWithTheCorrection() throws {
    let host = ViewHost(ProfileScreen(store: store))
    try host.tap(.button("Save"))
    #expect(host.contains(.text("Name is required")))
    #expect(host.contains(.text("Email is required")))
    #expect(host.contains(.text("Email is invalid")))
    try host.type("A", into: .textField("Name"))
    #expect(!host.contains(.text("Name is required")))
    #expect(host.contains(.text("Email is required")))
  }

  @Test func aKeystrokeEvaluatesNoFieldWhereOnlyItsInputReadsIt() throws {
    let evaluations = Evaluations()
    let host = ViewHost(ProfileScreen(store: store, evaluations: evaluations))
    try host.focus(.textField("Email"))
    evaluations.counts = [:]
    try host.type("abc", into: .textField("Email"))
    #expect(evaluations.counts == [:])
    #expect(try host.find(.textField("Email")).value == "abc")
    store.send(.set(\.email, to: "d"))
    host.flush()
    #expect(try host.find(.textField("Email")).value == "d")
  }

  @Test func aKeystrokeEvaluatesItsOwnFieldWhereTheContentReadsIt() throws {
    let evaluations = Evaluations()
    let host = ViewHost(
      ComposableForm(store) {
        FormField(\.name) { $name in
          let _ = evaluations.count("name \(name)")
          TextField("Name", text: $name)
        }
        FormField(\.email) { $email in
          let _ = evaluations.count("email \(email)")
          TextField("Email", text: $email)
        }
      }
    )
    try host.focus(.textField("Name"))
    evaluations.counts = [:]
    try host.type("ab", into: .textField("Name"))
    #expect(evaluations.counts == ["name a": 1, "name ab": 1])
  }

  @Test func aVerdictEvaluatesTheFieldsItIsAboutOnly() throws {
    let evaluations = Evaluations()
    let host = ViewHost(ProfileScreen(store: store, evaluations: evaluations))
    evaluations.counts = [:]
    store.send(.setErrors([AnyHashable(\ProfileDraft.email): ["Taken"]]))
    host.flush()
    #expect(host.contains(.text("Taken")))
    #expect(evaluations.counts == ["email": 1])
  }

  @Test func aFieldWithAnIdOfItsOwnIsFoundByIt() throws {
    enum Field: Hashable { case name }
    let form = ProfileForm {
      ProfileForm.Field(id: Field.name, value: \.name) {
        Validation(error: "Who?") { !$0.isEmpty }
      }
    }
    let store = makeStore(form: form)
    let host = ViewHost(
      ComposableForm(store) {
        FormField(id: Field.name, \.name) { $name in TextField("Name", text: $name) }
      }
    )
    try host.focus(.textField("Name"))
    #expect(store.focusedField == AnyHashable(Field.name))
    store.send(.submittedForm)
    host.flush()
    #expect(host.contains(.text("Who?")))
  }

  @Test func aFieldThatIsNotActiveDrawsNothing() throws {
    let form = ProfileForm {
      ProfileForm.Field(\.name)
      ProfileForm.Field(\.email).when { !$0.name.isEmpty }
    }
    let store = makeStore(form: form)
    let evaluations = Evaluations()
    let host = ViewHost(
      ComposableForm(store) {
        FormField(\.name) { $name in
          let _ = evaluations.count("name")
          TextField("Name", text: $name)
        }
        FormField(\.email) { $email in TextField("Email", text: $email) }
      }
    )
    #expect(!host.contains(.textField("Email")))
    try host.focus(.textField("Name"))
    evaluations.counts = [:]
    try host.type("A", into: .textField("Name"))
    #expect(host.contains(.textField("Email")))
    #expect(evaluations.counts == [:])
    store.send(.set(\.name, to: ""))
    host.flush()
    #expect(!host.contains(.textField("Email")))
  }
}
