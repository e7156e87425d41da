import FormEngine
import Testing

@MainActor struct StoreTests {
  private struct Log: Reducer {
    enum Action: Equatable {
      case outer
      case inner(Int)
    }

    let send: (Action) -> Void

    func reduce(into state: inout [Action], action: Action) -> Effects<Action> {
      state.append(action)
      if action == .outer {
        send(.inner(1))
        send(.inner(2))
      }
      return .none
    }
  }

  @Test func reducesWhatIsSentMeanwhileInOrderBeforeSendReturns() {
    final class Box { weak var store: Store<[Log.Action], Log.Action>? }
    let box = Box()
    let store = Store(initialState: []) {
      Log { action in MainActor.assumeIsolated { _ = box.store?.send(action) } }
    }
    box.store = store
    store.send(.outer)
    #expect(store.state == [.outer, .inner(1), .inner(2)])
  }

  @Test func stopsWorkWhenItIsReleased() async {
    let gate = Gate()
    var store: StoreOf<DraftForm>? = store(
      complete,
      contactForm().onSubmit { _ in await gate.wait() }
    )
    let saving = store?.send(.submittedForm)
    await gate.arrived()
    store = nil
    #expect(saving?.isCancelled == true)
    gate.open()
    await saving?.value
  }

  @Test func scopesToAPartAndSendsItsActionsToTheWhole() async {
    let whole = Store(initialState: Page.State()) { Page(form: contactForm()) }
    let form = whole.scope(state: \.form, action: Page.Action.form)
    form.send(.set(\.name, to: "Ama"))
    #expect(whole.form.value.name == "Ama")
    #expect(whole.actions == 1)
    form.send(.submittedForm)
    #expect(form.validationErrors == ["Email is required", "City is required"])
    whole.modify { $0.form.value.email = "ama@example.org" }
    #expect(form.validation[emailID] == .valid)
  }

  @Test func tellsEveryScopeOfTheSamePart() {
    let whole = Store(initialState: Page.State()) { Page(form: contactForm()) }
    let first = whole.scope(state: \.form, action: Page.Action.form)
    let second = whole.scope(state: \.form, action: Page.Action.form)
    let told = (Watch { first.fieldValue(\.name) }, Watch { second.fieldValue(\.name) })
    whole.send(.form(.set(\.name, to: "Ama")))
    #expect(told.0.count == 1)
    #expect(told.1.count == 1)
  }
}

/// A feature that holds a form.
struct Page: Reducer {
  struct State {
    var form = DraftForm.State(value: Draft())
    var actions = 0
  }

  enum Action {
    case form(DraftForm.Action)
  }

  let form: DraftForm

  func reduce(into state: inout State, action: Action) -> Effects<Action> {
    state.actions += 1
    switch action {
    case .form(let action):
      return form.reduce(into: &state.form, action: action).map(Action.form)
    }
  }

  func observeChanges(in state: inout State) -> Effects<Action> {
    form.observeChanges(in: &state.form).map(Action.form)
  }
}
