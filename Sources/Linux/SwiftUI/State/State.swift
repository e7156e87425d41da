/// A value that a view owns and that lives as long as the view stays in its place.
@propertyWrapper public struct State<Value>: DynamicProperty {
  var initial: Value
  var box: _StateBox<Value>?

  public init(wrappedValue value: Value) {
    initial = value
  }

  public init(initialValue value: Value) {
    initial = value
  }

  /// The value; before the view is on screen, the initial one.
  public var wrappedValue: Value {
    get { box?.value ?? initial }
    nonmutating set { box?.set(newValue) }
  }

  public var projectedValue: Binding<Value> {
    guard let box else { return .constant(initial) }
    return Binding(read: { box.value }, write: { value, _ in box.set(value) })
  }

  @MainActor public static func _install(
    _ property: inout State<Value>,
    _ node: _Node,
    _ slot: inout AnyObject?
  ) {
    let box = slot as? _StateBox<Value> ?? _StateBox(property.initial, node.invalidator)
    slot = box
    property.box = box
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() {
    self.init(wrappedValue: nil)
  }
}

// The node keeps the value, and is marked when it changes.
extension State: SelfComparing {
  static func areSame(_ one: State<Value>, _ other: State<Value>) -> Bool { true }
}

extension State: Sendable where Value: Sendable {}

/// Where a state's value lives.
///
/// Unchecked because `stored` is only touched while the session's queue is locked: a lock of its own
/// would be larger than most values.
final class _StateBox<Value>: @unchecked Sendable {
  private var stored: Value
  private let invalidator: Invalidator

  init(_ value: Value, _ invalidator: Invalidator) {
    stored = value
    self.invalidator = invalidator
  }

  var value: Value {
    invalidator.withLock { stored }
  }

  /// Writing an equal value is no change.
  func set(_ value: Value) {
    // `==` and the end of the old value run code of the app, so neither happens under the lock.
    let old = invalidator.withLock {
      let old = stored
      stored = value
      return old
    }
    if !areEqual(old, value) { invalidator.fire() }
  }
}

/// Whether two values are known to be equal; false where their type can't tell.
func areEqual<Value>(_ one: Value, _ other: Value) -> Bool {
  func compare<E: Equatable>(_ one: E) -> Bool { one == (other as? E) }
  guard let one = one as? any Equatable else { return false }
  return compare(one)
}
