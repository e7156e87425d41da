/// What a form knows about one of its fields at the moment.
struct FieldEntry {
  /// A number that the field keeps wherever its row moves.
  var key = 0
  var isActive = true
  /// Whether anything gave the field a status since the last reset.
  var isJudged = false
  /// A status set by hand or by a server.
  var external: FieldValidation?
  private(set) var valid: RuleSet = []
  private(set) var invalid: RuleSet = []
  /// What the rules that fail say, in declared order.
  private var messages: [(rule: Int, found: [ErrorMessage])] = []
  /// The rules with a verdict about what stands in the field now; a change starts a new revision
  /// of the field and leaves none.
  private(set) var fresh: RuleSet = []
  /// The rules whose verdict is about an older revision, kept on screen until they run again.
  private(set) var stale: RuleSet = []
  /// The runs of asynchronous rules, all of them about the current revision.
  var runs: [Int: UInt64] = [:]
  /// The rules that are being asked about.
  var running: RuleSet { runs.keys.reduce(into: []) { $0.insert(.position($1)) } }
  /// The turn whose delay the field waits for.
  var delay: UInt64?
  /// What the field showed when it was last looked at, so that only differences are told.
  var shown: FieldValidation?
  var lastSeen: Any = ()

  mutating func record(_ result: ValidationResult, of rule: Int, isFinal: Bool = true) {
    forget(.position(rule))
    isJudged = true
    switch result {
    case .invalid(let found) where !found.isEmpty:
      invalid.insert(.position(rule))
      let place = messages.firstIndex { $0.rule > rule } ?? messages.endIndex
      messages.insert((rule, found), at: place)
    case .valid, .invalid:
      valid.insert(.position(rule))
    }
    if isFinal { fresh.insert(.position(rule)) }
  }

  mutating func forget(_ rules: RuleSet) {
    if !rules.isDisjoint(with: invalid) {
      messages.removeAll { rules.contains(.position($0.rule)) }
    }
    valid.subtract(rules)
    invalid.subtract(rules)
    fresh.subtract(rules)
    stale.subtract(rules)
  }

  /// The rules to run when the form is submitted; a check under way is waited for, whatever started
  /// it.
  func dueOnSubmission(_ plan: RulePlan) -> RuleSet {
    var rules = plan.formSubmitted.union(invalid)
    if !runs.isEmpty { rules.formUnion(running) }
    if delay != nil { rules.formUnion(plan.afterChange(isJudged: isJudged)) }
    return rules
  }

  /// Starts a new revision, keeping on screen the verdicts that are about to be judged again.
  mutating func change(keeping rejudged: RuleSet) {
    external = nil
    forget(RuleSet(rawValue: ~rejudged.rawValue))
    fresh = []
    stale = valid.union(invalid)
  }

  /// Forgets everything but the value.
  mutating func clear() {
    change(keeping: [])
    isJudged = false
  }

  var status: FieldValidation? {
    guard isActive else { return nil }
    if let external { return external }
    if !invalid.isEmpty {
      return .invalid(messages.count == 1 ? messages[0].found : messages.flatMap(\.found))
    }
    if !runs.isEmpty { return .validating }
    return valid.isEmpty ? nil : .valid
  }
}
