extension View {
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    modifier(EnvironmentModifier { $0.dynamicTypeSize = size })
  }

  nonisolated public func dynamicTypeSize<T>(_ range: T) -> some View
  where T: RangeExpression, T.Bound == DynamicTypeSize {
    let allowed = DynamicTypeSize.allCases.filter(range.contains)
    return modifier(
      EnvironmentModifier { values in
        let size = values.dynamicTypeSize
        guard let first = allowed.first, let last = allowed.last, !allowed.contains(size) else {
          return
        }
        values.dynamicTypeSize = size < first ? first : last
      }
    )
  }
}

extension DynamicTypeSize {
  /// The size of body text in points, by Apple's Human Interface Guidelines.
  var bodyPoints: Double {
    switch self {
    case .xSmall: 14
    case .small: 15
    case .medium: 16
    case .large: 17
    case .xLarge: 19
    case .xxLarge: 21
    case .xxxLarge: 23
    case .accessibility1: 28
    case .accessibility2: 33
    case .accessibility3: 40
    case .accessibility4: 47
    case .accessibility5: 53
    }
  }
}

extension EnvironmentValues {
  private struct PageTypeSizeKey: EnvironmentKey {
    static var defaultValue: DynamicTypeSize { .large }
  }

  /// The text size that the page itself has.
  var pageTypeSize: DynamicTypeSize {
    get { self[PageTypeSizeKey.self] }
    set { self[PageTypeSizeKey.self] = newValue }
  }

  /// How much larger text is here than in the page.
  var typeScale: Double { dynamicTypeSize.bodyPoints / pageTypeSize.bodyPoints }
}
