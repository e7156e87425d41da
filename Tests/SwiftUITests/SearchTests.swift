@_spi(Host) import SwiftUI
import SwiftUITesting
import Testing

/// A search field, and the combobox that suggestions make of it.
@MainActor @Suite struct SearchTests {
  private func field(of view: some View) throws -> ElementSnapshot {
    try #require(draw(view).root.all.first { $0.tag == "input" })
  }

  private func list(in root: ElementSnapshot) throws -> ElementSnapshot {
    let lists = root.all.filter { $0.attribute("role") == "listbox" }
    #expect(lists.count == 1)
    return try #require(lists.first)
  }

  @Test func withoutSuggestionsItIsASearchFieldThatControlsNothing() throws {
    let view = Text("x").searchable(text: .constant(""), prompt: "Find")
    let field = try field(of: view)
    #expect(field.attribute("type") == "search" && field.attribute("role") == nil)
    #expect(field.attribute("aria-controls") == nil && field.attribute("aria-expanded") == nil)
    #expect(!draw(view).root.all.contains { $0.attribute("role") == "listbox" })
  }

  @Test func withSuggestionsItIsAComboboxOfAListBox() throws {
    let root = draw(Parcels()).root
    let field = try #require(root.all.first { $0.tag == "input" })
    let list = try list(in: root)
    #expect(field.attribute("type") == "search" && field.attribute("role") == "combobox")
    #expect(field.attribute("aria-controls") == "e\(list.id)")
    #expect(field.attribute("aria-autocomplete") == "list")
    // The page opens the list, and says which option is active.
    #expect(field.attribute("aria-expanded") == "false")
    #expect(field.attribute("aria-activedescendant") == nil)
    #expect(list.attribute("aria-label") == "Search")
    // Nobody searches yet.
    #expect(!list.all.contains { $0.attribute("role") == "option" })
  }

  @Test func whatCanBeChosenIsAnOptionOutsideTheTabOrder() throws {
    let host = ViewHost(Parcels())
    try host.focus(.textField("Search"))
    let list = try list(in: host.root)
    let options = list.all.filter { $0.attribute("role") == "option" }
    #expect(options.count == 4)
    for option in options {
      #expect(option.attribute("aria-selected") == "false")
      #expect(option.tag != "button" || option.attribute("tabindex") == "-1")
    }
    #expect(options.first?.attribute("data-completion") == "Books")
    // Everything else in a list box would be a fault.
    let roles = Set(list.children.flatMap(\.all).compactMap { $0.attribute("role") })
    #expect(roles == ["option", "group"])
    #expect(!list.all.contains { $0.tag == "button" && $0.attribute("role") != "option" })
  }

  @Test func aSectionOfSuggestionsIsAGroupByItsHeader() throws {
    let host = ViewHost(Parcels())
    try host.focus(.textField("Search"))
    let list = try list(in: host.root)
    let group = try #require(list.all.first { $0.attribute("role") == "group" })
    #expect(group.attribute("aria-label") == "Recent")
    #expect(group.all.filter { $0.attribute("role") == "option" }.count == 2)
    let header = try #require(list.all.first { $0.text == "Recent" })
    #expect(header.attribute("aria-hidden") == "true")
  }

  @Test func aTextAmongSuggestionsCanBeReadAndNotPicked() throws {
    let host = ViewHost(Parcels())
    try host.focus(.textField("Search"))
    let option = try host.find(.option("More in the shop"))
    #expect(option.attributes["aria-disabled"] == "true")
    #expect(!option.attributes.keys.contains("data-tap"))
  }

  @Test func aCompletionFillsTheTextAndSubmitsTheSearch() throws {
    let host = ViewHost(Parcels())
    try host.type("bo", into: .textField("Search"))
    try host.tap(.option("Books"))
    #expect(try host.find(.textField("Search")).value == "Books")
    #expect(host.contains(.text("submitted Books")))
  }

  @Test func aButtonAmongSuggestionsActs() throws {
    let host = ViewHost(Parcels())
    try host.focus(.textField("Search"))
    try host.tap(.option("Forget"))
    #expect(host.contains(.text("submitted nothing")) && !host.contains(.option("Books")))
    #expect(try host.find(.textField("Search")).value == "")
  }

  @Test(
    arguments: [
      ("en", "3 suggestions", "No suggestions"), ("de", "3 Vorschläge", "Keine Vorschläge"),
      ("ar", "عدد الاقتراحات: 3", "لا توجد اقتراحات"), ("fi", "3 suggestions", "No suggestions"),
    ]
  )
  func theNumberOfSuggestionsIsSaid(language: String, three: String, none: String) throws {
    let host = ViewHost(Parcels(), language: language)
    try host.focus(.textField("Search"))
    #expect(try list(in: host.root).attribute("data-said") == three)
    try host.paste("zebra", into: .textField("Search"))
    #expect(try list(in: host.root).attribute("data-said") == none)
  }

  @Test func escapeTakesTheTextBackAndThenEndsTheSearch() throws {
    let host = ViewHost(Parcels())
    try host.type("bo", into: .textField("Search"))
    try host.press("Escape", in: .textField("Search"))
    #expect(try host.find(.textField("Search")).value == "")
    #expect(host.contains(.text("searching")))
    try host.press("Escape", in: .textField("Search"))
    #expect(host.contains(.text("resting")))
    #expect(host.focused?.name == "Search")
    // The focus is still there, so typing begins again.
    try host.type("b", into: .textField("Search"))
    #expect(host.contains(.text("searching")))
  }

  @Test func returnSubmitsWhatStandsInTheField() throws {
    let host = ViewHost(Parcels())
    try host.type("bo", into: .textField("Search"))
    try host.submit(.textField("Search"))
    #expect(host.contains(.text("submitted bo")))
  }

  @Test func thePageIsWhatTheViewsSayWhileSuggestionsComeAndGo() throws {
    let host = ViewHost(Parcels())
    try host.type("books", into: .textField("Search"))
    try host.paste("", into: .textField("Search"))
    try host.tap(.option("Forget"))
    try host.paste("b", into: .textField("Search"))
    #expect(host.isPageWhatViewsSay)
  }
}

private struct Parcels: View {
  @State private var query = ""
  @State private var recent = ["Books", "Glass jars"]
  @State private var submitted = "nothing"

  var body: some View {
    Results(submitted: submitted)
      .searchable(text: $query, prompt: "Search")
      .searchSuggestions {
        if query.isEmpty, !recent.isEmpty {
          Section("Recent") {
            ForEach(recent, id: \.self) { Text(verbatim: $0).searchCompletion($0) }
          }
          Button("Forget") { recent = [] }
          Text("More in the shop")
        } else if !query.isEmpty, "books".hasPrefix(query) {
          HStack { Text("Books").searchCompletion("Books") }
        }
      }
      .onSubmit(of: .search) { submitted = query }
  }
}

private struct Results: View {
  @Environment(\.isSearching) private var isSearching
  let submitted: String

  var body: some View {
    Text(isSearching ? "searching" : "resting")
    Text("submitted \(submitted)")
  }
}
