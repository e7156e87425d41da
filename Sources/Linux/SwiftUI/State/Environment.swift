/// A key into the environment, with the value it has where nothing set one.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

/// The values that views hand down to those below them.
public struct EnvironmentValues: CustomStringConvertible {
  private var values: [ObjectIdentifier: Any] = [:]
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  public init() {}

  public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
    get {
      // Not `as? K.Value ?? ...`: where the value is an optional, a nil that was set is a value.
      guard let value = values[ObjectIdentifier(key)] else { return K.defaultValue }
      return value as? K.Value ?? K.defaultValue
    }
    set { values.updateValue(newValue, forKey: ObjectIdentifier(key)) }
  }

  subscript(object type: ObjectIdentifier) -> AnyObject? {
    get { objects[type] }
    set { objects[type] = newValue }
  }

  public var description: String {
    "EnvironmentValues with \(values.count + objects.count) values set"
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
