// A form on screen: fields, a scope, rows, and styles.
import ComposableForms
import SwiftUI

#if os(Linux)
import SwiftUITesting
#endif

struct Profile: Equatable {
  var displayName = ""
}

struct Phone: Equatable, Identifiable {
  let id: Int
  var number = ""
}

struct ProfileDraft: Equatable {
  var name = ""
  var email = ""
  var profile = Profile()
  var phones = [Phone(id: 1)]
}

// This file imports SwiftUI, whose Form has the same name: FormOf, and ProfileForm.Field.
typealias ProfileForm = FormOf<ProfileDraft>

// snippet.form
let form = ProfileForm {
  ProfileForm.Field(\.name) {
    Validation(error: "Name is required") { !$0.isEmpty }
  }
  ProfileForm.Field(\.email)
  ProfileForm.Scope(\.profile) {
    FormOf<Profile>.Field(\.displayName)
  }
  ProfileForm.ForEach(\.phones) {
    FormOf<Phone>.Field(\.number)
  }
}
// snippet.end

// snippet.view
struct ProfileView: View {
  let store: StoreOf<ProfileForm>

  var body: some View {
    ComposableForm(store) {
      FormField(\.name) { $name in
        TextField("Name", text: $name)
          .submitLabel(.next)
      }

      FormField(\.email) { $email in
        TextField("Email", text: $email)
          .submitLabel(.done)
      }

      FormScope(\.profile) {
        FormField(\.displayName) { $displayName in
          TextField("Display name", text: $displayName)
        }
      }

      FormForEach(\.phones) {
        FormField(\.number) { $number in
          TextField("Phone", text: $number)
        }
      }
    }
  }
}
// snippet.end

// snippet.containers
struct ProfileCard: View {
  let store: StoreOf<ProfileForm>

  var body: some View {
    ComposableForm(store) { form in
      VStack(alignment: .leading) {
        form.field(\.name) { $name in TextField("Name", text: $name) }
        form.field(\.email) { $email in TextField("Email", text: $email) }
      }
    }
  }
}
// snippet.end

// snippet.style
struct InlineValidationStyle: FormFieldStyle {
  func makeBody(configuration: FormFieldStyleConfiguration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.content
      FormFieldValidationStatus(validation: configuration.validation)
    }
  }
}

struct StyledProfile: View {
  let store: StoreOf<ProfileForm>

  var body: some View {
    ComposableForm(store) {
      FormField(\.name) { $name in
        TextField("Name", text: $name)
      }
    }
    .formFieldStyle(InlineValidationStyle())
  }
}
// snippet.end

// snippet.hide
@MainActor func store() -> StoreOf<ProfileForm> {
  Store(initialState: ProfileForm.State(value: ProfileDraft())) { form }
}

#if os(Linux)
let shown = store()
let host = ViewHost(ProfileView(store: shown))
try host.type("Blob", into: .textField("Display name"))
try host.type("030", into: .textField("Phone"))
try host.focus(.textField("Name"))
try host.submit(.textField("Name"))
precondition(host.focused?.name == "Email")
precondition(host.contains(.text("Name is required")))
precondition(shown.value.profile.displayName == "Blob" && shown.value.phones[0].number == "030")

precondition(ViewHost(ProfileCard(store: store())).contains(.textField("Email")))
let styled = store()
let styledHost = ViewHost(StyledProfile(store: styled))
styled.send(.submittedForm)
styledHost.flush()
precondition(styledHost.contains(.text("Name is required")))
#endif
print("FormViews: typed, moved on with Return, and shown what is wrong")
