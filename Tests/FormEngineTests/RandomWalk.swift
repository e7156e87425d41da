@testable import FormEngine

/// Drives a form at random, playing the part of store, clock and server, and holds it against a
/// model after every step.
@MainActor final class RandomWalk {
  typealias Action = DraftForm.Action
  typealias Name = RandomForm.Name

  /// What a started effect is for.
  enum Purpose: Hashable {
    case delay(Set<Name>)
    case run(FormModel.Run)
    case save
  }

  private struct Work {
    let id: EffectID
    let operation: @MainActor (Send<Action>) async -> Void
  }

  private(set) var faults: [String] = []
  private(set) var saves = 0
  private(set) var lateReports = 0
  private(set) var trace: [String] = []
  private var state = DraftForm.State(value: Draft())
  private var model: FormModel
  private var random: SplitMix
  private let declaration: RandomForm
  private var form = DraftForm {}
  private var live: [Work] = []
  private var stopped: [Work] = []
  /// What the server says to the next save, and what it was given.
  private var failure: (any Error)?
  private var given: Draft?

  private static let texts = ["", "a", "b", "bad", "taken", "boom", "cancel", "a~", "b~"]
  private static let ids: [Name: AnyHashable] = {
    var ids: [Name: AnyHashable] = [
      .name: DraftField.id(\.name), .email: DraftField.id(\.email), .city: DraftField.id(\.city),
      .displayName: FormFieldID.scoped(\Draft.profile, AnyHashable(\Draft.Profile.displayName)),
      .country: DraftField.id(\.country),
    ]
    for row in 0..<4 { ids[.phone(row)] = FormFieldID.row(\Draft.phones, row, \Phone.number) }
    return ids
  }()
  private static let names = Dictionary(uniqueKeysWithValues: ids.map { ($1, $0) })

  init(seed: UInt64) {
    random = SplitMix(state: seed)
    declaration = RandomForm(&random)
    model = FormModel(declaration, Draft())
    form = declaration.declared { [unowned self] draft in
      given = draft
      if let failure { throw failure }
    }
    _ = form.observeChanges(in: &state)
    check()
  }

  private func id(_ name: Name) -> AnyHashable { Self.ids[name] ?? AnyHashable("unknown") }
  private func anyName() -> Name {
    random.pick(RandomForm.names(in: model.value))
  }

  func step() async {
    switch random.below(16) {
    case 0, 1, 2: setOne()
    case 3: writeSeveral()
    case 4: changeRows()
    case 5: moveFocus()
    case 6: submitField()
    case 7: submit()
    case 8: mark()
    case 9: await reportLate()
    case 10: await rarely()
    default: await report()
    }
  }

  private func setOne() {
    let name = random.below(8) == 0 ? .phone(random.below(4)) : anyName()
    let text = name == .country ? random.pick(["GB", "SG", "JP"]) : random.pick(Self.texts)
    trace.append("set \(name) to \(text)")
    model.write { RandomForm.write(text, to: name, in: &$0) }
    switch name {
    case .name: send(.set(\.name, to: text))
    case .email: send(.set(\.email, to: text))
    case .city: send(.set(\.city, to: text))
    case .displayName: send(.set(\.profile.displayName, to: text))
    case .phone(let row): send(.set(\.number, ofRow: row, in: \.phones, to: text))
    case .country: send(.set(\.country, to: text))
    }
  }

  private func writeSeveral() {
    let texts = (random.pick(Self.texts), random.pick(Self.texts))
    let motto = random.pick(["", "x"])
    trace.append("write \(texts) and \(motto)")
    write {
      $0.name = texts.0
      $0.city = texts.1
      $0.profile.motto = motto
    }
  }

  private func changeRows() {
    let (row, other) = (random.below(4), random.below(4))
    let text = random.pick(Self.texts)
    trace.append("rows \(row) \(other)")
    write { value in
      if let place = value.phones.firstIndex(where: { $0.id == row }) {
        value.phones.remove(at: place)
      } else {
        value.phones.append(Phone(id: row, number: text))
      }
      if let place = value.phones.firstIndex(where: { $0.id == other }) {
        value.phones.swapAt(0, place)
      }
    }
  }

  private func write(_ change: (inout Draft) -> Void) {
    model.write(change)
    perform { form, state in
      change(&state.value)
      return form.observeChanges(in: &state)
    }
  }

  private func moveFocus() {
    let name = random.below(5) == 0 ? nil : anyName()
    trace.append("focus \(name.map { "\($0)" } ?? "nowhere")")
    model.moveFocus(to: name)
    if random.below(2) == 0 {
      send(.focusChanged(name.map(id)))
    } else {
      perform { form, state in
        state.focusedField = name.map(self.id)
        return form.observeChanges(in: &state)
      }
    }
  }

  private func submitField() {
    let name = random.below(2) == 0 ? model.focus ?? anyName() : anyName()
    trace.append("return in \(name)")
    model.submitField(name)
    send(.submittedField(id(name)))
  }

  private func submit() {
    trace.append("submit")
    model.submitForm()
    send(.submittedForm)
  }

  private func mark() {
    let name = anyName()
    switch random.below(4) {
    case 0:
      trace.append("clear \(name)")
      mark(name, as: nil)
    case 1:
      trace.append("valid \(name)")
      mark(name, as: .valid)
    default:
      trace.append("blame \(name)")
      model.mark(name, .invalid("By hand"))
      send(.setErrors([id(name): ["By hand"]]))
    }
  }

  private func mark(_ name: Name, as status: FieldValidation?) {
    model.mark(name, status)
    perform { form, state in
      state.validation[self.id(name)] = status
      return form.observeChanges(in: &state)
    }
  }

