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
    StackNode(view, inputs, look: { .pile(alignment: $0.alignment) }, content: { $0.content })
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
      isLazy: true,
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

/// How a stack lays out what is in it.
enum StackLook: Equatable {
  case column(alignment: HorizontalAlignment, spacing: CGFloat?)
  case row(alignment: VerticalAlignment, spacing: CGFloat?)
  case pile(alignment: Alignment)

  var axis: Axis? {
    switch self {
    case .column: .vertical
    case .row: .horizontal
    case .pile: nil
    }
  }

  var content: ElementContent {
    switch self {
    case .column(let alignment, let spacing):
      var content = ElementContent(classes: ["v"])
      if alignment != .center { content.styles.append(.init("align-items:\(alignment.css)")) }
      content.takeSpacing(spacing)
      return content
    case .row(let alignment, let spacing):
      var content = ElementContent(classes: ["h"])
      if alignment != .center { content.styles.append(.init("align-items:\(alignment.css)")) }
      content.takeSpacing(spacing)
      return content
    case .pile(let alignment):
      var content = ElementContent(classes: ["z"])
      if alignment != .center {
        content.styles = [
          .init("justify-items:\(alignment.horizontal.css)"),
          .init("align-items:\(alignment.vertical.css)"),
        ]
      }
      return content
    }
  }
}

@MainActor private final class StackNode<V: View, Content: View>: ElementHolder<V>, RowHosting {
  let rowAllowance: RowAllowance?
  private let look: @MainActor (V) -> StackLook
  private let content: @MainActor (V) -> Content
  private var shownLook: StackLook
  private var child: _Node?

  init(
    _ view: V,
    _ inputs: _NodeInputs,
    isLazy: Bool = false,
    look: @escaping @MainActor (V) -> StackLook,
    content: @escaping @MainActor (V) -> Content
  ) {
    self.look = look
    self.content = content
    shownLook = look(view)
    rowAllowance = isLazy ? RowAllowance() : nil
    super.init(inputs, tag: "div")
    child = Content._makeNode(content(view), self.inputs(at: 0, childEnvironment))
    render()
  }

  override var children: [_Node] { child.map { [$0] } ?? [] }

  override func visitChildren(_ visit: (_Node) -> Void) {
    if let child { visit(child) }
  }

  override func take(_ new: V, _ environment: EnvironmentValues) {
    let look = look(new)
    let isSettled = look == shownLook && environment.isIdentical(to: self.environment)
    shownLook = look
    self.environment = environment
    runtime?.evaluations?.noteNode(self)
    if !isSettled { render() }
    if let child { handOver(content(new), to: child, childEnvironment) }
  }

  override var childEnvironment: EnvironmentValues {
    var values = super.childEnvironment
    if values.stackAxis != shownLook.axis { values.stackAxis = shownLook.axis }
    if values.holdsScrollTargets { values.holdsScrollTargets = false }
    return values
  }

  override func describe() -> ElementContent {
    var content = shownLook.content
    if environment.holdsScrollTargets { content.attributes["data-targets"] = "" }
    return content
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

extension ElementContent {
  /// Sets how far apart the views in a stack are; below zero they lie over each other.
  fileprivate mutating func takeSpacing(_ spacing: CGFloat?) {
    guard let spacing, spacing != 8 else { return }
    if spacing < 0 {
      classes.append("overlaps")
      styles.append(.px("--overlap", spacing))
    } else {
      styles.append(.px("gap", spacing))
    }
  }
}
