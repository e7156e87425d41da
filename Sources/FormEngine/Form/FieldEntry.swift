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
  private var messages: [Int: [ErrorMessage]] = [:]
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
      messages[rule] = found
    case .valid, .invalid:
      valid.insert(.position(rule))
    }
    if isFinal { fresh.insert(.position(rule)) }
  }

  mutating func forget(_ rules: RuleSet) {
    for rule in rules.intersection(invalid).positions { messages[rule] = nil }
    valid.subtract(rules)
    invalid.subtract(rules)
    fresh.subtract(rules)
    stale.subtract(rules)
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
    if !invalid.isEmpty { return .invalid(invalid.positions.flatMap { messages[$0] ?? [] }) }
    if !runs.isEmpty { return .validating }
    return valid.isEmpty ? nil : .valid
  }
}
