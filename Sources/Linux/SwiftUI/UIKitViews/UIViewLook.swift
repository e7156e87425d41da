@_spi(Host) import UIKit

/// What the page shows of one UIKit view, without those inside.
@MainActor struct UIViewLook {
  var content = ElementContent()
  private(set) var flexibility = Flexibility()
  /// Constraints that no style sheet can say.
  private(set) var undrawn: [NSLayoutConstraint] = []

  let view: UIView
  let environment: EnvironmentValues

  init(_ view: UIView, environment: EnvironmentValues, path: String) {
    self.view = view
    self.environment = environment
    place()
    paint()
    switch view {
    case let label as UILabel: describe(label)
    case let image as UIImageView: describe(image)
    case let stack as UIStackView: describe(stack)
    default: content.classes.append("ub")
    }
    describeAccessibility(path)
    if view.superview is UIWindow, environment.hasSemantics { apply(environment.semantics) }
  }

  // MARK: The tree

  static func tag(of view: UIView) -> String {
    if isButton(view) { return "button" }
    switch view {
    case is UILabel: return "span"
    case is UIImageView: return "svg"
    default: return "div"
    }
  }

  /// The views inside that are drawn, in order.
  static func drawn(in view: UIView) -> [UIView] {
    if view is UILabel || view is UIImageView { return [] }
    let inside = (view as? UIStackView)?.arrangedSubviews ?? view.subviews
    return inside.filter { !$0.isHidden }
  }

  /// Whether the view is one to be activated, for assistive technology and the keyboard.
  static func isButton(_ view: UIView) -> Bool {
    guard !isInsideElement(view) else { return false }
    return view is UIControl
      || view.isAccessibilityElement && view.accessibilityTraits.contains(.button)
  }

  /// Whether a view round this one speaks for all that is in it.
  static func isInsideElement(_ view: UIView) -> Bool {
    guard let outer = view.superview else { return false }
    return outer.isAccessibilityElement || outer is UIControl || isInsideElement(outer)
  }

  // MARK: Layout

  private mutating func place() {
    content.classes = ["u"]
    if view.superview is UIWindow {
      // What SwiftUI hosts takes the width it is offered, and the height that it needs.
      flexibility = Flexibility(across: .filling, down: .fixed)
    } else if let stack = view.superview as? UIStackView {
      flexibility = Flexibility(across: .fixed, down: .fixed)
      if isStretched(in: stack) { content.classes.append("ustretch") }
    } else {
      flexibility = Flexibility(across: .fixed, down: .fixed)
      placeByConstraints()
    }
    // The constraints of a view inside a stack or a window can still give it a size.
    for constraint in view.constraints where constraint.second == nil {
      let prefix = constraint.isMinimum ? "min-" : ""
      switch constraint.attribute {
      case .width: add(.px(prefix + "width", constraint.constant))
      case .height: add(.px(prefix + "height", constraint.constant))
      default: undrawn.append(constraint)
      }
    }
  }

  /// Whether the view fills what is left along the stack: the one that hugs its content least.
  private func isStretched(in stack: UIStackView) -> Bool {
    let shown = Self.drawn(in: stack)
    let least = shown.map { $0.huggingPriority(for: stack.axis).rawValue }.min()
    return shown.first { $0.huggingPriority(for: stack.axis).rawValue == least } === view
  }

  private mutating func placeByConstraints() {
    var held: Set<NSLayoutConstraint.Attribute> = []
    for constraint in view.constraints {
      guard let second = constraint.second else { continue }
      guard second === view.superview, constraint.attribute == constraint.secondAttribute else {
        undrawn.append(constraint)
        continue
      }
      held.insert(constraint.attribute)
      switch constraint.attribute {
      case .leading: margin("margin-inline-start", constraint.constant)
      case .trailing: margin("margin-inline-end", -constraint.constant)
      case .top: margin("margin-block-start", constraint.constant)
      case .bottom: margin("margin-block-end", -constraint.constant)
      case .centerY: margin("margin-block-start", constraint.constant)
      case .width, .height: undrawn.append(constraint)
      }
    }
    add(.init("justify-self:" + Self.side(held, .leading, .trailing)))
    add(
      .init("align-self:" + (held.contains(.centerY) ? "center" : Self.side(held, .top, .bottom)))
    )
  }

  private static func side(
    _ held: Set<NSLayoutConstraint.Attribute>,
    _ start: NSLayoutConstraint.Attribute,
    _ end: NSLayoutConstraint.Attribute
  ) -> String {
    guard held.contains(end) else { return "start" }
    return held.contains(start) ? "stretch" : "end"
  }

