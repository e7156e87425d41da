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
  private var objects: [ObjectIdentifier: AnyObject] = [:]
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
    get { objects[type] }
    set { objects[type] = newValue }
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
    var place = newest
    while let entry = place {
      keys.insert(entry.key)
      place = entry.next
    }
    return "EnvironmentValues with \(keys.count + objects.count) values set"
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

  final class Of<Value>: EnvironmentEntry {
    let value: Value

    init(_ key: ObjectIdentifier, _ value: Value, before next: EnvironmentEntry?) {
      self.value = value
      super.init(key, before: next)
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
  let source: (EnvironmentValues) -> Value
  var installed: Value?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    source = { $0[keyPath: keyPath] }
  }

  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    source = { values in
      guard let object = values[object: ObjectIdentifier(objectType)] as? Value else {
        fatalError("No object of type \(objectType) stands in the environment of this view.")
      }
      return object
    }
  }

  public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {
    source = { $0[object: ObjectIdentifier(objectType)] as? T }
  }

  public var wrappedValue: Value {
    installed ?? source(EnvironmentValues())
  }

  @MainActor public static func _install(
    _ property: inout Environment<Value>,
    _ node: _Node,
    _ slot: inout AnyObject?
  ) {
    property.installed = property.source(node.environment)
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
