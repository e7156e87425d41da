// What a form's state says, and what submitting does.
import ComposableForms

struct ProfileDraft: Equatable {
  var name = ""
  var email = ""
}

@MainActor enum ProfileField {
  static let name = AnyHashable(\ProfileDraft.name)
  static let email = AnyHashable(\ProfileDraft.email)
}

typealias ProfileForm = FormOf<ProfileDraft>

// snippet.hide
var saved: [String] = []
@MainActor func save(_ draft: ProfileDraft) throws { saved.append(draft.name) }
// snippet.show

// snippet.state
var state = ProfileForm.State(value: ProfileDraft())

state.value.name = "Blob"
state.focusedField = ProfileField.email
state.validation[ProfileField.name] = .valid
// snippet.end

// snippet.helpers
let helpers: [Bool] = [
  state.canSubmit,
  state.hasErrors,
  state.isSubmitting,
  state.isSubmitted,
  state.isValidating,
  state.validationErrors.isEmpty,
]
// snippet.end

// snippet.submission
let feature = ProfileForm {
  Form.Field(\.name) {
    Validation(error: "Name is required") { !$0.isEmpty }
  }
}
.onSubmit { value in
  try save(value)
}
// snippet.end

// snippet.hide
precondition(helpers == [true, false, false, false, false, true])
precondition(state == state)
let store = Store(initialState: ProfileForm.State(value: ProfileDraft())) { feature }
store.send(.submittedForm)
precondition(store.submission == .failed(.invalidFields))
store.send(.set(\.name, to: "Blob"))
let run = store.send(.submittedForm)
precondition(store.isSubmitting)
await run?.value
precondition(store.isSubmitted && saved == ["Blob"])
print("StateAndSubmission: refused once, then saved \(saved)")
