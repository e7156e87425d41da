import FormEngine

/// What a form must be like after any events, by the table of its design and nothing else.
///
/// Slow and plain on purpose: it shares no code with the engine, and works on names, not positions.
struct FormModel {
  typealias Name = RandomForm.Name

  struct Verdict: Equatable {
    var messages: [ErrorMessage]
    /// About the text that stands there now, and not to be asked for again.
    var isFresh = true
    /// About an older text, and on screen until it is judged again.
    var isStale = false
  }

  struct Field: Equatable {
    var isActive = true
    var isJudged = false
    var external: FieldValidation?
    var verdicts: [Int: Verdict] = [:]
    /// The rules being asked about, and what stood in the field when they were.
    var runs: [Int: String] = [:]
    var delay: Int?
  }

  enum Phase: Equatable {
    case resting
    case validating
    case saving(Draft, isChanged: Bool)
  }

  struct Run: Hashable {
    let name: Name
    let rule: Int
  }

  let form: RandomForm
  var value: Draft
  var initial: Draft
  var focus: Name?
  var fields: [Name: Field] = [:]
  var submission = SubmissionStatus.idle
  var phase = Phase.resting
  /// What the submission waits for.
  var holding: Set<Run> = []
  var awaited: Set<Name> = []
  var delays = 0
  var refusals = 0

  init(_ form: RandomForm, _ value: Draft) {
    self.form = form
    self.value = value
    initial = value
    for name in RandomForm.names(in: value) { fields[name] = newField(name) }
  }

  func newField(_ name: Name) -> Field { Field(isActive: RandomForm.isActive(name, in: value)) }

  var names: [Name] { RandomForm.names(in: value) }
  func text(_ name: Name) -> String { RandomForm.text(of: name, in: value) }

  func rules(of name: Name, on event: ValidationPolicy) -> Set<Int> {
    let rules = form.rules(of: name)
    return Set(rules.indices.filter { !rules[$0].policy.isDisjoint(with: event) })
  }

  func rulesAfterChange(of name: Name) -> Set<Int> {
    let isJudged = fields[name]?.isJudged == true
    return rules(of: name, on: isJudged ? [.observedChange, .correction] : .observedChange)
  }

  /// What is shown about a field: the first that holds.
  func status(_ name: Name) -> FieldValidation? {
    guard let field = fields[name], field.isActive else { return nil }
    if let external = field.external { return external }
    let messages = field.verdicts.sorted { $0.key < $1.key }.flatMap(\.value.messages)
    if !messages.isEmpty { return .invalid(messages) }
    if !field.runs.isEmpty { return .validating }
    return field.verdicts.isEmpty ? nil : .valid
  }

  func hasError(_ name: Name) -> Bool { status(name)?.messages.isEmpty == false }
  var isValidating: Bool { fields.values.contains { !$0.runs.isEmpty } }
  var isWaiting: Bool { fields.values.contains { $0.delay != nil } }

  var messages: [ErrorMessage] {
    form.order(in: value).flatMap { status($0)?.messages ?? [] }
  }

  func isFocusable(_ name: Name) -> Bool { name != .country && fields[name]?.isActive == true }

  func next(after name: Name) -> Name? {
    form.order(in: value).drop { $0 != name }.dropFirst().first(where: isFocusable)
  }

  func previous(before name: Name) -> Name? {
    form.order(in: value).prefix { $0 != name }.last(where: isFocusable)
  }
}

extension FormModel {
  /// R(f, S) of the design.
  mutating func judge(_ name: Name, _ rules: Set<Int>, isForced: Bool, isHeld: Bool = false) {
    guard !rules.isEmpty, var field = fields[name], field.isActive else { return }
    let declared = form.rules(of: name)
    let asked = rules.filter { declared[$0].isAsked }
    for (rule, body) in declared.enumerated() where !body.isAsked {
      let isInTheWay = !asked.isEmpty && field.verdicts[rule]?.isStale == true
      guard rules.contains(rule) || isInTheWay else { continue }
      field.verdicts[rule] = Verdict(messages: body.judge(text(name), in: value))
      field.isJudged = true
    }
    if isForced { field.external = nil }
    let fails = field.verdicts.contains { !declared[$0.key].isAsked && !$0.value.messages.isEmpty }
    if fails {
      field.verdicts = field.verdicts.filter { !declared[$0.key].isAsked }
      fields[name] = field
      return cancelRuns(of: name)
    }
    for rule in asked.sorted() {
      let isAwaited =
        isHeld || phase == .validating && declared[rule].policy.contains(.formSubmitted)
      if field.runs[rule] == nil {
        guard isForced || field.verdicts[rule]?.isFresh != true else { continue }
        field.verdicts[rule] = nil
        field.runs[rule] = text(name)
      }
      if isAwaited { holding.insert(Run(name: name, rule: rule)) }
    }
    fields[name] = field
  }

  mutating func cancelRuns(of name: Name) {
    fields[name]?.runs = [:]
    holding = holding.filter { $0.name != name }
  }

  mutating func dropStale(_ name: Name) {
    let kept = fields[name]?.verdicts.filter { !$0.value.isStale }
    fields[name]?.verdicts = kept ?? [:]
  }

  /// The field's next revision, with the verdicts of some rules still on screen.
  mutating func revise(_ name: Name, keeping rules: Set<Int>) {
    cancelRuns(of: name)
    fields[name]?.external = nil
    for (rule, verdict) in fields[name]?.verdicts ?? [:] {
      fields[name]?.verdicts[rule] =
        rules.contains(rule)
        ? Verdict(messages: verdict.messages, isFresh: false, isStale: true) : nil
    }
  }
}
