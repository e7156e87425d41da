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
      .groupedBackground()
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

  private var lastPhone: Int? { store.fieldRows(\.phones).last?.id }

  var body: some View {
    ComposableForm(store) { form in
      VStack(spacing: 24) {
        ProfileCard(title: "About you") {
          form.field(\.name) { $name in
            EntryField("Name", text: $name).entryFieldKind(.name)
          }
          form.field(\.email) { $email in
            EntryField("E-mail", text: $email).entryFieldKind(.email)
          }
          form.field(\.userName) { $userName in
            EntryField("User name", text: $userName).entryFieldKind(.userName)
          }
        }
        ProfileCard(title: "Address") {
          form.scope(\.address) { address in
            address.field(\.street) { $street in
              EntryField("Street", text: $street).entryFieldKind(.street)
            }
            address.field(\.city) { $city in
              EntryField("City", text: $city)
                .entryFieldKind(lastPhone == nil ? .city.last : .city)
            }
          }
        }
        ProfileCard(title: "Phone numbers") {
          form.forEach(\.phones) { phone in
            ProfilePhone(phone: phone, isLast: phone.id == lastPhone) { remove(phone.id) }
          }
          Button("Add phone number", systemImage: "plus") { addPhone() }
        }
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
  let isLast: Bool
  let remove: @MainActor () -> Void

  @Environment(\.spTheme) private var theme

  var body: some View {
    HStack(alignment: .top, spacing: 8) {
      phone.field(\.number) { $number in
        EntryField("Phone \(phone.id)", text: $number)
          .entryFieldKind(isLast ? .phone.last : .phone)
      }
      Button("Remove phone \(phone.id)", systemImage: "trash", role: .destructive) { remove() }
        .labelStyle(.iconOnly)
        .foregroundStyle(theme.color.danger)
        .frame(minWidth: 44, minHeight: 52)
    }
  }
}

extension EntryFieldKind {
  /// A name for signing in: small letters without spaces.
  static var userName: EntryFieldKind {
    var kind = EntryFieldKind()
    kind.keyboard = .codes
    kind.capitalization = .never
    kind.isAutocorrected = false
    kind.characterLimit = 30
    kind.correctTyped = { $0.filter { !$0.isWhitespace } }
    return kind
  }

  /// The same kind for the last field of a form, where Return says Done.
  var last: EntryFieldKind {
    var kind = self
    kind.returnKey = .done
    return kind
  }
}
