/// Something to tap.
public struct Button<Label> where Label: View {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
}

extension Button: View {
  public typealias Body = Never

  @preconcurrency nonisolated public init(
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, action: action, label: label)
  }

  @preconcurrency nonisolated public init(
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
    inputs.environment.primitiveButtonLook == nil
      ? ButtonNode(view, inputs) : StyledButtonNode(view, inputs)
  }
}

extension Button where Label == Text {
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { Text(titleKey) }
  }

  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  @_disfavoredOverload
  @preconcurrency nonisolated public init<S>(
    _ title: S,
    action: @escaping @MainActor () -> Void
  ) where S: StringProtocol {
    self.init(role: nil, action: action) { Text(title) }
  }

  @_disfavoredOverload
  @preconcurrency nonisolated public init<S>(
    _ title: S,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) where S: StringProtocol {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  @preconcurrency nonisolated public init<S>(
    _ title: S,
    systemImage: String,
    action: @escaping @MainActor () -> Void
  ) where S: StringProtocol {
    self.init(role: nil, action: action) { SwiftUI.Label(title, systemImage: systemImage) }
  }

  @_disfavoredOverload
  @preconcurrency nonisolated public init<S>(
    _ title: S,
    systemImage: String,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) where S: StringProtocol {
    self.init(role: role, action: action) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

/// What a button does to things.
public struct ButtonRole: Equatable, Sendable {
  private let name: String

  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
}

@MainActor private final class ButtonNode<Label: View>: ElementNode<Button<Label>>, Activatable {
  override var isSettledByItsView: Bool { true }

  private var content: _Node?
  private var isPressed = false

  init(_ view: Button<Label>, _ inputs: _NodeInputs) {
    super.init(view, inputs, tag: "button")
  }

  override var children: [_Node] { content.map { [$0] } ?? [] }

  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    if key == CancelRoleKey.self, view.role == .cancel { return true as? K.Value }
    return super.preference(key)
  }

  override var semanticKind: SemanticKind { .button }

  private var body: AnyView {
    environment.buttonLook(
      .init(role: view.role, label: .init(sideBySide(view.label)), isPressed: isPressed)
    )
  }

  override func build() {
    content = AnyView._makeNode(body, inputs(at: 0, childEnvironment))
  }

  override func updateChildren() {
    if let content { handOver(body, to: content, childEnvironment) }
  }

  override func describe() -> ElementContent {
    // A page that outlives its session finds a button again by its path.
    var content = ElementContent(
      attributes: ["type": "button", "data-p": path.text],
      classes: ["b"]
    )
    content.attributes["data-shortcut"] =
      environment.keyboardShortcut ?? environment.answerKey?(view.role)
    environment.markRedactedControl(&content)
    if environment.isInMenu { content.attributes["role"] = "menuitem" }
    if environment.isSuggested {
      // The focus stays in the field, which says which option is active.
      content.attributes.merge(
        ["role": "option", "aria-selected": "false", "tabindex": "-1"]
      ) { $1 }
    }
    if environment.buttonReadsPress { content.attributes["data-press"] = "" }
    if !environment.isEnabled { content.properties = ["disabled"] }
    return content
  }

  func activate() {
    view.action()
    environment.buttonDidAct?()
  }

  func press(_ isPressed: Bool) {
    guard self.isPressed != isPressed, environment.buttonReadsPress else { return }
    self.isPressed = isPressed
    updateChildren()
  }
}

/// A button that a style of an app draws, down to what triggers it.
@MainActor private final class StyledButtonNode<Label: View>: ViewNode<Button<Label>> {
  private var content: _Node?

  override init(_ view: Button<Label>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    content = AnyView._makeNode(look(), self.inputs(at: 0, contentEnvironment))
  }

  override var children: [_Node] { content.map { [$0] } ?? [] }

  /// Buttons that the style is made of are the system's again.
  private var contentEnvironment: EnvironmentValues {
    var values = environment
    values.primitiveButtonLook = nil
    return values
  }

  private func look() -> AnyView {
    let isEnabled = environment.isEnabled
    let didAct = environment.buttonDidAct
    let action = view.action
    let configuration = PrimitiveButtonStyleConfiguration(
      role: view.role,
      label: .init(view: sideBySide(view.label)),
      action: {
        guard isEnabled else { return }
        action()
        didAct?()
      }
    )
    return environment.primitiveButtonLook?(configuration) ?? AnyView(view.label)
  }

  override func viewDidChange() {
    if let content { handOver(look(), to: content, contentEnvironment) }
  }
}

/// A label, whose views stand beside each other where it is made of several.
@MainActor private func sideBySide<Label: View>(_ label: Label) -> AnyView {
  Label.self is any ViewsInTurn.Type ? AnyView(HStack { label }) : AnyView(label)
}

/// Several views one after another.
protocol ViewsInTurn {}

extension TupleView: ViewsInTurn {}

/// A node that acts when its element is activated.
@MainActor protocol Activatable: _Node {
  func activate()
  func press(_ isPressed: Bool)
}

extension Activatable {
  func press(_ isPressed: Bool) {}
}
