// Rules that answer at once, rules that ask elsewhere, and when each runs.
import ComposableForms

struct Account: Equatable {
  var username = ""
}

typealias AccountForm = FormOf<Account>

// snippet.hide
@MainActor func usernameIsAvailable(_ username: String) async throws -> Bool {
  username != "taken"
}
// snippet.show

// snippet.rules
let rules: [Validation<String>] = [
  Validation(error: "Username is required") { !$0.isEmpty },

  Validation(policy: .formSubmitted) { username async throws in
    try await usernameIsAvailable(username)
      ? .valid
      : .invalid("Username is unavailable")
  },
]
// snippet.end

// snippet.policies
let policies = [
  ValidationPolicy.fieldSubmitted,
  ValidationPolicy.focusLoss,
  ValidationPolicy.formSubmitted,
  ValidationPolicy.observedChange,
  ValidationPolicy.userActions,
  ValidationPolicy.all,
]
// snippet.end

// snippet.delay
let form = AccountForm {
  Form.Field(\.username) { rules }
}
let store = Store(initialState: AccountForm.State(value: Account(username: "taken"))) {
  form
} withDependencies: {
  // 300 ms unless said otherwise; a test passes a delay of its TestClock (see FormEngineTesting).
  $0.formObservedChangeValidationDelay = .milliseconds(10)
}
// snippet.end

// snippet.hide
let username = AnyHashable(\Account.username)
await store.send(.submittedForm)?.value
precondition(store.validation[username] == .invalid("Username is unavailable"))
await store.send(.set(\.username, to: ""))?.value
precondition(store.validation[username] == .invalid("Username is required"))
precondition(Set(policies.map(\.rawValue)).count == 6)
print("Validations: judged at once, asked elsewhere, and after a delay")
