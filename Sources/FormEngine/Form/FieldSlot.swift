/// A declared field, seen from the value it sits in; `TypedSlot` knows the type of its value.
///
/// Immutable once a form is built.
class FieldSlot<Root> {
  let id: AnyHashable
  let keyPath: PartialKeyPath<Root>
  /// Whether the id is the key path, so that it needn't be made or compared twice.
  let isNamedByPlace: Bool
  let isFocusable: Bool
  let conditions: [(Root) -> Bool]
  let checks: [CrossCheck<Root>]
  let plan: RulePlan
  /// The bytes that hold the field, in the root or, for a field of a row, in the row's element; nil
  /// for computed parts and subscripts.
  let bytes: Range<Int>?

  init(
    id: AnyHashable,
    keyPath: PartialKeyPath<Root>,
    isNamedByPlace: Bool,
    isFocusable: Bool,
    conditions: [(Root) -> Bool],
    checks: [CrossCheck<Root>],
    plan: RulePlan,
    bytes: Range<Int>?
  ) {
    self.id = id
    self.bytes = bytes
    self.keyPath = keyPath
    self.isNamedByPlace = isNamedByPlace
    self.isFocusable = isFocusable
    self.conditions = conditions
    self.checks = checks
    self.plan = plan
  }

  func isActive(in root: Root) -> Bool {
    conditions.allSatisfy { $0(root) }
  }

  /// Compares with what was seen last, remembers what is there now, and tells whether it changed.
  func look(at root: Root, lastSeen: inout Any) -> Bool { fatalError("A subclass answers this.") }

  /// Whether what a write brings stands in the field already.
  func holds(_ written: Any, in root: Root) -> Bool { fatalError("A subclass answers this.") }

  /// Puts what a write brings into the field; tells whether it is of the field's type.
  func put(_ written: Any, into root: inout Root) -> Bool { fatalError("A subclass answers this.") }

  /// Whether the field's value is put in order when the field is left.
  var isTidied: Bool { fatalError("A subclass answers this.") }

  /// What stands in the field put in order, to be written; nil where it is.
  func tidied(in root: Root) -> Any? { fatalError("A subclass answers this.") }

  func judge(_ rule: Int, in root: Root) -> ValidationResult {
    fatalError("A subclass answers this.")
  }

  func start(
    _ rule: Int,
    in root: Root
  ) -> @MainActor () async throws -> ValidationResult { fatalError("A subclass answers this.") }

  /// The field as a part of an outer value; as one of a row it keeps its place in the element.
  func lifted<Outer>(
    by scope: WritableKeyPath<Outer, Root>,
    asRow isRow: Bool
  ) -> FieldSlot<Outer> { fatalError("A subclass answers this.") }

  func adding(_ checks: [CrossCheck<Root>]) -> FieldSlot<Root> {
    fatalError("A subclass answers this.")
  }
}

/// What was last seen in a field; a box of its own, so that a nil value is still found in an `Any`.
struct Seen<FieldValue> {
  let value: FieldValue
}

/// A declared field whose value has a known type.
final class TypedSlot<Root, FieldValue: Equatable>: FieldSlot<Root> {
  private let path: WritableKeyPath<Root, FieldValue>
  private let validations: [Validation<FieldValue>]
  private let tidying: ((FieldValue) -> FieldValue)?

  /// Without an id the key path is the field's; `bytes` are given where its frame isn't the root, and
  /// found otherwise.
  init(
    id: AnyHashable?,
    path: WritableKeyPath<Root, FieldValue>,
    validations: [Validation<FieldValue>],
    tidying: ((FieldValue) -> FieldValue)?,
    isFocusable: Bool,
    conditions: [(Root) -> Bool],
    checks: [CrossCheck<Root>] = [],
    plan: RulePlan? = nil,
    bytes: Range<Int>?? = nil
  ) {
    self.path = path
    self.validations = validations
    self.tidying = tidying
    let place =
      bytes
      ?? MemoryLayout<Root>.offset(of: path).map { $0..<$0 + MemoryLayout<FieldValue>.size }
    super
      .init(
        id: id ?? AnyHashable(path),
        keyPath: path,
        isNamedByPlace: id == nil,
        isFocusable: isFocusable,
        conditions: conditions,
        checks: checks,
        plan: plan ?? Self.plan(validations, checks),
        bytes: place
      )
  }

  private static func plan(
    _ validations: [Validation<FieldValue>],
    _ checks: [CrossCheck<Root>]
  ) -> RulePlan {
    var plan = RulePlan()
    for validation in validations {
      if case .async = validation.body {
        plan.add(policy: validation.policy, isAsync: true)
      } else {
        plan.add(policy: validation.policy, isAsync: false)
      }
    }
    for check in checks { plan.add(policy: check.policy, isAsync: false) }
    return plan
  }

  override func look(at root: Root, lastSeen: inout Any) -> Bool {
    let now = root[keyPath: path]
    if let seen = lastSeen as? Seen<FieldValue>, seen.value == now { return false }
    lastSeen = Seen(value: now)
    return true
  }

  override func holds(_ written: Any, in root: Root) -> Bool {
    (written as? Seen<FieldValue>)?.value == root[keyPath: path]
  }

  override func put(_ written: Any, into root: inout Root) -> Bool {
    guard let written = written as? Seen<FieldValue> else { return false }
    root[keyPath: path] = written.value
    return true
  }

  override var isTidied: Bool { tidying != nil }

  override func tidied(in root: Root) -> Any? {
    guard let tidying else { return nil }
    let value = root[keyPath: path]
    let tidied = tidying(value)
    return tidied == value ? nil : Seen(value: tidied)
  }

  override func judge(_ rule: Int, in root: Root) -> ValidationResult {
    guard rule < validations.count else {
      return checks[rule - validations.count].validate(root)
    }
    guard case .sync(let validate) = validations[rule].body else { return .valid }
    return validate(judged(validations[rule], in: root))
  }

  /// What a rule is given to judge.
  private func judged(_ validation: Validation<FieldValue>, in root: Root) -> FieldValue {
    let value = root[keyPath: path]
    return validation.tidying?(value) ?? value
  }

  override func start(
    _ rule: Int,
    in root: Root
  ) -> @MainActor () async throws -> ValidationResult {
    guard rule < validations.count, case .async(let validate) = validations[rule].body else {
      return { .valid }
    }
    // The copy is only ever read on the main actor, which is where the value lives.
    nonisolated(unsafe) let value = judged(validations[rule], in: root)
    return { try await validate(value) }
  }

  override func lifted<Outer>(
    by scope: WritableKeyPath<Outer, Root>,
    asRow isRow: Bool
  ) -> FieldSlot<Outer> {
    TypedSlot<Outer, FieldValue>(
      id: isNamedByPlace ? nil : FormFieldID.scoped(scope, id),
      path: scope.appending(path: path),
      validations: validations,
      tidying: tidying,
      isFocusable: isFocusable,
      conditions: conditions.map { condition in { condition($0[keyPath: scope]) } },
      checks: checks.map { $0.lifted(by: scope) },
      plan: plan,
      bytes: isRow ? .some(bytes) : nil
    )
  }

  override func adding(_ checks: [CrossCheck<Root>]) -> FieldSlot<Root> {
    TypedSlot(
      id: isNamedByPlace ? nil : id,
      path: path,
      validations: validations,
      tidying: tidying,
      isFocusable: isFocusable,
      conditions: conditions,
      checks: self.checks + checks,
      bytes: .some(bytes)
    )
  }
}
