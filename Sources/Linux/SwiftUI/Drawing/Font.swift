/// A font for text, growing with the text size that a person chose.
public struct Font: Hashable, Sendable {
  /// What a text is for; each has a size of its own.
  @nonexhaustive public enum TextStyle: Hashable, CaseIterable, Sendable {
    case largeTitle
    case title
    case title2
    case title3
    case headline
    case subheadline
    case body
    case callout
    case footnote
    case caption
    case caption2
  }

  /// How heavy the strokes are.
  public struct Weight: Hashable, Sendable {
    let css: Int

    public static let ultraLight = Weight(css: 100)
    public static let thin = Weight(css: 200)
    public static let light = Weight(css: 300)
    public static let regular = Weight(css: 400)
    public static let medium = Weight(css: 500)
    public static let semibold = Weight(css: 600)
    public static let bold = Weight(css: 700)
    public static let heavy = Weight(css: 800)
    public static let black = Weight(css: 900)
  }

  /// The family of shapes.
  @nonexhaustive public enum Design: Hashable, Sendable {
    case `default`
    case serif
    case rounded
    case monospaced
  }

  private enum Size: Hashable {
    case style(TextStyle)
    case points(CGFloat)
  }

  private var size: Size
  private var weight: Weight?
  private var design: Design?
  private var isItalic = false

  private init(size: Size, weight: Weight? = nil, design: Design? = nil) {
    self.size = size
    self.weight = weight
    self.design = design
  }

  public static let largeTitle = Font(size: .style(.largeTitle))
  public static let title = Font(size: .style(.title))
  public static let title2 = Font(size: .style(.title2))
  public static let title3 = Font(size: .style(.title3))
  public static let headline = Font(size: .style(.headline))
  public static let subheadline = Font(size: .style(.subheadline))
  public static let body = Font(size: .style(.body))
  public static let callout = Font(size: .style(.callout))
  public static let footnote = Font(size: .style(.footnote))
  public static let caption = Font(size: .style(.caption))
  public static let caption2 = Font(size: .style(.caption2))

  public static func system(
    _ style: TextStyle,
    design: Design? = nil,
    weight: Weight? = nil
  ) -> Font {
    Font(size: .style(style), weight: weight, design: design)
  }

  public static func system(
    size: CGFloat,
    weight: Weight? = nil,
    design: Design? = nil
  ) -> Font {
    Font(size: .points(size), weight: weight, design: design)
  }

  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  public func bold() -> Font { weight(.bold) }

  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }
}

extension Font {
  /// The declarations of the font; sizes in `rem` so that they follow the text size.
  ///
  /// Sizes are those of Apple's text styles at the large setting, 17 points to the body.
  /// `scale` says how much larger text is here than the page's text size makes it.
  func styles(scale: Double) -> [StyleClass] {
    var styles = [StyleClass("font-size:\(rem(scale))rem")]
    let weight = self.weight ?? (size == .style(.headline) ? .semibold : nil)
    if let weight { styles.append(StyleClass("font-weight:\(weight.css)")) }
    if isItalic { styles.append(StyleClass("font-style:italic")) }
    return styles + (design?.styles ?? [])
  }

  private func rem(_ scale: Double) -> String {
    let points: CGFloat =
      switch size {
      case .points(let points): points
      case .style(.largeTitle): 34
      case .style(.title): 28
      case .style(.title2): 22
      case .style(.title3): 20
      case .style(.headline), .style(.body): 17
      case .style(.callout): 16
      case .style(.subheadline): 15
      case .style(.footnote): 13
      case .style(.caption): 12
      case .style(.caption2): 11
      }
    return String((Double(points) * scale / 16 * 10_000).rounded() / 10_000)
  }
}

extension Font.Design {
  var styles: [StyleClass] {
    switch self {
    case .monospaced: [StyleClass("font-family:ui-monospace,monospace")]
    case .serif: [StyleClass("font-family:ui-serif,serif")]
    case .rounded: [StyleClass("font-family:ui-rounded,sans-serif")]
    case .default: []
    }
  }
}
