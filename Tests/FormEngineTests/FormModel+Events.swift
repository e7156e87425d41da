import FormEngine

extension FormModel {
  /// Anything that changes the value, however it is done.
  mutating func write(_ change: (inout Draft) -> Void) {
    let old = value
    change(&value)
    guard value != old else { return }
    let arrived = followRows(from: old)
    if submission == .submitted { submission = .idle }
    if case .saving(let saved, _) = phase { phase = .saving(saved, isChanged: true) }
    let appeared = followActivity()

    let known = Set(RandomForm.names(in: old))
    let changed = names.filter {
      known.contains($0) && RandomForm.text(of: $0, in: old) != text($0)
    }
    var affected = Set(changed)
    if changed.contains(.name), fields[.email]?.isJudged == true || phase == .validating {
      affected.insert(.email)
    }
    if phase == .validating { affected.formUnion(arrived + appeared) }
    var waiting: [Name] = []
    for name in names where affected.contains(name) {
      cancelRuns(of: name)
      fields[name]?.delay = nil
      guard fields[name]?.isActive == true else { continue }
      var rules = rulesAfterChange(of: name)
      if phase == .validating {
        rules.formUnion(self.rules(of: name, on: .formSubmitted))
        if !rules.isEmpty { awaited.insert(name) }
      }
      revise(name, keeping: rules)
      if !rules.isEmpty { waiting.append(name) }
    }
    delays += 1
    for name in waiting {
      fields[name]?.delay = delays
      if form.isImmediate { judgeAfterChange(name) }
    }
    settle()
  }

  private mutating func followRows(from old: Draft) -> [Name] {
    let before = RandomForm.names(in: old)
    let gone = before.filter { !names.contains($0) }
    if let focus, gone.contains(focus) {
      func stays(_ name: Name) -> Bool {
        names.contains(name) && name != .country && RandomForm.isActive(name, in: value)
      }
      let order = form.order(in: old)
      self.focus =
        order.drop { $0 != focus }.first(where: stays)
        ?? order.prefix { $0 != focus }.last(where: stays)
    }
    for name in gone {
      cancelRuns(of: name)
      awaited.remove(name)
      fields[name] = nil
    }
    let arrived = names.filter { !before.contains($0) }
    for name in arrived { fields[name] = newField(name) }
    return arrived
  }

  private mutating func followActivity() -> [Name] {
    var appeared: [Name] = []
    for name in names {
      let isActive = RandomForm.isActive(name, in: value)
      guard fields[name]?.isActive != isActive else { continue }
      cancelRuns(of: name)
      awaited.remove(name)
      fields[name] = newField(name)
      if isActive { appeared.append(name) }
      if !isActive, focus == name { focus = next(after: name) ?? previous(before: name) }
    }
    return appeared
  }

  mutating func judgeAfterChange(_ name: Name) {
    fields[name]?.delay = nil
    var rules = rulesAfterChange(of: name)
    let isAwaited = awaited.remove(name) != nil
    if isAwaited { rules.formUnion(self.rules(of: name, on: .formSubmitted)) }
    judge(name, rules, isForced: false, isHeld: isAwaited)
    dropStale(name)
  }

  mutating func delayIsOver(for waiting: Set<Name>) {
    for name in names where waiting.contains(name) { judgeAfterChange(name) }
    settle()
  }

  private mutating func tidy(_ name: Name) {
    let tidied = form.tidied(name, in: value)
    write { RandomForm.write(tidied, to: name, in: &$0) }
  }

  mutating func moveFocus(to name: Name?, judged: Set<Int> = []) {
    if let name, fields[name]?.isActive != true { return }
    guard name != focus else { return }
    let left = focus
    focus = name
    guard let left, fields[left]?.isActive == true else { return }
    tidy(left)
    judge(left, rules(of: left, on: .focusLoss).subtracting(judged), isForced: false)
  }

  mutating func submitField(_ name: Name) {
    guard fields[name]?.isActive == true else { return }
    tidy(name)
    let rules = rules(of: name, on: .fieldSubmitted)
    judge(name, rules, isForced: true)
    if let next = next(after: name) {
      moveFocus(to: next, judged: focus == name ? rules : [])
    } else if form.submitsAfterLast {
      submitForm()
    } else {
      moveFocus(to: nil, judged: focus == name ? rules : [])
    }
  }