  private func rarely() async {
    switch random.below(5) {
    case 0:
      trace.append("cancel")
      model.cancelSubmission()
      send(.cancelledSubmission)
    case 1:
      trace.append("reset")
      let new = random.below(2) == 0 ? Draft(name: "a", phones: [Phone(id: 1)]) : nil
      model.reset(to: new)
      send(.reset(to: new))
    default: await fillIn()
    }
  }

  /// Fills everything in, submits, and answers whatever is asked, as someone in no hurry.
  private func fillIn() async {
    trace.append("fill in")
    write {
      $0.name = "a"
      $0.email = "b"
      $0.city = "c"
      $0.profile.displayName = "d"
      for place in $0.phones.indices { $0.phones[place].number = "e" }
    }
    submit()
    while faults.isEmpty, !live.isEmpty { await report() }
  }
}

extension RandomWalk {
  /// Lets something that runs come to its end.
  private func report() async {
    guard !live.isEmpty else { return }
    let work = live.remove(at: random.below(live.count))
    var blamed: Name?
    guard let purpose = purpose(of: work.id) else { return fault("work without a purpose") }
    switch purpose {
    case .delay(let names):
      trace.append("delay over for \(names)")
      model.delayIsOver(for: names)
    case .run(let run):
      trace.append("answer \(run)")
      model.answered(run)
    case .save:
      blamed = decideSave()
      let expected = model.phase
      trace.append("save ends: \(failure.map { "\(type(of: $0))" } ?? "well")")
      model.saveEnded(failure, blaming: blamed)
      let actions = await actions(of: work)
      if case .saving(let draft, _) = expected {
        saves += 1
        if given != draft { fault("saved \(String(describing: given)), not \(draft)") }
      } else {
        fault("a save that the model knows nothing of")
      }
      return actions.forEach(send)
    }
    await actions(of: work).forEach(send)
  }

  private func decideSave() -> Name? {
    failure = nil
    switch random.below(6) {
    case 0: failure = Offline()
    case 1: failure = CancellationError()
    case 2:
      let name = anyName()
      failure = FormFieldErrors([id(name): ["Refused"]])
      return name
    default: break
    }
    return nil
  }

  private func actions(of work: Work) async -> [Action] {
    var actions: [Action] = []
    await work.operation(Send { actions.append($0) })
    if actions.count != 1 { fault("work sent \(actions.count) actions") }
    return actions
  }

  /// Something that was stopped reports all the same.
  private func reportLate() async {
    guard !stopped.isEmpty else { return }
    let work = stopped.remove(at: random.below(stopped.count))
    trace.append("late report")
    lateReports += 1
    let before = state
    await actions(of: work).forEach(send)
    if state != before { fault("a late report changed something") }
  }

  private func send(_ action: Action) {
    perform { form, state in form.reduce(into: &state, action: action) }
  }

  private func perform(_ turn: (DraftForm, inout DraftForm.State) -> Effects<Action>) {
    for effect in turn(form, &state).elements {
      switch effect {
      case .run(let id, let operation): live.append(Work(id: id, operation: operation))
      case .cancel(let id):
        stopped += live.filter { $0.id == id }
        live.removeAll { $0.id == id }
      }
    }
    check()
  }

  /// What running work is for; only which work is which is asked of the engine.
  private func purpose(of id: EffectID) -> Purpose? {
    if let run = state.book.runs[id.rawValue], let name = name(at: run.field) {
      return .run(FormModel.Run(name: name, rule: run.rule))
    }
    if let waiting = state.book.delays[id.rawValue] { return .delay(Set(waiting.compactMap(name))) }
    if case .saving(id.rawValue) = state.book.phase { return .save }
    return nil
  }

  private func name(at position: Int) -> Name? {
    state.validation.index.flatMap { Self.names[$0.ids[position]] }
  }

  private var expectedWork: [Purpose] {
    var work: [Purpose] = model.phase == .resting || model.phase == .validating ? [] : [.save]
    var delays: [Int: Set<Name>] = [:]
    for (name, field) in model.fields {
      work += field.runs.keys.map { .run(FormModel.Run(name: name, rule: $0)) }
      if let delay = field.delay { delays[delay, default: []].insert(name) }
    }
    return work + delays.values.map(Purpose.delay)
  }

  private func check() {
    expect(state.value, model.value, "value")
    expect(state.initialValue, model.initial, "initial value")
    expect(state.focusedField.flatMap { Self.names[$0] }, model.focus, "focus")
    expect(state.submission, model.submission, "submission")
    expect(state.refusals, model.refusals, "refusals")
    for name in RandomForm.names(in: model.value) {
      expect(state.validation[id(name)], model.status(name), "status of \(name)")
      expect(state.isActive(id(name)), model.fields[name]?.isActive == true, "activity of \(name)")
    }
    expect(state.validationErrors, model.messages, "messages")
    let first = declaration.order(in: model.value).first(where: model.hasError)
    expect(state.firstInvalidField, first.map(id), "first error")
    expect(state.isValidating, model.isValidating, "isValidating")
    expect(state.hasPendingChecks, model.isValidating || model.isWaiting, "hasPendingChecks")
    expect(state.hasErrors, !model.messages.isEmpty, "hasErrors")
    let isSubmitting = model.phase != .resting
    expect(state.isSubmitting, isSubmitting, "isSubmitting")
    expect(state.canSubmit, !isSubmitting && model.messages.isEmpty, "canSubmit")
    let work = live.map { purpose(of: $0.id) }
    expect(Set(work), Set(expectedWork), "running work")
    expect(work.count, expectedWork.count, "how much is running")
  }

  private func expect<T: Equatable>(_ found: T, _ expected: T, _ what: String) {
    if found != expected { fault("\(what) is \(found), not \(expected)") }
  }

  private func fault(_ fault: String) { faults.append(fault) }
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
