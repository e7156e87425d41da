extension View {
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil,
    contentMode: ContentMode
  ) -> some View {
    modifier(
      WrapperModifier(forEach: true) { _ in
        guard let aspectRatio, aspectRatio > 0 else { return .init() }
        return .init(styles: [.init("aspect-ratio:\(aspectRatio)"), .init("max-width:100%")])
      }
    )
  }

  nonisolated public func foregroundStyle<S1, S2>(_ primary: S1, _ secondary: S2) -> some View
  where S1: ShapeStyle, S2: ShapeStyle {
    modifier(
      EnvironmentModifier {
        $0.setLevels([ResolvedStyle(primary, in: $0), ResolvedStyle(secondary, in: $0)])
      }
    )
  }

  nonisolated public func foregroundStyle<S1, S2, S3>(
    _ primary: S1,
    _ secondary: S2,
    _ tertiary: S3
  ) -> some View where S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle {
    modifier(
      EnvironmentModifier {
        $0.setLevels([
          ResolvedStyle(primary, in: $0), ResolvedStyle(secondary, in: $0),
          ResolvedStyle(tertiary, in: $0),
        ])
      }
    )
  }

  /// Says how the edges of a button are cut.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    modifier(EnvironmentModifier { $0.buttonCorners = shape.style })
  }
}

/// How something fits a space of another shape.
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit
  case fill
}

/// What the shape of a view's content is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
}

/// How the corners of a button with a border are cut.
public struct ButtonBorderShape: Equatable, Sendable {
  let radius: CGFloat?

  var style: StyleClass? { radius.map { .px("border-radius", $0) } }

  public static let automatic = ButtonBorderShape(radius: nil)
  public static let capsule = ButtonBorderShape(radius: 999)
  public static let roundedRectangle = ButtonBorderShape(radius: 8)

  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(radius: radius)
  }
}

extension EnvironmentValues {
  private struct ButtonCornersKey: EnvironmentKey {
    static var defaultValue: StyleClass? { nil }
  }

  var buttonCorners: StyleClass? {
    get { self[ButtonCornersKey.self] }
    set { self[ButtonCornersKey.self] = newValue }
  }
}
