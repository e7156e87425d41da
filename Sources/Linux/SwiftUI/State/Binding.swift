/// A way to read and write a value that something else owns.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  let read: () -> Value
  let write: (Value, Transaction) -> Void
  public var transaction = Transaction()

  init(
    read: @escaping () -> Value,
    write: @escaping (Value, Transaction) -> Void
  ) {
    self.read = read
    self.write = write
  }

  @preconcurrency public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    // Views and their bindings live on the main actor; an isolated function can't be called
    // without suspension in the type system, so the isolation is taken off here.
    read = unsafeBitCast(get, to: (@Sendable () -> Value).self)
    let put = unsafeBitCast(set, to: (@Sendable (Value) -> Void).self)
    write = { value, _ in put(value) }
  }

  @preconcurrency public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    read = unsafeBitCast(get, to: (@Sendable () -> Value).self)
    write = unsafeBitCast(set, to: (@Sendable (Value, Transaction) -> Void).self)
  }

  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(read: { value }, write: { _, _ in })
  }

  public var wrappedValue: Value {
    get { read() }
    nonmutating set {
      let transaction = transaction
      if transaction.animation == nil {
        write(newValue, transaction)
      } else {
        withTransaction(transaction) { write(newValue, transaction) }
      }
    }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let base = self
    return Binding<Subject>(
      read: { base.wrappedValue[keyPath: keyPath] },
      write: { value, _ in base.wrappedValue[keyPath: keyPath] = value }
    )
  }

  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }

  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var binding = self
    binding.transaction.animation = animation
    return binding
  }
}

extension Binding {
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      read: { base.wrappedValue },
      write: { value, _ in if let value { base.wrappedValue = value } }
    )
  }

  public init<V>(_ base: Binding<V>) where Value == AnyHashable, V: Hashable {
    self.init(
      read: { AnyHashable(base.wrappedValue) },
      write: { value, _ in if let value = value.base as? V { base.wrappedValue = value } }
    )
  }

  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(
      read: { base.wrappedValue ?? value },
      write: {
        base.wrappedValue = $0 as Value
        _ = $1
      }
    )
  }
}

// The closures are only called where the value may be: a binding to a value that is Sendable is
// used on the main actor by every view, and its storage guards itself.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: DynamicProperty {
  @MainActor public static func _install(
    _ property: inout Binding<Value>,
    _ node: _Node,
    _ slot: inout AnyObject?
  ) {}
}

// What a binding reads may be another value behind the same closures.
extension Binding: SelfComparing {
  static func areSame(_ one: Binding<Value>, _ other: Binding<Value>) -> Bool { false }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}
