@testable import FormEngine

/// Drives a form's reducer at random, playing the part of store, clock and server, and keeps its
/// own account of what must hold.
struct RandomWalk {
  typealias Action = DraftForm.Action

  private(set) var state: DraftForm.State
  private(set) var replica: DraftForm.State
  private(set) var faults: [String] = []
  private(set) var saves = 0
  private var random: SplitMix
  private let form: DraftForm
  /// The effects that were started and neither cancelled nor reported.
  private var running: Set<EffectID> = []
  /// What stood in the field when a run started.
  private var asked: [UInt64: String] = [:]
  private var lastToken: UInt64 = 0

  private let ids: [AnyHashable] = [
    DraftField.id(\.name), DraftField.id(\.email), DraftField.id(\.city), DraftField.id(\.country),
  ]
  private let places: [WritableKeyPath<Draft, String>] = [\.name, \.email, \.city]
  static let texts = ["", "a", "taken", "b"]

  init(seed: UInt64, delay: FormDelay) {
    random = SplitMix(state: seed)
    form = DraftForm {
      DraftForm.Field(\.name) {
        Validation(error: "Required") { !$0.isEmpty }
        Validation { _ async throws in .valid }
      }
      DraftForm.Field(\.email) {
        Validation(policy: .submitThenLive, error: "Required") { !$0.isEmpty }
        Validation(policy: .formSubmitted) { _ async throws in .valid }
      }
      DraftForm.Field(\.city) { Validation(error: "Required") { !$0.isEmpty } }
        .when { $0.country != "SG" }
      DraftForm.Field(\.country).focusable(false)
    }
    .observedChangeDelay(delay)
    .onSubmit { _ in }
    state = DraftForm.State(value: Draft())
    replica = DraftForm.State(value: Draft())
    _ = form.observeChanges(in: &state)
    _ = form.observeChanges(in: &replica)
  }

  /// The truth about a text, which every delivered result tells.
  static func isAccepted(_ text: String) -> Bool { !text.isEmpty && text != "taken" }

  mutating func step() {
    switch random.below(12) {
    case 0, 1: send(.set(random.pick(places), to: random.pick(Self.texts)))
    case 2: send(.set(\.country, to: random.pick(["GB", "SG"])))
    case 3: send(.focusChanged(random.pick(ids + [nil])))
    case 4: send(.submittedField(random.pick(ids)))
    case 5: send(.submittedForm)
    case 6: write()
    case 7: send(.setErrors([random.pick(ids): ["By hand"]]))
    case 8: endDelay()
    case 9, 10: answer()
    default: rareStep()
    }
  }

  private mutating func rareStep() {
    switch random.below(4) {
    case 0: send(.cancelledSubmission)
    case 1: send(.reset())
    default: endSave()
    }
  }

  private mutating func write() {
    let texts = (random.pick(Self.texts), random.pick(Self.texts))
    perform { form, state in
      state.value.name = texts.0
      state.value.city = texts.1
      return form.observeChanges(in: &state)
    }
  }

  private mutating func endDelay() {
    let tokens = state.book.delays.keys.sorted()
    if tokens.isEmpty || random.below(4) == 0 {
      return sendStale(.observedChanges(FormTurn(token: unusedToken(tokens))))
    }
    let token = random.pick(tokens)
    running.remove(state.book.effectID(token))
    send(.observedChanges(FormTurn(token: token)))
  }

  private mutating func answer() {
    let tokens = state.book.runs.keys.sorted()
    if tokens.isEmpty || random.below(4) == 0 {
      return sendStale(
        .validated(FormRun(token: unusedToken(tokens)), .success(.invalid("Late")))
      )
    }
    let token = random.pick(tokens)
    running.remove(state.book.effectID(token))
    let isAccepted = Self.isAccepted(asked[token] ?? "")
    send(.validated(FormRun(token: token), .success(isAccepted ? .valid : .invalid("Taken"))))
  }

  private mutating func endSave() {
    guard case .saving(let token) = state.book.phase else {
      return sendStale(.submitted(FormRun(token: lastToken + 1), .success(())))
    }
    running.remove(state.book.effectID(token))
    let result: Result<Void, any Error> =
      switch random.below(4) {
      case 0: .failure(Offline())
      case 1: .failure(FormFieldErrors([random.pick(ids): ["Refused"]]))
      case 2: .failure(CancellationError())
      default: .success(())
      }
    send(.submitted(FormRun(token: token), result))
  }

