import AddressUI
import ComposableForms
import SwiftUI

/// The sheet in which a person edits their profile.
struct ProfileEditor: View {
  let server: ProfileServer
  let close: @MainActor () -> Void

  @State private var store: StoreOf<ProfileForm>

  init(server: ProfileServer, close: @escaping @MainActor () -> Void) {
    self.server = server
    self.close = close
    let draft = ProfileDraft(address: PostalAddress(countryCode: "IE"))
    _store = State(
      initialValue: Store(initialState: ProfileForm.State(value: draft)) {
        ProfileForm.profile(server)
      }
    )
  }

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 24) {
          ProfileFields(store: store)
          ProfileSaveButton(store: store, server: server)
        }
        .padding(16)
      }
      .navigationTitle("Profile")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Close") { close() } }
      }
    }
  }
}

/// The fields, the address in a scope and the phones in rows.
struct ProfileFields: View {
  let store: StoreOf<ProfileForm>

  var body: some View {
    ComposableForm(store) { form in
      VStack(spacing: 12) {
        form.field(\.name) { $name in
          EntryField("Name", text: $name).textContentType(.name).submitLabel(.next)
        }
        form.field(\.email) { $email in
          EntryField("E-mail", text: $email).autocorrectionDisabled().submitLabel(.next)
        }
        form.field(\.userName) { $userName in
          EntryField("User name", text: $userName).autocorrectionDisabled().submitLabel(.next)
        }
        form.scope(\.address) { address in
          address.field(\.street) { $street in
            EntryField("Street", text: $street).submitLabel(.next)
          }
          address.field(\.city) { $city in
            EntryField("City", text: $city).submitLabel(.next)
          }
        }
        form.forEach(\.phones) { phone in
          ProfilePhone(phone: phone) { remove(phone.id) }
        }
        Button("Add phone number") { addPhone() }
      }
    }
    .formFieldStyle(ProfileFieldStyle())
  }

  private func addPhone() {
    store.modify { state in
      let id = (state.value.phones.map(\.id).max() ?? 0) + 1
      state.value.phones.append(ProfileDraft.Phone(id: id))
      state.focusedField = FormFieldID.row(
        \ProfileDraft.phones,
        id,
        \ProfileDraft.Phone.number
      )
    }
  }

  private func remove(_ id: Int) {
    store.modify { $0.value.phones.removeAll { $0.id == id } }
  }
}

/// One phone number, and the button that takes it away.
struct ProfilePhone: View {
  let phone: FormRow<ProfileDraft.Phone>
  let remove: @MainActor () -> Void

  var body: some View {
    HStack(spacing: 8) {
      phone.field(\.number) { $number in
        EntryField("Phone \(phone.id)", text: $number).submitLabel(.next)
      }
      Button("Remove phone \(phone.id)", systemImage: "trash", role: .destructive) { remove() }
        .labelStyle(.iconOnly)
    }
  }
}

/// Saves, and says how that went.
///
/// Never disabled: the form ignores what comes while it saves.
struct ProfileSaveButton: View {
  let store: StoreOf<ProfileForm>
  let server: ProfileServer

  @Environment(\.spTheme) private var theme

  var body: some View {
    VStack(spacing: 8) {
      Button("Save profile") { store.send(.submittedForm) }
        .buttonStyle(.borderedProminent)
      switch store.submission {
      case .submitting: Text("Saving …").foregroundStyle(theme.color.textSecondary)
      case .submitted: Text("Saved, \(server.saves) in all")
      case .failed(.error(let message)):
        Text(verbatim: message.text).foregroundStyle(theme.color.danger)
      case .idle, .failed(.invalidFields): EmptyView()
      }
    }
  }
}
