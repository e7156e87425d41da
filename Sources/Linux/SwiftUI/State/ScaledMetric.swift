/// A measure that grows with the text size that a person chose.
@propertyWrapper public struct ScaledMetric<Value>: DynamicProperty
where Value: BinaryFloatingPoint {
  private let base: Value
  private var installed: Value?

  public init(wrappedValue: Value) {
    base = wrappedValue
  }

  /// Every text style grows by the same factor here, so which one it is makes no difference.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
  }

  public var wrappedValue: Value { installed ?? base }

  @MainActor public static func _install(
    _ property: inout ScaledMetric<Value>,
    _ node: _Node,
    _ slot: inout AnyObject?
  ) {
    let scale =
      node.environment.dynamicTypeSize.bodyPoints / DynamicTypeSize.large.bodyPoints
    property.installed = property.base * Value(scale)
  }
}

extension ScaledMetric: SelfComparing {
  static func areSame(_ one: ScaledMetric<Value>, _ other: ScaledMetric<Value>) -> Bool {
    one.base == other.base
  }
}
