/// Rows under each other.
@MainActor @preconcurrency public struct List<SelectionValue, Content>
where SelectionValue: Hashable, Content: View {
  let content: Content
}

extension List: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
    ListNode(view, inputs) { $0.content }
  }
}

extension List where SelectionValue == Never {
  @MainActor @preconcurrency public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor @preconcurrency public init<Data, RowContent>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>,
    Data: RandomAccessCollection,
    RowContent: View,
    Data.Element: Identifiable
  {
    content = ForEach(data, content: rowContent)
  }

  @MainActor @preconcurrency public init<Data, ID, RowContent>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>,
    Data: RandomAccessCollection,
    ID: Hashable,
    RowContent: View
  {
    content = ForEach(data, id: id, content: rowContent)
  }
}

@MainActor
private final class ListNode<S: Hashable, Content: View>:
  ContainerNode<List<S, Content>, Content>
{
  private let rows = RowWrappers()

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
    return values
  }

  override func describe() -> ElementContent {
    ElementContent(
      attributes: ["role": "list"],
      classes: environment.listLook == .plain ? ["list", "plain"] : ["list"]
    )
  }

  override func describeFlexibility() -> Flexibility {
    Flexibility(across: .filling, down: .filling)
  }

  override func dispose() {
    super.dispose()
    if let page = runtime?.page { _ = rows.wrap([], in: page) }
  }
}

/// The row elements round the elements of a list's content.
@MainActor final class RowWrappers {
  private var wrappers: [Int: PageElement] = [:]

  /// Gives each element the row it had before, or a new one.
  ///
  /// Sections bring their own rows.
  func wrap(_ elements: [PageElement], in page: PageTree) -> [PageElement] {
    var kept: [Int: PageElement] = [:]
    let rows = elements.map { element in
      let row = wrappers.removeValue(forKey: element.id) ?? makeRow(for: element, in: page)
      kept[element.id] = row
      return row
    }
    for gone in wrappers.values { page.remove(gone) }
    wrappers = kept
    return rows
  }

  private func makeRow(for element: PageElement, in page: PageTree) -> PageElement {
    let row = page.makeElement("div", node: nil)
    let isSection = element.content.classes.contains("section")
    row.content = ElementContent(
      attributes: ["role": "listitem"],
      classes: [isSection ? "sectionrow" : "row"]
    )
    row.source = { [element] in [element] }
    row.flexibility = Flexibility(across: .filling, down: .fixed)
    return row
  }
}
