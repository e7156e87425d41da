import ComposableForms
import SwiftUI
import SwiftUITesting

struct ProfileDraft: Equatable {
  var name = ""
  var email = ""
  var profile = Profile()

  struct Profile: Equatable {
    var displayName = ""
  }
}

typealias ProfileForm = FormOf<ProfileDraft>

@MainActor let profileForm = ProfileForm {
  ProfileForm.Field(\.name) {
    Validation(policy: .submitThenLive, error: "Name is required") { !$0.isEmpty }
  }
  ProfileForm.Field(\.email) {
    Validation(policy: .submitThenLive, error: "Email is required") { !$0.isEmpty }
    Validation(policy: .submitThenLive, error: "Email is invalid") { $0.contains("@") }
  }
  ProfileForm.Scope(\.profile) {
    FormOf<ProfileDraft.Profile>
      .Field(\.displayName) {
        Validation(policy: .submitThenLive, error: "Display name is too long") { $0.count < 6 }
      }
  }
}
.observedChangeDelay(.immediate)

/// How often the content of each field was evaluated.
@MainActor final class Evaluations {
  var counts: [String: Int] = [:]

  func count(_ field: String) -> Bool {
    counts[field, default: 0] += 1
    return true
  }
}

struct ProfileScreen: View {
  let store: StoreOf<ProfileForm>
  var evaluations = Evaluations()

  var body: some View {
    VStack {
      ComposableForm(store) {
        FormField(\.name) { $name in
          let _ = evaluations.count("name")
          TextField("Name", text: $name)
            .submitLabel(.next)
        }

        FormField(\.email) { $email in
          let _ = evaluations.count("email")
          TextField("Email", text: $email)
            .submitLabel(.done)
        }

        FormScope(\.profile) {
          FormField(\.displayName) { $displayName in
            let _ = evaluations.count("displayName")
            TextField("Display name", text: $displayName)
          }
        }
      }
      Button("Save") { store.send(.submittedForm) }
    }
  }
}

@MainActor func makeStore(
  _ draft: ProfileDraft = ProfileDraft(),
  focusedField: AnyHashable? = nil,
  form: ProfileForm = profileForm
) -> StoreOf<ProfileForm> {
  var state = ProfileForm.State(value: draft)
  state.focusedField = focusedField
  return Store(initialState: state) { form }
}
