extension View {
  /// Says how high the sheet round a view stands: as high as the lowest, and a tap on its grabber
  /// leads to the next one.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>
  ) -> some View {
    modifier(SheetShapeModifier { $0.detents = detents.sorted { $0.rank < $1.rank } })
  }

  /// Shows or hides the grabber at the top of the sheet round a view.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    modifier(SheetShapeModifier { $0.grabber = visibility })
  }
}

/// How high a sheet stands.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable {
    case medium
    case large
    case fraction(CGFloat)
    case height(CGFloat)
  }

  private let kind: Kind

  public static let medium = PresentationDetent(kind: .medium)
  public static let large = PresentationDetent(kind: .large)

  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    .init(kind: .fraction(fraction))
  }

  public static func height(_ height: CGFloat) -> PresentationDetent {
    .init(kind: .height(height))
  }

  /// What part of the window the sheet takes; a height is compared with a usual phone's.
  var rank: CGFloat {
    switch kind {
    case .medium: 0.5
    case .large: 1
    case .fraction(let fraction): fraction
    case .height(let height): height / 800
    }
  }

  /// The height in a page; nil for as much as a sheet has otherwise.
  var style: StyleClass? {
    let height: String
    switch kind {
    case .large: return nil
    case .medium: height = "50dvh"
    case .fraction(let fraction): height = "\(max(0.1, min(1, fraction)) * 100)dvh"
    case .height(let points): height = pixels(max(44, points))
    }
    return StyleClass("height:min(\(height),100dvh - 24px)")
  }
}

/// What views in a sheet say of it.
struct SheetShape: Equatable {
  var detents: [PresentationDetent] = []
  var grabber = Visibility.automatic

  var showsGrabber: Bool {
    grabber == .visible || (grabber == .automatic && detents.count > 1)
  }
}

/// Takes what views in a sheet say of it.
struct SheetShaping {
  /// Nil takes back what a node said.
  let set: @MainActor (_ change: ((inout SheetShape) -> Void)?, _ node: _Node) -> Void
}

extension EnvironmentValues {
  private struct ShapingKey: EnvironmentKey {
    static var defaultValue: SheetShaping? { nil }
  }

  var shapeSheet: SheetShaping? {
    get { self[ShapingKey.self] }
    set { self[ShapingKey.self] = newValue }
  }
}

nonisolated private struct SheetShapeModifier: ViewModifier {
  typealias Body = Never

  let change: (inout SheetShape) -> Void

  init(_ change: @escaping (inout SheetShape) -> Void) {
    self.change = change
  }

  @MainActor static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ inputs: _NodeInputs
  ) -> _Node {
    SheetShapeNode(view, inputs)
  }
}

@MainActor
private final class SheetShapeNode<Content: View>: ModifierNode<Content, SheetShapeModifier> {
  override func didBuild() { tell() }

  override func modifierDidChange() { tell() }

  private func tell() { environment.shapeSheet?.set(modifier.change, self) }

  override func dispose() {
    environment.shapeSheet?.set(nil, self)
    super.dispose()
  }
}

/// The bar at the top of a sheet; where the sheet has several heights, a button for the next.
@MainActor final class SheetGrabber: _Node, Activatable {
  let element: PageElement
  let isButton: Bool
  private let act: @MainActor () -> Void

  init(_ inputs: _NodeInputs, isButton: Bool, act: @escaping @MainActor () -> Void) {
    self.isButton = isButton
    self.act = act
    element = inputs.runtime.page.makeElement(isButton ? "button" : "div", node: nil)
    super.init(inputs)
    element.node = self
  }

  func show(isHighest: Bool) {
    guard isButton else {
      element.content = ElementContent(classes: ["grabber"])
      return
    }
    element.content = ElementContent(
      attributes: [
        "type": "button", "data-p": path.text, "aria-label": "Sheet height",
        "aria-expanded": isHighest ? "true" : "false",
      ],
      classes: ["b", "grabber"]
    )
  }

  func activate() { act() }

  override func dispose() {
    super.dispose()
    runtime?.page.remove(element)
  }
}