  private mutating func unusedToken(_ used: [UInt64]) -> UInt64 {
    let token = UInt64(random.below(Int(lastToken) + 2))
    return used.contains(token) ? lastToken + 1 : token
  }

  private mutating func sendStale(_ action: Action) {
    let before = state
    send(action)
    expect(state == before, "a late report changed something")
  }

  private mutating func send(_ action: Action) {
    perform { form, state in form.reduce(into: &state, action: action) }
  }

  private mutating func perform(
    _ turn: (DraftForm, inout DraftForm.State) -> Effects<Action>
  ) {
    let refusals = state.refusals
    let effects = turn(form, &state)
    _ = turn(form, &replica)
    for effect in effects.elements {
      switch effect {
      case .run(let id, _): running.insert(id)
      case .cancel(let id): running.remove(id)
      }
    }
    noteRuns()
    check()
    if state.refusals > refusals { checkRefusal() }
  }

  private mutating func noteRuns() {
    let value = state.value
    for (token, run) in state.book.runs where asked[token] == nil {
      asked[token] = run.field == 0 ? value.name : value.email
    }
    var tokens = Array(state.book.runs.keys) + Array(state.book.delays.keys)
    if case .saving(let token) = state.book.phase {
      if token > lastToken { checkHandOver() }
      tokens.append(token)
    }
    lastToken = max(lastToken, tokens.max() ?? 0)
  }

  /// What goes to be saved was found valid as it stands.
  private mutating func checkHandOver() {
    saves += 1
    let value = state.value
    expect(Self.isAccepted(value.name), "a name was saved that isn't accepted")
    expect(Self.isAccepted(value.email), "an email was saved that isn't accepted")
    expect(value.country == "SG" || !value.city.isEmpty, "a missing city was saved")
  }

  private mutating func checkRefusal() {
    guard state.submission == .failed(.invalidFields) else { return }
    let first = ids.dropLast().first { state.validation[$0]?.messages.isEmpty == false }
    if let first { expect(state.focusedField == first, "the focus isn't at the first error") }
  }

  private mutating func check() {
    expect(state == replica, "the same actions gave another state")
    var tokens = Array(state.book.runs.keys) + Array(state.book.delays.keys)
    if case .saving(let token) = state.book.phase { tokens.append(token) }
    expect(running == Set(tokens.map(state.book.effectID)), "running work is not accounted for")
    expect(state.isValidating == !state.book.runs.isEmpty, "isValidating is wrong")
    if case .resting = state.book.phase {
      expect(!state.isSubmitting, "submitting, but nothing is")
    } else {
      expect(state.isSubmitting, "not submitting, but something is")
    }
    if let focus = state.focusedField { expect(state.isActive(focus), "focus without a field") }
    let cityIsActive = state.value.country != "SG"
    expect(state.isActive(ids[2]) == cityIsActive, "the city's activity is wrong")
    if !cityIsActive { expect(state.validation[ids[2]] == nil, "a hidden status") }
    let shown = ids.compactMap { state.validation[$0] }
    expect(state.validationErrors == shown.flatMap(\.messages), "messages out of order")
    expect(state.hasErrors == shown.contains { !$0.messages.isEmpty }, "hasErrors is wrong")
    checkStatuses()
  }

  /// What a field shows is true of what stands in it, unless it is about to be judged again.
  private mutating func checkStatuses() {
    let texts = [state.value.name, state.value.email, state.value.city]
    for (position, text) in texts.enumerated() {
      let entry = state.validation.entries[position]
      guard entry.delay == nil, entry.external == nil, entry.isActive else { continue }
      let isAccepted = position == 2 ? !text.isEmpty : Self.isAccepted(text)
      switch state.validation[ids[position]] {
      case .invalid: expect(!isAccepted, "an error that isn't one")
      case .validating: expect(!entry.runs.isEmpty, "validating without a run")
      case .valid: expect(!text.isEmpty, "a missing text counts as valid")
      case nil: break
      }
    }
  }

  private mutating func expect(_ condition: Bool, _ fault: String) {
    if !condition { faults.append(fault) }
  }
}

/// A small generator of numbers that a seed determines.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
}
