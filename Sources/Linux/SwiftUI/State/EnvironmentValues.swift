/// A key into the environment, with the value it has where nothing set one.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

/// The values that views hand down to those below them.
///
/// Every node has its own, and most differ from their parent's in one value or none. So they are
/// a list that grows at its head and shares the rest: setting a value costs one entry, where a
/// dictionary would be copied for each node. Objects by their types are in it too.
public struct EnvironmentValues: CustomStringConvertible {
  /// What is said of the next element, where something is, and then the values, the newest first.
  ///
  /// What is said stands before the list, because every element takes it and hands nothing on.
  private var head: EnvironmentEntry?

  public init() {}

  private init(_ head: EnvironmentEntry?) {
    self.head = head
  }

  public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
    get { value(K.Value.self, at: EnvironmentEntry.place(of: key)) ?? K.defaultValue }
    set { set(newValue, at: EnvironmentEntry.place(of: key)) }
  }

  subscript(object type: ObjectIdentifier) -> AnyObject? {
    get { value(AnyObject?.self, at: EnvironmentEntry.place(ofObject: type)) ?? nil }
    set { set(newValue as AnyObject?, at: EnvironmentEntry.place(ofObject: type)) }
  }

  private func value<Value>(_ type: Value.Type, at key: UInt) -> Value? {
    var place = head
    while let entry = place {
      // Only the setter makes entries of a key, and always of the type of the key's values.
      if entry.key == key {
        return unsafeDowncast(entry, to: EnvironmentEntry.Of<Value>.self).value
      }
      place = entry.next
    }
    return nil
  }

  private mutating func set<Value>(_ value: Value, at key: UInt) {
    let new = EnvironmentEntry.Of(key, value, before: newest)
    head = said.map { SaidSemantics(of: $0, before: new) } ?? new
  }

  private var newest: EnvironmentEntry? { if let said { said.next } else { head } }

  private var said: SaidSemantics? {
    guard let head, head.key == SaidSemantics.key else { return nil }
    return unsafeDowncast(head, to: SaidSemantics.self)
  }

  /// What modifiers say of the next element.
  var semantics: Semantics {
    get { said?.semantics ?? .none }
    set { head = SaidSemantics(newValue, before: newest) }
  }

  /// Whether anything is said of the next element.
  var hasSemantics: Bool { said != nil }

  /// An element has taken what was said of it.
  mutating func takeSemantics() { head = newest }

  public var description: String {
    var keys: Set<UInt> = []
    var place = newest
    while let entry = place {
      keys.insert(entry.key)
      place = entry.next
    }
    return "EnvironmentValues with \(keys.count) values set"
  }
}

extension EnvironmentValues {
  /// Whether these are the values of another environment, without a look at them.
  func isIdentical(to other: EnvironmentValues) -> Bool { head === other.head }

  /// These values, kept as those of an older environment where they are known to be the same.
  ///
  /// A modifier sets its values with each evaluation. What stands below it finds by one look that
  /// nothing has changed, as the environment it is handed is the one that it has.
  func settled(as old: EnvironmentValues) -> EnvironmentValues {
    if isIdentical(to: old) { return self }
    let isSame = EnvironmentEntry.areSame(newest, old.newest)
    let rest = isSame ? old.newest : newest
    guard let said else { return EnvironmentValues(rest) }
    if isSame, let other = old.said, said.saysSame(as: other) { return old }
    return rest === said.next ? self : EnvironmentValues(SaidSemantics(of: said, before: rest))
  }
}

/// One value that was set, in front of those that were set further out.
private class EnvironmentEntry {
  /// A key's type, or an object's with the lowest bit set, as types lie at even addresses.
  let key: UInt
  let next: EnvironmentEntry?

  init(_ key: UInt, before next: EnvironmentEntry?) {
    self.key = key
    self.next = next
  }

  static func place(of key: Any.Type) -> UInt { UInt(bitPattern: ObjectIdentifier(key)) }

  static func place(ofObject type: ObjectIdentifier) -> UInt { UInt(bitPattern: type) | 1 }

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

    init(_ key: UInt, _ value: Value, before next: EnvironmentEntry?) {
      self.value = value
      super.init(key, before: next)
    }

    override func hasSameValue(as other: EnvironmentEntry) -> Bool {
      SwiftUI.areSame(value, unsafeDowncast(other, to: Of<Value>.self).value)
    }
  }
}

/// What is said of the next element; it is only ever the first entry.
private final class SaidSemantics: EnvironmentEntry {
  static let key: UInt = 0

  /// Shared by what stands before other values and says the same.
  private let words: Words

  private final class Words {
    let semantics: Semantics

    init(_ semantics: Semantics) {
      self.semantics = semantics
    }
  }

  init(_ semantics: Semantics, before next: EnvironmentEntry?) {
    words = Words(semantics)
    super.init(Self.key, before: next)
  }

  init(of other: SaidSemantics, before next: EnvironmentEntry?) {
    words = other.words
    super.init(Self.key, before: next)
  }

  var semantics: Semantics { words.semantics }

  func saysSame(as other: SaidSemantics) -> Bool {
    words === other.words || semantics == other.semantics
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
