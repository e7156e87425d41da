@_spi(Host) import UIKit

#if !PROFILE_MACOS
/// A UIKit view among SwiftUI's.
///
/// Source: Apple's documentation of `UIViewRepresentable`.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable {
  public var body: Never {
    fatalError("\(Self.self) draws itself and has no body to ask for.")
  }

  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
    RepresentableNode(view, inputs)
  }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a representable view is told of its surroundings.
///
/// Source: Apple's documentation of `UIViewRepresentableContext`.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public let transaction: Transaction
  public let environment: EnvironmentValues
}

/// Keeps a UIKit view, tells it of changes, and draws it.
@MainActor private final class RepresentableNode<V: UIViewRepresentable>: ViewNode<V> {
  private let fields = DynamicFields.of(V.self)
  private var slots: [AnyObject?] = []
  private lazy var coordinator = view.makeCoordinator()
  private let window: UIWindow
  private var content: V.UIViewType?
  private var drawing: UIViewNode?
  /// Whether what changes now is drawn when the update is done.
  private var isUpdating = true

  override init(_ view: V, _ inputs: _NodeInputs) {
    window = UIWindow(traits: inputs.environment.traits)
    super.init(view, inputs)
    UIAccessibility.announce = { AccessibilityNotification.Announcement($0).post() }
    let content = prepared { $0.makeUIView(context: context) }
    self.content = content
    window.addSubview(content)
    drawing = UIViewNode(content, self.inputs(at: 0))
    window.onChange = { [weak self] in self?.contentChanged() }
    updateContent()
  }

  override var children: [_Node] { drawing.map { [$0] } ?? [] }

  override func viewDidChange() {
    isUpdating = true
    window.setTraits(environment.traits)
    updateContent()
  }

  override func reevaluate() { updateContent() }

  private func updateContent() {
    guard let content else { return }
    isUpdating = true
    prepared { $0.updateUIView(content, context: context) }
    isUpdating = false
    drawing?.update(environment)
  }

  /// Runs code of the app with the view as it is now.
  private func prepared<Result>(_ run: (V) -> Result) -> Result {
    // Work on a copy: nothing of this node is borrowed while code of the app runs.
    var view = self.view
    fields.install(in: &view, self, &slots)
    self.view = view
    return tracking { run(view) }
  }

  private func contentChanged() {
    if !isUpdating { drawing?.contentChanged() }
  }

  private var context: UIViewRepresentableContext<V> {
    .init(
      coordinator: coordinator,
      transaction: runtime?.lastTransaction ?? Transaction(),
      environment: environment
    )
  }

  override func dispose() {
    guard isAlive else { return }
    super.dispose()
    window.onChange = nil
    if let content {
      V.dismantleUIView(content, coordinator: coordinator)
      content.removeFromSuperview()
    }
    content = nil
  }
}

extension EnvironmentValues {
  /// What of the environment UIKit calls traits.
  fileprivate var traits: UITraitCollection {
    UITraitCollection(
      style: colorScheme == .dark ? .dark : .light,
      contrast: colorSchemeContrast == .increased ? .high : .normal,
      size: dynamicTypeSize.contentSizeCategory,
      direction: layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    )
  }
}

extension DynamicTypeSize {
  fileprivate var contentSizeCategory: UIContentSizeCategory {
    switch self {
    case .xSmall: .extraSmall
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .xLarge: .extraLarge
    case .xxLarge: .extraExtraLarge
    case .xxxLarge: .extraExtraExtraLarge
    case .accessibility1: .accessibilityMedium
    case .accessibility2: .accessibilityLarge
    case .accessibility3: .accessibilityExtraLarge
    case .accessibility4: .accessibilityExtraExtraLarge
    case .accessibility5: .accessibilityExtraExtraExtraLarge
    }
  }
}
#endif
