import FormEngine
import Testing

/// Which events run which policies; one row of the table per argument.
@MainActor struct PolicyTests {
  struct Row: Sendable {
    let policy: ValidationPolicy
    /// Runs on: Return, leaving the field, submitting, the first change, a change once judged.
    let runs: [Bool]
  }

  @Test(arguments: [
    Row(policy: .fieldSubmitted, runs: [true, false, false, false, false]),
    Row(policy: .focusLoss, runs: [false, true, false, false, false]),
    Row(policy: .formSubmitted, runs: [false, false, true, false, false]),
    Row(policy: .observedChange, runs: [false, false, false, true, true]),
    Row(policy: .userActions, runs: [true, true, true, false, false]),
    Row(policy: .all, runs: [true, true, true, true, true]),
    Row(policy: .correction, runs: [false, false, false, false, true]),
    Row(policy: .submitThenLive, runs: [false, false, true, false, true]),
  ])
  func runsOnItsEventsOnly(row: Row) {
    let events: [(StoreOf<DraftForm>) -> Void] = [
      { $0.send(.submittedField(cityID)) },
      {
        $0.send(.focusChanged(cityID))
        $0.send(.focusChanged(nil))
      },
      { $0.send(.submittedForm) },
      { $0.send(.set(\.city, to: "Y")) },
      {
        $0.send(.setErrors([cityID: ["Unknown"]]))
        $0.send(.set(\.city, to: "Y"))
      },
    ]
    for (event, runs) in zip(events, row.runs) {
      let calls = Counter()
      let form = DraftForm {
        DraftForm.Field(\.city) { required("City", policy: row.policy, counting: calls) }
      }
      .observedChangeDelay(.immediate)
      event(store(Draft(), form))
      #expect(calls.count == (runs ? 1 : 0))
    }
  }

  @Test func runsARuleOnceWhenReturnAlsoMovesTheFocus() {
    let calls = Counter()
    let form = DraftForm {
      DraftForm.Field(\.name) { required("Name", policy: .userActions, counting: calls) }
      DraftForm.Field(\.email)
    }
    let store = store(Draft(), form)
    store.send(.focusChanged(nameID))
    store.send(.submittedField(nameID))
    #expect(store.focusedField == emailID)
    #expect(calls.count == 1)
  }

  @Test func keepsEveryMessageInDeclaredOrder() {
    let form = DraftForm {
      DraftForm.Field(\.email) {
        Validation(error: "Email is required") { !$0.isEmpty }
        Validation { _ in .invalid("Email is short", "Email is odd") }
        Validation { _ in .valid }
      }
    }
    let store = store(Draft(), form)
    store.send(.submittedForm)
    #expect(
      store.validation[emailID]
        == .invalid(["Email is required", "Email is short", "Email is odd"])
    )
  }

  @Test func countsAnErrorWithoutMessagesAsValid() {
    let form = DraftForm {
      DraftForm.Field(\.email) { Validation { _ in .invalid([]) } }
    }
    let store = store(Draft(), form)
    store.send(.submittedForm)
    #expect(store.validation[emailID] == .valid)
    #expect(store.isSubmitted)
    store.modify { $0.validation[emailID] = .invalid([]) }
    #expect(store.validation[emailID] == .valid)
  }
}
