/// A value that belongs to one window and is there again after the process has been away.
///
/// On Linux the browser keeps it for its page and brings it along when it connects.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private let coding: SceneCoding<Value>
  private var box: SceneBox<Value>?

  private init(_ key: String, _ initial: Value, _ coding: SceneCoding<Value>) {
    self.key = key
    self.initial = initial
    self.coding = coding
  }

  public var wrappedValue: Value {
    get { box?.value ?? initial }
    nonmutating set { box?.set(newValue) }
  }

  public var projectedValue: Binding<Value> {
    guard let box else { return .constant(initial) }
    return Binding(read: { box.value }, write: { value, _ in box.set(value) })
  }

  @MainActor public static func _install(
    _ property: inout SceneStorage<Value>,
    _ node: _Node,
    _ slot: inout AnyObject?
  ) {
    guard let runtime = node.runtime else { return }
    let box =
      slot as? SceneBox<Value>
      ?? SceneBox(
        key: property.key,
        initial: property.initial,
        coding: property.coding,
        values: runtime.scene,
        invalidator: node.invalidator
      )
    slot = box
    property.box = box
  }
}

// The session keeps the value, and marks the node when it changes.
extension SceneStorage: SelfComparing {
  static func areSame(_ one: SceneStorage<Value>, _ other: SceneStorage<Value>) -> Bool {
    one.key == other.key
  }
}

extension SceneStorage where Value == Bool {
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, .init(decode: { Bool($0) }, encode: { String($0) }))
  }
}

extension SceneStorage where Value == Int {
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, .init(decode: { Int($0) }, encode: { String($0) }))
  }
}

extension SceneStorage where Value == Double {
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, .init(decode: { Double($0) }, encode: { String($0) }))
  }
}

extension SceneStorage where Value == String {
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, .init(decode: { $0 }, encode: { $0 }))
  }
}

extension SceneStorage {
  public init(_ key: String) where Value == Bool? {
    self.init(key, nil, .init(decode: { Bool($0) }, encode: { $0.map { String($0) } }))
  }

  public init(_ key: String) where Value == Int? {
    self.init(key, nil, .init(decode: { Int($0) }, encode: { $0.map { String($0) } }))
  }

  public init(_ key: String) where Value == Double? {
    self.init(key, nil, .init(decode: { Double($0) }, encode: { $0.map { String($0) } }))
  }

  public init(_ key: String) where Value == String? {
    self.init(key, nil, .init(decode: { $0 }, encode: { $0 }))
  }
}

/// How a scene value is written down.
struct SceneCoding<Value> {
  /// Nil for what can't be read; then the initial value holds.
  let decode: (String) -> Value?
  /// Nil for a value that is not there.
  let encode: (Value) -> String?
}

/// The scene values of one session.
///
/// Unchecked because the mutable properties are only touched between `lock` and `unlock`.
final class SceneValues: @unchecked Sendable {
  private let lock = Lock()
  private var values: [String: String]
  private var readers: [String: [WeakInvalidator]] = [:]
  private var changed: [String] = []

  private struct WeakInvalidator {
    weak var invalidator: Invalidator?
  }

  init(_ values: [String: String]) {
    self.values = values
  }

  subscript(key: String) -> String? { lock.withLock { values[key] } }

  func addReader(_ invalidator: Invalidator, of key: String) {
    lock.withLock {
      var known = readers[key] ?? []
      known.removeAll { $0.invalidator == nil }
      known.append(WeakInvalidator(invalidator: invalidator))
      readers[key] = known
    }
  }

  func set(_ value: String?, for key: String) {
    let woken: [WeakInvalidator] = lock.withLock {
      guard values[key] != value else { return [] }
      values[key] = value
      changed.append(key)
      return readers[key] ?? []
    }
    for reader in woken { reader.invalidator?.fire() }
  }

  /// What has changed since the last call, for the browser to keep.
  func takeChanges() -> [(key: String, value: String?)] {
    lock.withLock {
      defer { changed = [] }
      var seen: Set<String> = []
      return changed.filter { seen.insert($0).inserted }.map { ($0, values[$0]) }
    }
  }
}

private final class SceneBox<Value> {
  private let key: String
  private let initial: Value
  private let coding: SceneCoding<Value>
  private let values: SceneValues

  init(
    key: String,
    initial: Value,
    coding: SceneCoding<Value>,
    values: SceneValues,
    invalidator: Invalidator
  ) {
    self.key = key
    self.initial = initial
    self.coding = coding
    self.values = values
    values.addReader(invalidator, of: key)
  }

  var value: Value {
    guard let text = values[key], let value = coding.decode(text) else { return initial }
    return value
  }

  func set(_ value: Value) {
    values.set(coding.encode(value), for: key)
  }
}
