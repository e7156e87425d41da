/// A surface that what lies behind shines through, blurred.
///
/// It is opaque where the person asks for more contrast or less transparency, and where a browser
/// can't blur. In an outline of an app's own it shines through without a blur. What stands on it keeps its own colours.
public struct Material: ShapeStyle, Sendable {
  public typealias Resolved = Never

  let name: String

  public static let ultraThin = Material(name: "ultrathin")
  public static let thin = Material(name: "thin")
  public static let regular = Material(name: "regular")
  public static let thick = Material(name: "thick")
  public static let ultraThick = Material(name: "ultrathick")
  public static let bar = Material(name: "bar")

  /// The surface without the blur, for what can have none.
  public func _css(in environment: EnvironmentValues) -> String { "var(--material-\(name))" }

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    .material(_css(in: environment))
  }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { Material.bar }
}
