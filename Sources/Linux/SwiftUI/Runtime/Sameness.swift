@_spi(Reflection) import Swift

/// A type that says itself when two of its values come to the same for a view.
protocol SelfComparing {
  static func areSame(_ one: Self, _ other: Self) -> Bool
}

/// Whether two values are known to come to the same for whoever draws them.
///
/// False where nothing is known, such as of closures that were made anew: then a view is evaluated,
/// which is never wrong.
func areSame<Value>(_ one: Value, _ other: Value) -> Bool {
  let sameness = Sameness.of(Value.self)
  return withUnsafePointer(to: one) { one in
    withUnsafePointer(to: other) { sameness.compare(one, $0) }
  }
}

/// Whether two values have the same bits in each of their fields, whatever lies between those.
///
/// Values with equal bits are equal, as both are alive.
func haveSameBits<Value>(_ one: Value, _ other: Value) -> Bool {
  withUnsafePointer(to: one) { one in
    withUnsafePointer(to: other) { other in
      memcmp(one, other, MemoryLayout<Value>.size) == 0
        || Sameness.of(Value.self).compareBits(one, other)
    }
  }
}

/// How values of one type are compared, found once per type.
///
/// A struct is compared field by field: a field by `==` where its type has one, by what it points
/// to where it is an object, else bit by bit. Equal bits are equal values, as both are alive.
final class Sameness {
  typealias Compare = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  let compare: Compare
  private let type: Any.Type
  private var madeCompareBits: Compare?

  private init(_ type: Any.Type, _ compare: @escaping Compare) {
    self.type = type
    self.compare = compare
  }

  /// Made where it is asked for first: of few types.
  var compareBits: Compare {
    if let madeCompareBits { return madeCompareBits }
    func open<Holding>(_ type: Holding.Type) -> Compare { Self.bits(of: type) }
    let new = _openExistential(type, do: open)
    madeCompareBits = new
    return new
  }

  static func of<Value>(_ type: Value.Type) -> Sameness {
    let key = ObjectIdentifier(type)
    if let known = samenessByType[key] { return known }
    // In a struct of its own, so that reflection says of which kind the type is.
    let new = Sameness(Holder<Value>.self, fields(of: Holder<Value>.self))
    samenessByType[key] = new
    return new
  }

  private struct Holder<Value> {
    let value: Value
  }

  private static func fields<Owner>(of owner: Owner.Type) -> Compare {
    // A weak reference among the fields can't be read as what reflection says that it is.
    guard _isBitwiseTakable(owner) else { return { _, _ in false } }
    var kinds: [(offset: Int, type: Any.Type, kind: _MetadataKind)] = []
    // NB: 2 is "ignore unknown fields"; see DynamicFields.
    let isComplete = _forEachField(of: owner, options: .init(rawValue: 2)) {
      _,
      offset,
      type,
      kind in
      kinds.append((offset, type, kind))
      return true
    }
    guard isComplete else { return { _, _ in false } }
    let found = kinds.map { offset, type, kind in
      func open<Field>(_ type: Field.Type) -> Compare {
        field(type, kind)
      }
      return (offset: offset, compare: _openExistential(type, do: open))
    }
    if found.count == 1, let only = found.first, only.offset == 0 { return only.compare }
    return { one, other in
      for field in found where !field.compare(one + field.offset, other + field.offset) {
        return false
      }
      return true
    }
  }

  private static func field<Field>(
    _ type: Field.Type,
    _ kind: _MetadataKind
  ) -> Compare {
    let bits: Compare = { memcmp($0, $1, MemoryLayout<Field>.size) == 0 }
    // Not read: what is unowned may have gone.
    if let optional = type as? any ReferenceWrapping.Type, optional.wrapsReference { return bits }
    if let own = type as? any SelfComparing.Type { return comparing(own) }
    if _isPOD(type) { return bits }
    // A view is told from another by its fields, whatever it calls equal.
    let whole = type is any View.Type ? nil : type as? any Equatable.Type
    switch kind {
    case .class, .foreignClass, .function, .existentialMetatype, .metatype:
      return type is AnyKeyPath.Type ? areSameKeyPaths : bits
    case .existential:
      return isOpaque(type) ? areSameInside : bits
    case .struct, .tuple:
      if let whole { return equal(whole, orBits: bits) }
      if let list = type as? any ElementsComparing.Type { return comparing(elementsOf: list) }
      return fields(of: type)
    default:
      if let whole { return equal(whole, orBits: bits) }
      return { _, _ in false }
    }
  }

