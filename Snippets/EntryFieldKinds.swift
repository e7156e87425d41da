// Kinds of entry fields: by themselves, in a form, and one of an app's own.

import AddressUI
import ComposableForms
import SwiftUI

extension EntryFieldKind {
  /// A membership number such as `M-204518`.
  static var membershipNumber: EntryFieldKind {
    var kind = EntryFieldKind()
    kind.keyboard = .codes
    kind.capitalization = .characters
    kind.isAutocorrected = false
    kind.characterLimit = 8
    kind.correctTyped = { plainPunctuation($0) }
    kind.tidy = { $0.uppercased() }
    kind.check = { text, _ in
      text.hasPrefix("M-") && text.count == 8 ? nil : "A number looks like M-204518."
    }
    return kind
  }
}

/// By itself a field says what its kind finds wrong, once it was left.
struct Membership: View {
  @State private var number = ""

  var body: some View {
    EntryField("Membership number", text: $number, prompt: Text("M-204518"))
      .entryFieldKind(.membershipNumber)
      .entryFieldStyle(.floating)
  }
}

struct Account {
  var email = ""
  var number = ""
}

/// In a form the form judges, with the kinds' checks among others.
struct AccountForm: View {
  @State private var store = Store(initialState: FormOf<Account>.State(value: Account())) {
    FormOf<Account> {
      FormOf<Account>
        .Field(\.email) {
          Validation(policy: .submitThenLive, error: "Enter your e-mail address.") { !$0.isEmpty }
          Validation(kind: .email, policy: .submitThenLive)
        }
      FormOf<Account>.Field(\.number) { Validation(kind: .membershipNumber) }
    }
  }

  var body: some View {
    ComposableForm(store) { form in
      VStack(spacing: 12) {
        form.field(\.email) { $email in
          EntryField("E-mail", text: $email).entryFieldKind(.email)
        }
        form.field(\.number) { $number in
          EntryField("Membership number", text: $number).entryFieldKind(.membershipNumber)
        }
      }
    }
    .formFieldStyle(.entryField)
    .entryFieldStyle(.well)
  }
}

let views: [any View] = [Membership(), AccountForm()]
print("\(views.count) views with kinds")
