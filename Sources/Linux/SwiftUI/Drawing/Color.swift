/// A colour, possibly another one when the page is dark.
public struct Color: Hashable, Sendable {
  /// Apart, because a colour is in many values that are copied, and most are made once.
  indirect enum Storage: Hashable, Sendable {
    case fixed(Components)
    /// One colour for light and one for dark pages.
    case dynamic(light: Components, dark: Components)
    /// A colour of the base style sheet, by the name of its custom property.
    case named(String)
    case faded(Storage, Double)
  }

  struct Components: Hashable, Sendable {
    var red: Double
    var green: Double
    var blue: Double
    var opacity = 1.0
  }

  /// The space that the components of a colour are measured in.
  @nonexhaustive public enum RGBColorSpace: Sendable {
    case sRGB
    case sRGBLinear
    case displayP3
  }

  let storage: Storage

  init(storage: Storage) {
    self.storage = storage
  }

  public init(
    _ colorSpace: RGBColorSpace = .sRGB,
    red: Double,
    green: Double,
    blue: Double,
    opacity: Double = 1
  ) {
    storage = .fixed(.init(red: red, green: green, blue: blue, opacity: opacity))
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  public func opacity(_ opacity: Double) -> Color {
    Color(storage: .faded(storage, opacity))
  }
}

extension Color {
  public static let red = Color(storage: .named("red"))
  public static let orange = Color(storage: .named("orange"))
  public static let yellow = Color(storage: .named("yellow"))
  public static let green = Color(storage: .named("green"))
  public static let mint = Color(storage: .named("mint"))
  public static let teal = Color(storage: .named("teal"))
  public static let cyan = Color(storage: .named("cyan"))
  public static let blue = Color(storage: .named("blue"))
  public static let indigo = Color(storage: .named("indigo"))
  public static let purple = Color(storage: .named("purple"))
  public static let pink = Color(storage: .named("pink"))
  public static let brown = Color(storage: .named("brown"))
  public static let gray = Color(storage: .named("gray"))
  public static let black = Color(white: 0)
  public static let white = Color(white: 1)
  public static let clear = Color(white: 0, opacity: 0)
  public static let primary = Color(storage: .named("label"))
  public static let secondary = Color(storage: .named("label2"))
  public static var accentColor: Color { Color(storage: .named("accent")) }
}

extension Color {
  /// One colour for light and one for dark pages, each as `0xRRGGBB`.
  ///
  /// Apple's SwiftUI has no such initialiser; the file that makes tokens on Linux uses it where
  /// the one for iOS uses a dynamic `UIColor`.
  @_spi(Host) public init(light: UInt32, dark: UInt32) {
    func components(_ hex: UInt32) -> Components {
      Components(
        red: Double(hex >> 16 & 0xff) / 255,
        green: Double(hex >> 8 & 0xff) / 255,
        blue: Double(hex & 0xff) / 255
      )
    }
    storage = .dynamic(light: components(light), dark: components(dark))
  }

  /// The colour as a style sheet writes it.
  var css: String { Self.css(storage) }

  private static func css(_ storage: Storage) -> String {
    switch storage {
    case .fixed(let components): css(components)
    case .dynamic(let light, let dark):
      light == dark ? css(light) : "light-dark(\(css(light)),\(css(dark)))"
    case .named(let name): "var(--\(name))"
    case .faded(.fixed(var components), let opacity):
      {
        components.opacity *= opacity
        return css(components)
      }()
    case .faded(let base, let opacity):
      "color-mix(in srgb,\(css(base)) \(Int((opacity * 100).rounded()))%,transparent)"
    }
  }

  private static func css(_ components: Components) -> String {
    func byte(_ value: Double) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }
    func hex(_ value: Int) -> String {
      let text = String(value, radix: 16)
      return value < 16 ? "0" + text : text
    }
    let opacity = byte(components.opacity)
    return "#" + hex(byte(components.red)) + hex(byte(components.green))
      + hex(byte(components.blue)) + (opacity == 255 ? "" : hex(opacity))
  }
}

extension Color: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
    FillNode(view, inputs) { color, _ in [StyleClass("background:\(color.css)")] }
  }
}

/// An element that only fills its space.
@MainActor final class FillNode<V: View>: ElementNode<V> {
  override var isSettledByItsView: Bool { true }

  private let styles: @MainActor (V, EnvironmentValues) -> [StyleClass]

  init(
    _ view: V,
    _ inputs: _NodeInputs,
    styles: @escaping @MainActor (V, EnvironmentValues) -> [StyleClass]
  ) {
    self.styles = styles
    super.init(view, inputs, tag: "div")
  }

  override func describe() -> ElementContent {
    ElementContent(
      attributes: ["aria-hidden": "true"],
      classes: ["fill"],
      styles: styles(view, environment)
    )
  }

  override func describeFlexibility() -> Flexibility {
    Flexibility(across: .filling, down: .filling)
  }
}
