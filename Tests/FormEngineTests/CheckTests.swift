import FormEngine
import Testing

@MainActor struct CheckTests {
  private struct Passwords: Equatable {
    var first = ""
    var second = ""
  }
  private typealias PasswordForm = FormOf<Passwords>
  private let second = AnyHashable(\Passwords.second)

  private func store(_ policy: ValidationPolicy = .all) -> StoreOf<PasswordForm> {
    let form = PasswordForm {
      PasswordForm.Field(\.first)
      PasswordForm.Field(\.second) { required("Repetition", policy: policy) }
      PasswordForm.Check(\.second, reading: [\.first], policy: policy) {
        $0.first == $0.second ? .valid : .invalid("Passwords differ")
      }
    }
    .observedChangeDelay(.immediate)
    return Store(initialState: PasswordForm.State(value: Passwords())) { form }
  }

  @Test func blamesNobodyBeforeTheTargetIsJudged() {
    let store = store()
    store.send(.set(\.first, to: "open"))
    #expect(store.validation[second] == nil)
    store.send(.set(\.second, to: "opened"))
    #expect(store.validation[second] == .invalid("Passwords differ"))
  }

  @Test func judgesTheTargetAgainWhenWhatItReadsChanges() {
    let store = store()
    store.send(.set(\.second, to: "open"))
    #expect(store.validation[second] == .invalid("Passwords differ"))
    store.send(.set(\.first, to: "open"))
    #expect(store.validation[second] == .valid)
  }

  @Test func putsItsMessageAfterThoseOfTheField() {
    let store = store()
    store.modify { $0.value.first = "open" }
    store.send(.submittedForm)
    #expect(store.validation[second] == .invalid("Repetition is required", "Passwords differ"))
  }

  @Test func worksInAScope() {
    struct Account: Equatable { var passwords = Passwords() }
    typealias AccountForm = FormOf<Account>
    let form = AccountForm {
      AccountForm.Scope(\.passwords) {
        PasswordForm.Field(\.first)
        PasswordForm.Field(\.second)
        PasswordForm.Check(\.second, reading: [\.first]) {
          $0.first == $0.second ? .valid : .invalid("Passwords differ")
        }
      }
    }
    .observedChangeDelay(.immediate)
    let store = Store(initialState: AccountForm.State(value: Account())) { form }
    store.send(.set(\.passwords.second, to: "open"))
    #expect(store.validationErrors == ["Passwords differ"])
    store.send(.set(\.passwords.first, to: "open"))
    #expect(store.validationErrors.isEmpty)
  }
}