  /// What lies between the fields of a struct is anything.
  private static func bits<Owner>(of owner: Owner.Type) -> Compare {
    var found: [(offset: Int, compare: Compare)] = []
    let isComplete = _forEachField(of: owner, options: .init(rawValue: 2)) {
      _,
      offset,
      type,
      kind in
      func open<Field>(_ type: Field.Type) -> Compare {
        if kind == .struct || kind == .tuple { return bits(of: type) }
        return { memcmp($0, $1, MemoryLayout<Field>.size) == 0 }
      }
      found.append((offset, _openExistential(type, do: open)))
      return true
    }
    guard isComplete else { return { memcmp($0, $1, MemoryLayout<Owner>.size) == 0 } }
    if found.count == 1, let only = found.first, only.offset == 0 { return only.compare }
    return { one, other in
      for field in found where !field.compare(one + field.offset, other + field.offset) {
        return false
      }
      return true
    }
  }

  private static func value<Value>(_ type: Value.Type, at place: UnsafeRawPointer) -> Value {
    place.assumingMemoryBound(to: type).pointee
  }

  private static func comparing<Own: SelfComparing>(_ type: Own.Type) -> Compare {
    { Own.areSame(value(type, at: $0), value(type, at: $1)) }
  }

  private static func comparing<List: ElementsComparing>(elementsOf list: List.Type) -> Compare {
    { List.areSameElements(value(list, at: $0), value(list, at: $1)) }
  }

  private static func equal<E: Equatable>(_ type: E.Type, orBits bits: @escaping Compare) -> Compare
  {
    { bits($0, $1) || value(type, at: $0) == value(type, at: $1) }
  }

  private static func areSameKeyPaths(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
    value(AnyKeyPath.self, at: one) == value(AnyKeyPath.self, at: other)
  }

  /// Whether what stands behind `any` may be of any type, and is not only an object or an error.
  private static func isOpaque(_ type: Any.Type) -> Bool {
    let flags = unsafeBitCast(type, to: UnsafeRawPointer.self)
      .load(fromByteOffset: wordSize, as: UInt32.self)
    let (holdsAnything, isSpecial): (UInt32, UInt32) = (0x8000_0000, 0x3f00_0000)
    return flags & holdsAnything != 0 && flags & isSpecial == 0
  }

  private static var wordSize: Int { MemoryLayout<UnsafeRawPointer>.size }

  /// Compares what stands behind `any`.
  ///
  /// Read as it lies: three words with the value, or with where it is kept, and then its type. A
  /// generic function can't take it out, as it gets the whole of it for a value.
  private static func areSameInside(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
    let type = one.load(fromByteOffset: 3 * wordSize, as: Any.Type.self)
    guard type == other.load(fromByteOffset: 3 * wordSize, as: Any.Type.self) else { return false }
    func compare<Inner>(_ type: Inner.Type) -> Bool {
      func place(_ container: UnsafeRawPointer) -> UnsafeRawPointer {
        let layout = MemoryLayout<Inner>.self
        let fits = layout.size <= 3 * wordSize && layout.alignment <= wordSize
        if fits, _isBitwiseTakable(type) { return container }
        // Behind the head of an object of its own.
        let offset = max(2 * wordSize, layout.alignment)
        return container.load(as: UnsafeRawPointer.self) + offset
      }
      return of(type).compare(place(one), place(other))
    }
    return _openExistential(type, do: compare)
  }
}

/// Types never change while a process runs, so what was found holds for every session.
///
/// Unsafe only in name: views are compared where they are evaluated, which is the main actor. The
/// functions here carry no isolation because values are opened by functions that can't.
nonisolated(unsafe) private var samenessByType: [ObjectIdentifier: Sameness] = [:]

/// Not told by where its elements are kept: what one of them leads to may have changed.
private protocol ElementsComparing {
  static func areSameElements(_ one: Self, _ other: Self) -> Bool
}

extension Array: ElementsComparing {
  fileprivate static func areSameElements(_ one: [Element], _ other: [Element]) -> Bool {
    one.count == other.count && zip(one, other).allSatisfy { areSame($0, $1) }
  }
}

private protocol ReferenceWrapping {
  static var wrapsReference: Bool { get }
}

extension Optional: ReferenceWrapping {
  fileprivate static var wrapsReference: Bool { Wrapped.self is AnyObject.Type }
}

extension Optional: SelfComparing {
  static func areSame(_ one: Wrapped?, _ other: Wrapped?) -> Bool {
    switch (one, other) {
    case (nil, nil): true
    case (let one?, let other?): SwiftUI.areSame(one, other)
    default: false
    }
  }
}
