/// Where the focus is, among the views that say so.
@propertyWrapper public struct FocusState<Value>: DynamicProperty where Value: Hashable {
  private let initial: Value
  private var box: FocusBox<Value>?

  public init() where Value == Bool {
    initial = false
  }

  public init<T>() where Value == T?, T: Hashable {
    initial = nil
  }

  public var wrappedValue: Value {
    get { box?.value ?? initial }
    nonmutating set { box?.request(newValue) }
  }

  public var projectedValue: FocusState<Value>.Binding {
    Binding(box: box, initial: initial)
  }

  /// A way to read and move the focus of another view's state.
  @propertyWrapper public struct Binding {
    let box: FocusBox<Value>?
    private let initial: Value

    fileprivate init(box: FocusBox<Value>?, initial: Value) {
      self.box = box
      self.initial = initial
    }

    public var wrappedValue: Value {
      get { box?.value ?? initial }
      nonmutating set { box?.request(newValue) }
    }

    public var projectedValue: FocusState<Value>.Binding { self }
  }

  @MainActor public static func _install(
    _ property: inout FocusState<Value>,
    _ node: _Node,
    _ slot: inout AnyObject?
  ) {
    let box: FocusBox<Value>
    if let known = slot as? FocusBox<Value> {
      box = known
    } else {
      box = FocusBox(property.initial, node.invalidator)
      node.runtime?.focus.add(box)
    }
    slot = box
    property.box = box
  }
}

// The node keeps the value, and is marked when it changes.
extension FocusState: SelfComparing {
  static func areSame(_ one: FocusState<Value>, _ other: FocusState<Value>) -> Bool { true }
}

// What it reads may be another value behind the same box.
extension FocusState.Binding: SelfComparing {
  static func areSame(_ one: Self, _ other: Self) -> Bool { false }
}

/// Where a focus state's value lives.
///
/// Unchecked because the mutable properties are only touched while the session's queue is locked.
final class FocusBox<Value: Hashable>: AnyFocusBox, @unchecked Sendable {
  private var stored: Value
  /// What a program asked for and no update has carried out yet.
  private var requested: FocusRequest?
  private let none: Value
  private let invalidator: Invalidator

  init(_ none: Value, _ invalidator: Invalidator) {
    stored = none
    self.none = none
    self.invalidator = invalidator
  }

  var value: Value { invalidator.withLock { stored } }

  /// The program asks for the focus; it goes there after the next update.
  func request(_ value: Value) {
    guard self.value != value else { return }
    let request: FocusRequest = value == none ? .nowhere : .target(AnyHashable(value))
    replace(value) { requested = request }
    invalidator.fire()
  }

  func takeRequest() -> FocusRequest? {
    invalidator.withLock {
      defer { requested = nil }
      return requested
    }
  }

  func follow(_ value: AnyHashable?) {
    // What a program asked for since is newer than what is followed.
    guard invalidator.withLock({ requested == nil }) else { return }
    let new = value?.base as? Value ?? none
    guard self.value != new else { return }
    replace(new)
    invalidator.fire()
  }

  /// The end of an old value may run code of the app, so it does not come under the lock.
  private func replace(_ value: Value, and change: () -> Void = {}) {
    _ = invalidator.withLock {
      let old = (stored, requested)
      stored = value
      change()
      return old
    }
  }
}

/// Where a program wants the focus.
enum FocusRequest {
  case target(AnyHashable)
  case nowhere
}

/// A focus state whose type doesn't matter.
protocol AnyFocusBox: AnyObject {
  /// The request since the last call, where there was one.
  func takeRequest() -> FocusRequest?
  /// Takes over where the focus went; nil where it is in none of the state's views.
  func follow(_ value: AnyHashable?)
}
