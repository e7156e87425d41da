/// The places a person went to.
public struct NavigationPath: Equatable {
  var places: [AnyHashable] = []

  public init() {}

  public var count: Int { places.count }
  public var isEmpty: Bool { places.isEmpty }

  public mutating func append<V>(_ value: V) where V: Hashable {
    places.append(AnyHashable(value))
  }

  public mutating func removeLast(_ k: Int = 1) {
    places.removeLast(k)
  }
}

/// The path of a stack, whatever it is kept in.
struct PathAccess {
  let read: @MainActor () -> [AnyHashable]
  let append: @MainActor (AnyHashable) -> Void
  /// Leaves the first so many places.
  let keep: @MainActor (Int) -> Void
}
