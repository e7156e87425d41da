/// Views under each other.
public struct VStack<Content> where Content: View {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  nonisolated public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension VStack: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
    StackNode(
      view,
      inputs,
      axis: .vertical,
      look: { .column(alignment: $0.alignment, spacing: $0.spacing) },
      content: { $0.content }
    )
  }
}

/// Views beside each other.
public struct HStack<Content> where Content: View {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  nonisolated public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension HStack: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
    StackNode(
      view,
      inputs,
      axis: .horizontal,
      look: { .row(alignment: $0.alignment, spacing: $0.spacing) },
      content: { $0.content }
    )
  }
}

/// Views over each other.
public struct ZStack<Content> where Content: View {
  let alignment: Alignment
  let content: Content

  nonisolated public init(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
    StackNode(
      view,
      inputs,
      axis: nil,
      look: { .pile(alignment: $0.alignment) },
      content: { $0.content }
    )
  }
}

/// Views under each other.
///
/// All of them are built: a page scrolls by itself.
public struct LazyVStack<Content> where Content: View {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  nonisolated public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyVStack: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
    StackNode(
      view,
      inputs,
      axis: .vertical,
      look: { .column(alignment: $0.alignment, spacing: $0.spacing) },
      content: { $0.content }
    )
  }
}

/// Which parts of a lazy stack stay in sight.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// How a stack's element looks.
struct StackLook {
  var classes: [String]
  var styles: [StyleClass] = []

  static func column(alignment: HorizontalAlignment, spacing: CGFloat?) -> StackLook {
    var look = StackLook(classes: ["v"])
    if alignment != .center { look.styles.append(.init("align-items:\(alignment.css)")) }
    if let spacing, spacing != 8 { look.styles.append(.px("gap", spacing)) }
    return look
  }

  static func row(alignment: VerticalAlignment, spacing: CGFloat?) -> StackLook {
    var look = StackLook(classes: ["h"])
    if alignment != .center { look.styles.append(.init("align-items:\(alignment.css)")) }
    if let spacing, spacing != 8 { look.styles.append(.px("gap", spacing)) }
    return look
  }

  static func pile(alignment: Alignment) -> StackLook {
    var look = StackLook(classes: ["z"])
    if alignment != .center {
      look.styles = [
        .init("justify-items:\(alignment.horizontal.css)"),
        .init("align-items:\(alignment.vertical.css)"),
      ]
    }
    return look
  }
}

@MainActor private final class StackNode<V: View, Content: View>: ContainerNode<V, Content> {
  private let axis: Axis?
  private let look: @MainActor (V) -> StackLook

  init(
    _ view: V,
    _ inputs: _NodeInputs,
    axis: Axis?,
    look: @escaping @MainActor (V) -> StackLook,
    content: @escaping @MainActor (V) -> Content
  ) {
    self.axis = axis
    self.look = look
    super.init(view, inputs, content: content)
  }

  override var childEnvironment: EnvironmentValues {
    var values = super.childEnvironment
    values.stackAxis = axis
    values.holdsScrollTargets = false
    return values
  }

  override func describe() -> ElementContent {
    let look = look(view)
    return ElementContent(
      attributes: environment.holdsScrollTargets ? ["data-targets": ""] : [:],
      classes: look.classes,
      styles: look.styles
    )
  }
}

extension EnvironmentValues {
  private struct StackAxisKey: EnvironmentKey {
    static var defaultValue: Axis? { .vertical }
  }

  /// The direction that a spacer or a divider stands in.
  var stackAxis: Axis? {
    get { self[StackAxisKey.self] }
    set { self[StackAxisKey.self] = newValue }
  }
}