  private mutating func margin(_ property: String, _ length: CGFloat) {
    if length != 0 { add(.px(property, length)) }
  }

  private mutating func add(_ style: StyleClass) {
    content.styles.append(style)
  }

  // MARK: Kinds of views

  private mutating func describe(_ label: UILabel) {
    content.classes.append("t")
    content.text = label.text ?? ""
    add(font: label.font)
    if let color = label.textColor { add(.init("color:\(css(color))")) }
    switch label.textAlignment {
    case .natural: break
    case .left: add(.init("text-align:left"))
    case .center: add(.init("text-align:center"))
    case .right: add(.init("text-align:right"))
    }
    switch label.numberOfLines {
    case ...0: break
    case 1: add(.init("white-space:nowrap;overflow:hidden;text-overflow:ellipsis"))
    case let lines:
      add(.init("display:-webkit-box;-webkit-box-orient:vertical;overflow:hidden"))
      add(.init("-webkit-line-clamp:\(lines)"))
    }
  }

  private mutating func describe(_ view: UIImageView) {
    content.attributes = ["viewBox": "0 0 24 24", "aria-hidden": "true"]
    content.classes.append("symbol")
    guard let name = view.image?.systemName else { return }
    content.classes += SystemSymbol.named(name)?.classes ?? []
    if let configuration = view.preferredSymbolConfiguration { add(font: configuration.font) }
    add(.init("color:\(view.inheritedTint.map(css) ?? "var(--accent)")"))
  }

  private mutating func describe(_ stack: UIStackView) {
    let isColumn = stack.axis == .vertical
    content.classes.append(isColumn ? "uv" : "uh")
    if stack.spacing != 0 { add(.px("gap", stack.spacing)) }
    let across =
      switch stack.alignment {
      case .fill: "stretch"
      case .leading: "flex-start"
      case .firstBaseline: "first baseline"
      case .center: "center"
      case .trailing: "flex-end"
      }
    add(.init("align-items:\(across)"))
    guard stack.isLayoutMarginsRelativeArrangement else { return }
    let margins = stack.directionalLayoutMargins
    add(.px("padding-block-start", margins.top))
    add(.px("padding-inline-start", margins.leading))
    add(.px("padding-block-end", margins.bottom))
    add(.px("padding-inline-end", margins.trailing))
  }

  private mutating func add(font: UIFont) {
    // A font that doesn't follow the person's text size keeps its size in pixels.
    let size =
      font.grows
      ? "\((Double(font.pointSize) * environment.typeScale / 16 * 10_000).rounded() / 10_000)rem"
      : pixels(font.pointSize)
    add(.init("font-size:\(size)"))
    add(.init("font-weight:\(font.weight.css)"))
  }

  // MARK: Painting

  private mutating func paint() {
    if let color = view.backgroundColor { add(.init("background:\(css(color))")) }
    if view.alpha != 1 { add(.init("opacity:\(Double(view.alpha))")) }
    let layer = view.layer
    if layer.cornerRadius != 0 { add(.px("border-radius", layer.cornerRadius)) }
    if layer.masksToBounds { add(.init("overflow:hidden")) }
    if layer.borderWidth > 0, let color = layer.borderColor?.color {
      // A border of a layer takes no space; only a shadow inside does neither.
      add(.init("box-shadow:inset 0 0 0 \(pixels(layer.borderWidth)) \(css(color))"))
      content.classes.append("uline")
    }
  }

  /// A colour as the style sheet writes it: both appearances, so that the page changes by itself.
  private func css(_ color: UIColor) -> String {
    func components(_ style: UIUserInterfaceStyle) -> Color.Components {
      let contrast = view.traitCollection.accessibilityContrast
      let traits = UITraitCollection(style: style, contrast: contrast)
      var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      _ = color.resolvedColor(with: traits)
        .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return .init(
        red: Double(red),
        green: Double(green),
        blue: Double(blue),
        opacity: Double(alpha)
      )
    }
    return Color(storage: .dynamic(light: components(.light), dark: components(.dark))).css
  }
}

extension UIView {
  /// The tint of this view or of the nearest one round it that has one.
  fileprivate var inheritedTint: UIColor? { tintColor ?? superview?.inheritedTint }
}

extension UIFont.Weight {
  fileprivate var css: Int {
    switch self {
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    default: 400
    }
  }
}
