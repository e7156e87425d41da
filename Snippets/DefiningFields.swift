// Fields, their ids and the first two errors a newcomer meets.
//
// The seed of the package also writes `import ComposableArchitecture2`; ours needs only this one.
import ComposableForms
// snippet.hide
import Foundation

func save(_ draft: ProfileDraft) throws { print("saved \(draft.name)") }
// snippet.show

struct ProfileDraft: Equatable {
  var name = ""
  var email = ""
}

// A constant of type AnyHashable is not Sendable, so in Swift 6 it is an error outside an actor.
// The cure is the main actor, where forms live; an enum of your own, `enum ProfileField: Hashable
// { case name, email }`, works everywhere.
@MainActor enum ProfileField {
  static let name = AnyHashable(\ProfileDraft.name)
  static let email = AnyHashable(\ProfileDraft.email)
}

// SwiftUI has a type named Form too. A file that imports both can't write Form<ProfileDraft> and
// Form.Field: there it is FormOf<ProfileDraft> and ProfileForm.Field, as in FormViews.swift.
typealias ProfileForm = Form<ProfileDraft>

let form = ProfileForm {
  Form.Field(\.name) {
    Validation(error: "Name is required") { !$0.isEmpty }
  }

  Form.Field(\.email) {
    Validation(error: "Email is required") { !$0.isEmpty }
    Validation(error: "Email is invalid") { $0.contains("@") }
  }
}

// With an id of its own, for view code and a domain that know fields by name.
let named = ProfileForm {
  Form.Field(id: ProfileField.name, value: \.name) {
    Validation(error: "Name is required") { !$0.isEmpty }
  }
}

// snippet.hide
for form in [form, named] {
  let store = Store(initialState: ProfileForm.State(value: ProfileDraft())) { form }
  store.send(.submittedForm)
  precondition(store.validation[ProfileField.name] == .invalid("Name is required"))
  precondition(store.focusedField == ProfileField.name)
}
print("DefiningFields: every field is found by its id")
