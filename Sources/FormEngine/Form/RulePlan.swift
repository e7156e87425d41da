/// Which of a field's validations run on which event, sorted out once when the form is built.
struct RulePlan {
  private(set) var count = 0
  private(set) var async: RuleSet = []
  private(set) var fieldSubmitted: RuleSet = []
  private(set) var focusLoss: RuleSet = []
  private(set) var formSubmitted: RuleSet = []
  private(set) var observedChange: RuleSet = []
  private(set) var correction: RuleSet = []

  var sync: RuleSet { RuleSet(rawValue: ~async.rawValue) }

  mutating func add(policy: ValidationPolicy, isAsync: Bool) {
    precondition(
      count < RuleSet.capacity,
      "A field has at most \(RuleSet.capacity) validations."
    )
    let rule = RuleSet.position(count)
    count += 1
    if isAsync { async.insert(rule) }
    if policy.contains(.fieldSubmitted) { fieldSubmitted.insert(rule) }
    if policy.contains(.focusLoss) { focusLoss.insert(rule) }
    if policy.contains(.formSubmitted) { formSubmitted.insert(rule) }
    if policy.contains(.observedChange) { observedChange.insert(rule) }
    if policy.contains(.correction) { correction.insert(rule) }
  }

  /// What runs after a change of the field.
  func afterChange(isJudged: Bool) -> RuleSet {
    isJudged ? observedChange.union(correction) : observedChange
  }
}
