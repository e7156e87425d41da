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
    let value = property.value(in: node.environment)
    let installed = InstalledValue.of(value, slot, node.runtime)
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

  /// The value that the slot has already, or that was read before it in the same update.
  ///
  /// Not casts, which would look the class up each time: nothing else is put into the slot of such
  /// a property, nor kept for the type of its value.
  @MainActor static func of(
    _ value: Value,
    _ slot: AnyObject?,
    _ runtime: NodeRuntime?
  ) -> InstalledValue {
    if let slot {
      let known = unsafeDowncast(slot, to: InstalledValue.self)
      if haveSameBits(known.value, value) { return known }
    }
    let key = ObjectIdentifier(Value.self)
    if let kept = runtime?.installedValues[key] {
      let shared = unsafeDowncast(kept, to: InstalledValue.self)
      if haveSameBits(shared.value, value) { return shared }
    }
    let new = InstalledValue(value)
    runtime?.installedValues[key] = new
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
