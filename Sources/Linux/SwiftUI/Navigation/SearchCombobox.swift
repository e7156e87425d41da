/// A search field and what it suggests: the combobox and the list box of ARIA.
///
/// The page opens and closes the list and knows which option is active; the views say what is in
/// it.
struct SearchCombobox<Field: View>: View {
  typealias Body = Never

  let field: Field
  /// What is suggested now.
  let suggestions: AnyView
  /// The list's name.
  let name: String

  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
    SearchComboboxNode(view, inputs, tag: "div")
  }
}

@MainActor
private final class SearchComboboxNode<Field: View>: ElementNode<SearchCombobox<Field>> {
  private var field: _Node?
  private var suggestions: _Node?
  private lazy var list = makeElement("div")
  private let rows = SuggestionRows()

  override func build() {
    list.flexibility = Flexibility(across: .fixed, down: .fixed)
    list.source = { [unowned self] in
      guard let page = runtime?.page, let suggestions else { return [] }
      let shown = rows.wrap(suggestions.shownElements, in: page)
      describeList(count: shown.map(\.optionCount).reduce(0, +))
      return shown
    }
    element.source = { [unowned self] in (field?.shownElements ?? []) + [list] }
    field = Field._makeNode(view.field, inputs(at: 0, fieldEnvironment))
    suggestions = AnyView._makeNode(view.suggestions, inputs(at: 1, suggestionEnvironment))
    describeList(count: 0)
  }

  override var children: [_Node] { [field, suggestions].compactMap { $0 } }

  override func visitChildren(_ visit: (_Node) -> Void) {
    if let field { visit(field) }
    if let suggestions { visit(suggestions) }
  }

  /// What is suggested flows into the list alone.
  override var flowElements: [PageElement] { [element, list] }

  private var fieldEnvironment: EnvironmentValues {
    var values = childEnvironment
    values.searchList = list.reference
    return values
  }

  private var suggestionEnvironment: EnvironmentValues {
    var values = childEnvironment
    values.isSuggested = true
    values.standsInRow = false
    values.stackAxis = .vertical
    values.primitiveButtonLook = nil
    values.buttonLook = { AnyView(SuggestionStyle().makeBody(configuration: $0)) }
    values.labelLook = EnvironmentValues().labelLook
    values.keyboardShortcut = nil
    values.font = nil
    return values
  }

  override func updateChildren() {
    if let field { handOver(view.field, to: field, fieldEnvironment) }
    if let suggestions { handOver(view.suggestions, to: suggestions, suggestionEnvironment) }
  }

  override func describe() -> ElementContent { ElementContent(classes: ["w", "searchbox"]) }

  override func describeFlexibility() -> Flexibility {
    Flexibility(across: .filling, down: .fixed)
  }

  private func describeList(count: Int) {
    list.content = ElementContent(
      attributes: [
        "role": "listbox", "aria-label": view.name,
        "data-said": suggestionCount(count, in: environment.locale),
      ],
      classes: ["suggestions"]
    )
  }

  override func dispose() {
    super.dispose()
    guard let page = runtime?.page else { return }
    _ = rows.wrap([], in: page)
    page.remove(list)
  }
}

extension EnvironmentValues {
  private struct SearchListKey: EnvironmentKey {
    static var defaultValue: String? { nil }
  }

  /// The list that a search field controls.
  fileprivate var searchList: String? {
    get { self[SearchListKey.self] }
    set { self[SearchListKey.self] = newValue }
  }

  /// Makes the next control a combobox, where it has a list.
  mutating func controlSearchList() {
    guard let searchList else { return }
    semantics.attributes.merge(
      [
        "role": "combobox", "aria-autocomplete": "list", "aria-controls": searchList,
        "aria-expanded": "false",
      ]
    ) { $1 }
  }
}

/// What stands in a list of suggestions round what is no option by itself.
@MainActor final class SuggestionRows {
  private var wrappers: [Int: PageElement] = [:]

  /// Gives each element that is neither an option nor a group of some the row it had before, or a
  /// new one.
  func wrap(_ elements: [PageElement], in page: PageTree) -> [PageElement] {
    var kept: [Int: PageElement] = [:]
    let rows = elements.map { element in
      guard element.tag != "button", !element.content.classes.contains("section") else {
        return element
      }
      let row = wrappers.removeValue(forKey: element.id) ?? page.makeElement("div", node: nil)
      row.content = content(round: element)
      row.source = { [element] in [element] }
      row.flexibility = Flexibility(across: .filling, down: .fixed)
      kept[element.id] = row
      return row
    }
    for gone in wrappers.values { page.remove(gone) }
    wrappers = kept
    return rows
  }

  private func content(round element: PageElement) -> ElementContent {
    var content = ElementContent(classes: ["w", "suggestion"])
    guard element.optionCount == 0 else { return content }
    // A list box holds options and nothing else: what can't be chosen is one that says so.
    if element.plainText.isEmpty {
      content.attributes["aria-hidden"] = "true"
    } else {
      content.attributes = ["role": "option", "aria-disabled": "true", "aria-selected": "false"]
    }
    return content
  }
}

extension PageElement {
  /// How many options of a list of suggestions an element is or holds.
  fileprivate var optionCount: Int {
    tag == "button" ? 1 : sourceChildren.map(\.optionCount).reduce(0, +)
  }
}

/// What is said when a number of suggestions has come up.
private func suggestionCount(_ count: Int, in locale: Locale) -> String {
  switch locale.language.languageCode?.identifier {
  case "ar": count == 0 ? "لا توجد اقتراحات" : "عدد الاقتراحات: \(count)"
  case "de":
    count == 0 ? "Keine Vorschläge" : count == 1 ? "1 Vorschlag" : "\(count) Vorschläge"
  case "es":
    count == 0 ? "Sin sugerencias" : count == 1 ? "1 sugerencia" : "\(count) sugerencias"
  case "fr":
    count == 0 ? "Aucune suggestion" : count == 1 ? "1 suggestion" : "\(count) suggestions"
  case "ja": count == 0 ? "候補はありません" : "\(count)件の候補"
  default:
    count == 0 ? "No suggestions" : count == 1 ? "1 suggestion" : "\(count) suggestions"
  }
}
