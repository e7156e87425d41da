/// Rows under each other.
@MainActor @preconcurrency public struct List<SelectionValue, Content>
where SelectionValue: Hashable, Content: View {
  let content: Content
  /// What is selected and how that changes; nil where nothing can be.
  var selection: ListSelection?
}

/// What is selected in a list.
struct ListSelection {
  let isSelected: @MainActor (AnyHashable) -> Bool
  let select: @MainActor (AnyHashable) -> Void
}

extension List: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
    ListNode(view, inputs) { $0.content }
  }
}

extension List {
  @MainActor @preconcurrency public init(
    selection: Binding<SelectionValue?>?,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    guard let selection else { return }
    self.selection = ListSelection(
      isSelected: { tag in selection.wrappedValue.map { AnyHashable($0) } == tag },
      select: { if let value = $0.base as? SelectionValue { selection.wrappedValue = value } }
    )
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
  ContainerNode<List<S, Content>, Content>, RowHosting, ChoiceReading
{
  private let rows = RowWrappers(role: "listitem")
  let rowAllowance: RowAllowance? = RowAllowance()
  private var choosers: [AnyHashable: RowChooser] = [:]

  override func build() {
    super.build()
    element.source = { [unowned self] in
      guard let page = runtime?.page else { return [] }
      let wrappers = rows.wrap(childElements, in: page)
      showSelection()
      return wrappers
    }
  }

  override var children: [_Node] { super.children + Array(choosers.values) }

  override func updateChildren() {
    super.updateChildren()
    if view.selection != nil { runtime?.page.childrenChanged(of: element) }
  }

  /// Makes the rows of what can be selected the options of a list box.
  private func showSelection() {
    guard let selection = view.selection, let child else { return }
    var known = choosers
    choosers = [:]
    for choice in child.choices {
      guard let row = choice.node.shownElements.first.flatMap({ rows.row(of: $0) }) else {
        continue
      }
      let chooser =
        known.removeValue(forKey: choice.tag)
        ?? RowChooser(inputs(path: path.appending(3).appending(identity: choice.tag)))
      chooser.choose = { [weak self] in
        self?.view.selection?.select(choice.tag)
        self?.invalidator.fire()
      }
      choosers[choice.tag] = chooser
      let isSelected = tracking { selection.isSelected(choice.tag) }
      row.node = chooser
      row.content = ElementContent(
        attributes: [
          "role": "option", "aria-selected": isSelected ? "true" : "false", "tabindex": "0",
          "data-tap": "",
        ],
        classes: isSelected ? ["row", "selected"] : ["row"]
      )
    }
    for gone in known.values { gone.dispose() }
  }

  override var childEnvironment: EnvironmentValues {
    var values = super.childEnvironment
    values.stackAxis = .vertical
    values.standsInRow = true
    return values
  }

  override func describe() -> ElementContent {
    var content = ElementContent(
      attributes: ["role": view.selection == nil ? "list" : "listbox"],
      classes: ["list"] + (environment.listLook == .plain ? ["plain"] : [])
        + (environment.listRowSpacing == nil ? [] : ["spaced"])
        + (environment.hidesListGround ? ["groundless"] : [])
        + (environment.hidesScrollIndicators ? ["barless"] : []),
      styles: environment.listSpacings
    )
    if environment.scrollDropsKeyboard { content.attributes["data-drops"] = "" }
    return content
  }

  override func describeFlexibility() -> Flexibility {
    Flexibility(across: .filling, down: .filling)
  }

  override func dispose() {
    super.dispose()
    if let page = runtime?.page { _ = rows.wrap([], in: page) }
  }
}

/// What a tap on a row of a list does.
@MainActor private final class RowChooser: _Node, Activatable {
  var choose: @MainActor () -> Void = {}

  func activate() { choose() }
}

/// The row elements round the elements of a list's content.
@MainActor final class RowWrappers {
  private var wrappers: [Int: PageElement] = [:]
  /// What a row is to assistive technology.
  private let role: String?

  init(role: String?) {
    self.role = role
  }

  /// Gives each element the row it had before, or a new one.
  ///
  /// Sections bring their own rows, and a gap stands for some.
  func wrap(_ elements: [PageElement], in page: PageTree) -> [PageElement] {
    var kept: [Int: PageElement] = [:]
    let rows = elements.map { element in
      if element.isGap { return element }
      let row = wrappers.removeValue(forKey: element.id) ?? makeRow(for: element, in: page)
      kept[element.id] = row
      return row
    }
    for gone in wrappers.values { page.remove(gone) }
    wrappers = kept
    return rows
  }

  /// The row round an element of the list itself.
  func row(of element: PageElement) -> PageElement? { wrappers[element.id] }

  private func makeRow(for element: PageElement, in page: PageTree) -> PageElement {
    let row = page.makeElement("div", node: nil)
    let isSection = element.content.classes.contains("section")
    row.content = ElementContent(
      attributes: role.map { ["role": $0] } ?? [:],
      classes: [isSection ? "sectionrow" : "row"]
    )
    row.source = { [element] in [element] }
    row.flexibility = Flexibility(across: .filling, down: .fixed)
    return row
  }
}
