import FormEngine
import Testing

private struct ProfileDraft: Equatable {
  struct Profile: Equatable {
    var displayName = ""
  }

  var name = ""
  var email = ""
  var username = ""
  var profile = Profile()
}

/// Ids are not `Sendable`, so constants of them live on the main actor.
@MainActor private enum ProfileField {
  static let name = AnyHashable(\ProfileDraft.name)
  static let email = AnyHashable(\ProfileDraft.email)
}

private typealias ProfileForm = Form<ProfileDraft>

/// What a newcomer writes first, as the engine's introduction shows it.
@MainActor struct FirstFormTests {
  private func usernameIsAvailable(_ username: String) async throws -> Bool {
    username != "taken"
  }

  private func makeForm(save: @escaping @MainActor (ProfileDraft) throws -> Void) -> ProfileForm {
    ProfileForm {
      Form.Field(id: ProfileField.name, value: \.name) {
        Validation(error: "Name is required") { !$0.isEmpty }
      }

      Form.Field(\.email) {
        Validation(error: "Email is required") { !$0.isEmpty }
        Validation(error: "Email is invalid") { $0.contains("@") }
      }

      Form.Field(\.username) {
        Validation(policy: .formSubmitted) { username async throws in
          try await usernameIsAvailable(username)
            ? .valid
            : .invalid("Username is unavailable")
        }
      }

      Form.Scope(\.profile) {
        Form.Field(\.displayName)
      }
    }
    .onSubmit { value in
      try save(value)
    }
  }

  @Test func writesToAStateAndReadsItsHelpers() {
    var state = ProfileForm.State(value: ProfileDraft())
    state.value.name = "Blob"
    state.focusedField = ProfileField.email
    state.validation[ProfileField.name] = .valid
    #expect(state.canSubmit)
    #expect(!state.hasErrors)
    #expect(!state.isSubmitting)
    #expect(!state.isSubmitted)
    #expect(!state.isValidating)
    #expect(state.validationErrors.isEmpty)
    #expect(state.validation[ProfileField.name] == .valid)
  }

  @Test func judgesEveryFieldAndSavesWhenAllAreValid() async {
    var saved: [String] = []
    let form = makeForm { saved.append($0.username) }
    let store = Store(initialState: ProfileForm.State(value: ProfileDraft(username: "taken"))) {
      form
    }
    await store.send(.submittedForm)?.value
    #expect(
      store.validationErrors == [
        "Name is required", "Email is required", "Email is invalid", "Username is unavailable",
      ]
    )
    #expect(store.focusedField == ProfileField.name)
    store.modify {
      $0.value.name = "Ama"
      $0.value.email = "ama@example.org"
      $0.value.username = "ama"
    }
    await store.send(.submittedForm)?.value
    #expect(saved == ["ama"])
    #expect(store.isSubmitted)
  }

  @Test func everyPolicyHasItsName() {
    let user: ValidationPolicy = [.fieldSubmitted, .focusLoss, .formSubmitted]
    #expect(ValidationPolicy.userActions == user)
    #expect(ValidationPolicy.all == user.union(.observedChange))
    #expect(ValidationPolicy.submitThenLive == [.formSubmitted, .correction])
  }
}
