/// A key into the environment, with the value it has where nothing set one.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

/// The values that views hand down to those below them.
///
/// Every node has its own, and most differ from their parent's in one value or none. So they are
/// a list that grows at its head and shares the rest: setting a value costs one entry, where a
/// dictionary would be copied for each node.
public struct EnvironmentValues: CustomStringConvertible {
  private var newest: EnvironmentEntry?
  /// Objects by their types, as another such list.
  private var objects: EnvironmentEntry?
  /// Apart from the list, because every element takes what was said and hands nothing on.
  private var said: SaidSemantics?

  public init() {}

  public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
    get {
      let key = ObjectIdentifier(key)
      var place = newest
      while let entry = place {
        // Only the setter makes entries of a key, and always of the type of the key's values.
        if entry.key == key {
          return unsafeDowncast(entry, to: EnvironmentEntry.Of<K.Value>.self).value
        }
        place = entry.next
      }
      return K.defaultValue
    }
    set { newest = EnvironmentEntry.Of(ObjectIdentifier(key), newValue, before: newest) }
  }

  subscript(object type: ObjectIdentifier) -> AnyObject? {
    get {
      var place = objects
      while let entry = place {
        if entry.key == type {
          return unsafeDowncast(entry, to: EnvironmentEntry.Of<AnyObject?>.self).value
        }
        place = entry.next
      }
      return nil
    }
    set { objects = EnvironmentEntry.Of(type, newValue, before: objects) }
  }

  /// What modifiers say of the next element.
  var semantics: Semantics {
    get { said?.semantics ?? .none }
    set { said = SaidSemantics(newValue) }
  }

  /// Whether anything is said of the next element.
  var hasSemantics: Bool { said != nil }

  /// An element has taken what was said of it.
  mutating func takeSemantics() { said = nil }

  public var description: String {
    var keys: Set<ObjectIdentifier> = []
    for list in [newest, objects] {
      var place = list
      while let entry = place {
        keys.insert(entry.key)
        place = entry.next
      }
    }
    return "EnvironmentValues with \(keys.count) values set"
  }
}

extension EnvironmentValues {
  /// Whether these are the values of another environment, without a look at them.
  func isIdentical(to other: EnvironmentValues) -> Bool {
    newest === other.newest && objects === other.objects && said === other.said
  }

  /// These values, kept as those of an older environment where they are known to be the same.
  ///
  /// A modifier sets its values with each evaluation. What stands below it finds by one look that
  /// nothing has changed, as the environment it is handed is the one that it has.
  func settled(as old: EnvironmentValues) -> EnvironmentValues {
    if isIdentical(to: old) { return self }
    var settled = self
    if EnvironmentEntry.areSame(newest, old.newest) { settled.newest = old.newest }
    if EnvironmentEntry.areSame(objects, old.objects) { settled.objects = old.objects }
    if let said, let other = old.said, said.semantics == other.semantics { settled.said = other }
    return settled
  }
}

/// One value that was set, in front of those that were set further out.
private class EnvironmentEntry {
  let key: ObjectIdentifier
  let next: EnvironmentEntry?

  init(_ key: ObjectIdentifier, before next: EnvironmentEntry?) {
    self.key = key
    self.next = next
  }

  func hasSameValue(as other: EnvironmentEntry) -> Bool { false }

  /// Whether two lists set the same values in the same order.
  static func areSame(_ one: EnvironmentEntry?, _ other: EnvironmentEntry?) -> Bool {
    var (one, other) = (one, other)
    while one !== other {
      guard let first = one, let second = other, first.key == second.key,
        first.hasSameValue(as: second)
      else { return false }
      one = first.next
      other = second.next
    }
    return true
  }

  final class Of<Value>: EnvironmentEntry {
    let value: Value

    init(_ key: ObjectIdentifier, _ value: Value, before next: EnvironmentEntry?) {
      self.value = value
      super.init(key, before: next)
    }

    override func hasSameValue(as other: EnvironmentEntry) -> Bool {
      SwiftUI.areSame(value, unsafeDowncast(other, to: Of<Value>.self).value)
    }
  }
}

private final class SaidSemantics {
  let semantics: Semantics

  init(_ semantics: Semantics) {
    self.semantics = semantics
  }
}

/// A value read from the environment of a view.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  /// What is read.
  enum Source {
    case path(KeyPath<EnvironmentValues, Value>)
    case object(ObjectReader)
  }

  final class ObjectReader {
    let type: ObjectIdentifier
    let read: (AnyObject?) -> Value

    init(_ type: Any.Type, _ read: @escaping (AnyObject?) -> Value) {
      self.type = ObjectIdentifier(type)
      self.read = read
    }
  }

  let source: Source
  /// Apart, and shared by all that read the same: a value may be large, such as a theme, and a view
  /// is copied into every closure that it makes.
  private var installed: InstalledValue<Value>?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    source = .path(keyPath)
  }

  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    source = .object(
      ObjectReader(objectType) { object in
        guard let object = object as? Value else {
          fatalError("No object of type \(Value.self) stands in the environment of this view.")
        }
        return object
      }
    )
  }

  public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {
    source = .object(ObjectReader(objectType) { $0 as? T })
  }

  private func value(in environment: EnvironmentValues) -> Value {
    switch source {
    case .path(let path): environment[keyPath: path]
    case .object(let reader): reader.read(environment[object: reader.type])
    }
  }

  public var wrappedValue: Value {
    installed?.value ?? value(in: EnvironmentValues())
  }

  @MainActor public static func _install(
    _ property: inout Environment<Value>,
    _ node: _Node,
    _ slot: inout AnyObject?
  ) {
    let installed = InstalledValue.of(property.value(in: node.environment), node, slot)
    slot = installed
    property.installed = installed
  }
}

/// What a view reads from its environment, kept once for all views that read the same bits.
private final class InstalledValue<Value> {
  let value: Value

  private init(_ value: Value) {
    self.value = value
  }

  /// Equal bits are equal values, as both are alive.
  private func has(_ other: Value) -> Bool {
    withUnsafeBytes(of: value) { own in
      withUnsafeBytes(of: other) { other in
        guard let one = own.baseAddress, let two = other.baseAddress else { return true }
        return memcmp(one, two, own.count) == 0
      }
    }
  }

  /// The value that the node has already, or that one before it in the same update has read.
  @MainActor static func of(_ value: Value, _ node: _Node, _ slot: AnyObject?) -> InstalledValue {
    if let known = slot as? InstalledValue, known.has(value) { return known }
    let key = ObjectIdentifier(Value.self)
    if let shared = node.runtime?.installedValues[key] as? InstalledValue, shared.has(value) {
      return shared
    }
    let new = InstalledValue(value)
    node.runtime?.installedValues[key] = new
    return new
  }
}

// A view that reads the same is drawn anew where what it reads has changed: its environment is then
// another one.
extension Environment: SelfComparing {
  static func areSame(_ one: Environment<Value>, _ other: Environment<Value>) -> Bool {
    switch (one.source, other.source) {
    case (.path(let one), .path(let other)): one === other || one == other
    case (.object(let one), .object(let other)): one.type == other.type
    default: false
    }
  }
}

extension View {
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> some View {
    modifier(
      EnvironmentModifier(setsDirection: V.self == LayoutDirection.self) {
        $0[keyPath: keyPath] = value
      }
    )
  }

  nonisolated public func environment<T>(_ object: T?) -> some View
  where T: AnyObject, T: Observable {
    modifier(EnvironmentModifier { $0[object: ObjectIdentifier(T.self)] = object })
  }

  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }
}
