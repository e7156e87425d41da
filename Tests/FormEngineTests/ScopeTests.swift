import FormEngine
import Testing

@MainActor struct ScopeTests {
  private typealias ProfileForm = FormOf<Draft.Profile>

  @Test func aKeyPathInAScopeIsTheKeyPathOfTheWholeForm() {
    let id = FormFieldID.scoped(
      \Draft.profile,
      AnyHashable(\Draft.Profile.displayName)
    )
    #expect(id == DraftField.id(\.profile.displayName))
    #expect(id.hashValue == DraftField.id(\.profile.displayName).hashValue)
  }

  @Test func scopesOfOtherIDsComposeAndDoNotClash() {
    struct Inner: Equatable { var text = "" }
    struct Middle: Equatable { var inner = Inner() }
    struct Outer: Equatable {
      var first = Middle()
      var second = Middle()
    }
    let step = FormFieldID.scoped(
      \Outer.first,
      FormFieldID.scoped(\Middle.inner, AnyHashable("text"))
    )
    #expect(step == FormFieldID.scoped(\Outer.first.inner, AnyHashable("text")))
    #expect(step != FormFieldID.scoped(\Outer.second.inner, AnyHashable("text")))
  }

  @Test func judgesAndFocusesTheFieldsOfAScope() {
    let id = DraftField.id(\.profile.displayName)
    let form = DraftForm {
      DraftForm.Field(\.name)
      DraftForm.Scope(\.profile) {
        ProfileForm.Field(\.displayName) { required("Display name") }
        ProfileForm.Field(\.motto).when { !$0.displayName.isEmpty }
      }
      DraftForm.Field(\.city)
    }
    .observedChangeDelay(.immediate)
    let store = store(Draft(), form)
    store.send(.submittedForm)
    #expect(store.validation[id] == .invalid("Display name is required"))
    #expect(store.focusedField == id)
    store.send(.submittedField(id))
    #expect(store.focusedField == cityID)
    store.send(.set(\.profile.displayName, to: "Ama"))
    #expect(store.validation[id] == .valid)
    store.send(.submittedField(id))
    #expect(store.focusedField == DraftField.id(\.profile.motto))
  }

  @Test func noticesChangesOfFieldsThatShareTheirPlace() {
    let whole = DraftField.id(\.profile)
    let part = DraftField.id(\.profile.displayName)
    let form = DraftForm {
      DraftForm.Field(\.profile) {
        Validation(error: "Both are the same") { $0.displayName != $0.motto }
      }
      DraftForm.Field(\.profile.displayName) { required("Display name") }
      DraftForm.Field(\.profile.motto) { required("Motto") }
    }
    .observedChangeDelay(.immediate)
    let store = store(Draft(), form)
    store.send(.set(\.profile.displayName, to: "Ama"))
    #expect(store.validation[whole] == .valid)
    #expect(store.validation[part] == .valid)
    #expect(store.validation[DraftField.id(\.profile.motto)] == nil)
    store.send(.set(\.profile, to: Draft.Profile(displayName: "", motto: "")))
    #expect(store.validation[whole] == .invalid("Both are the same"))
    #expect(store.validation[part] == .invalid("Display name is required"))
    #expect(store.validation[DraftField.id(\.profile.motto)] == nil)
  }

  @Test func noticesChangesOfFieldsWithoutAPlaceInMemory() {
    struct Name: Equatable {
      var given = ""
      var family = ""
      var whole: String {
        get { given + " " + family }
        set { given = newValue }
      }
    }
    typealias NameForm = FormOf<Name>
    let form = NameForm {
      NameForm.Field(\.given) { required("Given name") }
      NameForm.Field(\.whole) { Validation(error: "Too long") { $0.count < 5 } }
    }
    .observedChangeDelay(.immediate)
    let store = Store(initialState: NameForm.State(value: Name())) { form }
    store.send(.set(\.given, to: "Theodora"))
    #expect(store.validation[AnyHashable(\Name.whole)] == .invalid("Too long"))
    store.send(.set(\.whole, to: ""))
    #expect(
      store.validation[AnyHashable(\Name.given)] == .invalid("Given name is required")
    )
  }

  @Test func noticesAWriteToAPlaceThatIsNoField() {
    let form = DraftForm {
      DraftForm.Field(\.profile.displayName) { required("Display name") }
    }
    .observedChangeDelay(.immediate)
    let store = store(Draft(), form)
    store.send(.set(\.profile, to: Draft.Profile(displayName: "Ama", motto: "")))
    #expect(store.validation[DraftField.id(\.profile.displayName)] == .valid)
  }

  @Test func knowsFieldsByIDsOfTheDomain() {
    enum ProfileField: Hashable { case name }
    let form = DraftForm {
      DraftForm.Field(id: ProfileField.name, value: \.name) { required("Name") }
    }
    .observedChangeDelay(.immediate)
    let store = store(Draft(), form)
    store.send(.set(\.name, to: "Ama"))
    #expect(store.validation[ProfileField.name] == .valid)
    #expect(store.validation[nameID] == nil)
  }
}