  mutating func submitForm() {
    guard phase == .resting else { return }
    let more = normalize()
    submission = .submitting
    phase = .validating
    for name in names where fields[name]?.isActive == true {
      var rules = rules(of: name, on: .formSubmitted)
      for (rule, verdict) in fields[name]?.verdicts ?? [:] where !verdict.messages.isEmpty {
        rules.insert(rule)
      }
      rules.formUnion(fields[name]?.runs.keys.map { $0 } ?? [])
      if fields[name]?.delay != nil { rules.formUnion(rulesAfterChange(of: name)) }
      rules.formUnion(more[name] ?? [])
      fields[name]?.delay = nil
      fields[name]?.external = nil
      judge(name, rules, isForced: true, isHeld: true)
      dropStale(name)
    }
    settle()
  }

  private mutating func normalize() -> [Name: Set<Int>] {
    let old = value
    for name in names where fields[name]?.isActive == true {
      RandomForm.write(form.tidied(name, in: value), to: name, in: &value)
    }
    if form.normalizes { RandomForm.normalize(&value) }
    var more: [Name: Set<Int>] = [:]
    for name in names where RandomForm.text(of: name, in: old) != text(name) {
      let runs = Set(fields[name]?.runs.keys.map { $0 } ?? [])
      more[name] = rulesAfterChange(of: name).union(runs)
      revise(name, keeping: Set(form.rules(of: name).indices))
    }
    return more
  }

  mutating func settle() {
    guard phase == .validating, holding.isEmpty, awaited.isEmpty else { return }
    let isRefused = fields.values.contains { field in
      field.isActive && field.verdicts.values.contains { !$0.messages.isEmpty }
    }
    guard isRefused else {
      phase = .saving(value, isChanged: false)
      return
    }
    end(.failed(.invalidFields))
    focusFirstError()
  }

  mutating func end(_ status: SubmissionStatus) {
    phase = .resting
    holding = []
    awaited = []
    submission = status
    if case .failed = status { refusals += 1 }
  }

  private mutating func focusFirstError() {
    let first = form.order(in: value).first { hasError($0) && isFocusable($0) }
    guard let first else { return }
    moveFocus(to: first, judged: focus.map { rules(of: $0, on: .formSubmitted) } ?? [])
  }

  mutating func answered(_ run: Run) {
    guard let text = fields[run.name]?.runs.removeValue(forKey: run.rule) else { return }
    let wasHeld = holding.remove(run) != nil
    do {
      let messages: [ErrorMessage] =
        if case .invalid(let found) = try RandomForm.answer(about: text) { found } else { [] }
      fields[run.name]?.verdicts[run.rule] = Verdict(messages: messages)
      fields[run.name]?.isJudged = true
    } catch is CancellationError {
      if wasHeld { end(.idle) }
    } catch {
      fields[run.name]?.verdicts[run.rule] = Verdict(
        messages: [ErrorMessage(error)],
        isFresh: false
      )
      fields[run.name]?.isJudged = true
    }
    settle()
  }

  mutating func saveEnded(_ failure: (any Error)?, blaming blamed: Name?) {
    guard case .saving(_, let isChanged) = phase else { return }
    switch failure {
    case nil: end(isChanged ? .idle : .submitted)
    case is CancellationError: end(.idle)
    case is FormFieldErrors:
      let isShown = blamed.map { fields[$0]?.isActive == true } ?? false
      if let blamed { mark(blamed, .invalid("Refused")) }
      end(isShown ? .failed(.invalidFields) : .failed(.error("Refused")))
      if isShown { focusFirstError() }
    case .some(let error): end(.failed(.error(ErrorMessage(error))))
    }
  }

  mutating func mark(_ name: Name, _ status: FieldValidation?) {
    guard fields[name]?.isActive == true else { return }
    fields[name]?.external = status
    if status == nil {
      fields[name]?.verdicts = [:]
    } else {
      fields[name]?.isJudged = true
    }
  }

  mutating func cancelSubmission() {
    if phase != .resting { end(.idle) }
  }

  mutating func reset(to new: Draft?) {
    let refusals = refusals
    self = FormModel(form, new ?? initial)
    self.refusals = refusals
  }
}
