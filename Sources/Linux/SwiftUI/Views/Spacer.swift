/// Space that gives way along the axis of its stack.
public struct Spacer {
  public var minLength: CGFloat?

  nonisolated public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
    SpacerNode(view, inputs, tag: "div")
  }
}

@MainActor private final class SpacerNode: ElementNode<Spacer> {
  override var isSettledByItsView: Bool { true }

  override func describe() -> ElementContent {
    var content = ElementContent(attributes: ["aria-hidden": "true"], classes: ["sp"])
    if let length = view.minLength {
      let property = environment.stackAxis == .horizontal ? "min-width" : "min-height"
      content.styles = [.px(property, length)]
    }
    return content
  }

  override func describeFlexibility() -> Flexibility {
    switch environment.stackAxis {
    case .horizontal: Flexibility(across: .filling, down: .fixed)
    case .vertical: Flexibility(across: .fixed, down: .filling)
    case nil: Flexibility(across: .filling, down: .filling)
    }
  }
}

/// A thin line across its stack.
nonisolated public struct Divider: View {
  public typealias Body = Never

  public init() {}

  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
    DividerNode(view, inputs, tag: "div")
  }
}

@MainActor private final class DividerNode: ElementNode<Divider> {
  override var isSettledByItsView: Bool { true }

  override func describe() -> ElementContent {
    let isUpright = environment.stackAxis == .horizontal
    return ElementContent(
      attributes: ["aria-hidden": "true"],
      classes: [isUpright ? "dv" : "dh"]
    )
  }

  override func describeFlexibility() -> Flexibility {
    environment.stackAxis == .horizontal
      ? Flexibility(across: .fixed, down: .filling) : Flexibility(across: .filling, down: .fixed)
  }
}
