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

  private var ids: [AnyHashable] {
    [DraftField.id(\.name), DraftField.id(\.email), cityID] + state.value.phones.map(id)
      + [DraftField.id(\.country)]
  }
  private let cityID = DraftField.id(\.city)
  private let places: [WritableKeyPath<Draft, String>] = [\.name, \.email, \.city]
  static let texts = ["", "a", "b", "c", "taken", "d", "e"]

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
      DraftForm.ForEach(\.phones) {
        FormOf<Phone>
          .Field(\.number) {
            Validation(error: "Required") { !$0.isEmpty }
            Validation { _ async throws in .valid }
          }
      }
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

  private let rowIDs = (0..<4).map { FormFieldID.row(\Draft.phones, $0, \Phone.number) }

  private func id(_ phone: Phone) -> AnyHashable { rowIDs[phone.id] }

  /// What stands in a field.
  private func text(of id: AnyHashable) -> String {
    let value = state.value
    if let path = id.base as? KeyPath<Draft, String> { return value[keyPath: path] }
    return ""
  }

  mutating func step() {
    switch random.below(15) {
    case 12: changeRows()
    case 13, 14:
      let row = random.below(4)
      send(.set(\.number, ofRow: row, in: \.phones, to: random.pick(Self.texts)))
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
    switch random.below(6) {
    case 0: send(.cancelledSubmission)
    case 1: send(.reset())
    case 2: finish()
    default: endSave()
    }
  }

  /// Fills everything in, submits, and answers whatever is asked, as someone in no hurry.
  private mutating func finish() {
    let texts = state.value.phones.map { _ in random.pick(["a", "b"]) }
    perform { form, state in
      state.value.name = "a"
      state.value.email = "b"
      state.value.city = "c"
      for (place, text) in texts.enumerated() { state.value.phones[place].number = text }
      return form.observeChanges(in: &state)
    }
    send(.submittedForm)
    while let token = state.book.delays.keys.min() ?? state.book.runs.keys.min() {
      if state.book.delays[token] != nil { endDelay() } else { answer() }
    }
  }

  /// Brings, takes and moves rows, with what is known about them unchanged.
  private mutating func changeRows() {
    let (id, other) = (random.below(4), random.below(4))
    let text = random.pick(Self.texts)
    let known = state.value.phones.filter { $0.id != id }
      .map { (self.id($0), state.validation[self.id($0)]) }
    let focus = state.focusedField
    let resting = !state.isSubmitting
    perform { form, state in
      if let place = state.value.phones.firstIndex(where: { $0.id == id }) {
        state.value.phones.remove(at: place)
      } else {
        state.value.phones.append(Phone(id: id, number: text))
      }
      if let place = state.value.phones.firstIndex(where: { $0.id == other }) {
        state.value.phones.swapAt(0, place)
      }
      return form.observeChanges(in: &state)
    }
    for (id, status) in known { expect(state.validation[id] == status, "a row lost its status") }
    if resting, let focus, state.isActive(focus) {
      expect(state.focusedField == focus, "the focus left a row that stayed")
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
    for (token, run) in state.book.runs where asked[token] == nil {
      asked[token] = state.validation.index.map { text(of: $0.ids[run.field]) }
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
    for phone in value.phones {
      expect(Self.isAccepted(phone.number), "a number was saved that isn't accepted")
    }
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
    expect(state.isActive(cityID) == cityIsActive, "the city's activity is wrong")
    if !cityIsActive { expect(state.validation[cityID] == nil, "a hidden status") }
    expect(state.validation.index?.ids == ids, "the fields aren't those of the value")
    let shown = ids.compactMap { state.validation[$0] }
    expect(state.validationErrors == shown.flatMap(\.messages), "messages out of order")
    expect(state.hasErrors == shown.contains { !$0.messages.isEmpty }, "hasErrors is wrong")
    checkStatuses()
  }

  /// What a field shows is true of what stands in it, unless it is about to be judged again.
  private mutating func checkStatuses() {
    for (position, id) in ids.dropLast().enumerated() {
      let entry = state.validation.entries[position]
      let text = text(of: id)
      guard entry.delay == nil, entry.external == nil, entry.isActive else { continue }
      let isAccepted = id == cityID ? !text.isEmpty : Self.isAccepted(text)
      switch state.validation[id] {
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
