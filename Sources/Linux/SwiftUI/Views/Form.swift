/// Controls that belong together, for entering data or settings.
public struct Form<Content> where Content: View {
  let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Form: View {
  @MainActor public var body: some View {
    FormBox(
      content: LookedUp(\.formLook) { look in
        look(FormStyleConfiguration(content: .init(view: AnyView(content))))
      }
    )
  }
}

/// The element that says what is inside is a form, whatever the style draws.
///
/// Never the element of that name: Return and buttons do what their views say.
nonisolated private struct FormBox<Content: View>: View {
  typealias Body = Never

  let content: Content

  @MainActor static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
    FormNode(view, inputs) { $0.content }
  }
}

@MainActor private final class FormNode<Content: View>: ContainerNode<FormBox<Content>, Content> {
  override func describe() -> ElementContent {
    ElementContent(attributes: ["role": "form"], classes: ["w"])
  }

  override func describeFlexibility() -> Flexibility {
    Flexibility(across: .filling, down: .filling)
  }
}

/// The content of a form as the system's own styles draw it.
nonisolated struct FormRows: View {
  typealias Body = Never

  let content: FormStyleConfiguration.Content
  /// Labels in a column of their own instead of rows on cards.
  let hasColumns: Bool

  @MainActor static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
    FormRowsNode(view, inputs) { $0.content }
  }
}

@MainActor
private final class FormRowsNode: ContainerNode<FormRows, FormStyleConfiguration.Content> {
  private let rows = RowWrappers(role: nil)

  override func build() {
    super.build()
    element.source = { [unowned self] in
      guard let page = runtime?.page else { return [] }
      return rows.wrap(childElements, in: page)
    }
  }

  override var childEnvironment: EnvironmentValues {
    var values = super.childEnvironment
    values.stackAxis = .vertical
    values.standsInRow = !view.hasColumns
    values.formPart = view.hasColumns ? .columns : .rows
    return values
  }

  override func describe() -> ElementContent {
    ElementContent(
      classes: (view.hasColumns ? ["columns"] : ["list"])
        + (environment.hidesListGround ? ["groundless"] : [])
        + (environment.hidesScrollIndicators ? ["barless"] : [])
    )
  }

  override func describeFlexibility() -> Flexibility {
    Flexibility(across: .filling, down: view.hasColumns ? .fixed : .filling)
  }

  override func dispose() {
    super.dispose()
    if let page = runtime?.page { _ = rows.wrap([], in: page) }
  }
}

/// What a view stands in.
enum FormPart {
  case rows
  case columns
}

extension EnvironmentValues {
  private struct FormPartKey: EnvironmentKey {
    static var defaultValue: FormPart? { nil }
  }

  /// The form that a view stands in; nil outside of one.
  var formPart: FormPart? {
    get { self[FormPartKey.self] }
    set { self[FormPartKey.self] = newValue }
  }
}
