import ComposableForms
import SwiftUI
import SwiftUITesting
import Testing

@MainActor struct FormFocusTests {
  @Test func returnSubmitsTheFieldAndMovesTheFocusToTheNext() throws {
    let store = makeStore()
    let host = ViewHost(ProfileScreen(store: store))
    try host.focus(.textField("Name"))
    try host.submit(.textField("Name"))
    #expect(host.focused?.name == "Email")
    #expect(store.focusedField == AnyHashable(\ProfileDraft.email))
    try host.submit(.textField("Email"))
    #expect(host.focused?.name == "Display name")
    try host.submit(.textField("Display name"))
    #expect(host.focused == nil)
  }

  @Test func returnInTheLastFieldSubmitsAFormThatSaysSo() throws {
    let store = makeStore(form: profileForm.submitsAfterLastField())
    let host = ViewHost(ProfileScreen(store: store))
    try host.focus(.textField("Display name"))
    try host.submit(.textField("Display name"))
    #expect(store.submission == .failed(.invalidFields))
    #expect(host.focused?.name == "Name")
  }

  @Test func aRefusedSubmissionPutsTheFocusOnTheFirstInvalidField() throws {
    var draft = ProfileDraft()
    draft.name = "Ann"
    let store = makeStore(draft)
    let host = ViewHost(ProfileScreen(store: store))
    try host.focus(.textField("Name"))
    try host.tap(.button("Save"))
    #expect(host.focused?.name == "Email")
    #expect(store.focusedField == AnyHashable(\ProfileDraft.email))
  }

  @Test func theFocusOfTheStoreIsAppliedWhenTheFormAppears() throws {
    let store = makeStore(focusedField: AnyHashable(\ProfileDraft.email))
    let host = ViewHost(ProfileScreen(store: store))
    #expect(host.focused?.name == "Email")
    #expect(store.focusedField == AnyHashable(\ProfileDraft.email))
  }

  @Test func thePersonMovesTheFocusOfTheStore() throws {
    let store = makeStore()
    let host = ViewHost(ProfileScreen(store: store))
    try host.focus(.textField("Email"))
    #expect(store.focusedField == AnyHashable(\ProfileDraft.email))
    host.blur()
    #expect(store.focusedField == nil)
  }

  @Test func aFieldThatGoesHandsItsFocusToTheOneTheFormChose() throws {
    let form = ProfileForm {
      ProfileForm.Field(\.name)
      ProfileForm.Field(\.email).when { $0.name.isEmpty }
      ProfileForm.Field(\.profile.displayName)
    }
    let store = makeStore(form: form)
    let host = ViewHost(
      ComposableForm(store) {
        FormField(\.name) { $name in TextField("Name", text: $name) }
        FormField(\.email) { $email in TextField("Email", text: $email) }
        FormField(\.profile.displayName) { $name in TextField("Display name", text: $name) }
      }
    )
    try host.focus(.textField("Email"))
    store.send(.set(\.name, to: "Ann"))
    host.flush()
    #expect(!host.contains(.textField("Email")))
    #expect(store.focusedField == AnyHashable(\ProfileDraft.profile.displayName))
    #expect(host.focused?.name == "Display name")
  }
}

/// What an input does before it is left.
@MainActor struct LeavingTests {
  private let form = ProfileForm {
    ProfileForm.Field(\.name) {
      Validation(policy: [.focusLoss, .fieldSubmitted], error: "Space") { !$0.contains(" ") }
    }
    ProfileForm.Field(\.email)
  }

  private struct Screen: View {
    let store: StoreOf<ProfileForm>

    var body: some View {
      ComposableForm(store) {
        FormField(\.name) { $name in
          TextField("Name", text: $name)
            .beforeLeavingFormField { name = name.filter { $0 != " " } }
        }
        FormField(\.email) { $email in TextField("Email", text: $email) }
      }
    }
  }

  @Test func theFormJudgesWhatTheInputHasPutInOrder() throws {
    let store = makeStore(form: form)
    let host = ViewHost(Screen(store: store))
    try host.focus(.textField("Name"))
    try host.type("A n n", into: .textField("Name"))
    try host.focus(.textField("Email"))
    #expect(store.value.name == "Ann")
    #expect(store.validation[AnyHashable(\ProfileDraft.name)] == .valid)
  }

  @Test func returnPutsItInOrderFirst() throws {
    let store = makeStore(form: form)
    let host = ViewHost(Screen(store: store))
    try host.focus(.textField("Name"))
    try host.type("A n n", into: .textField("Name"))
    try host.submit(.textField("Name"))
    #expect(store.value.name == "Ann")
    #expect(store.validation[AnyHashable(\ProfileDraft.name)] == .valid)
    #expect(host.focused?.name == "Email")
  }
}
