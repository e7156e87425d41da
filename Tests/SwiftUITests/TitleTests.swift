@_spi(Host) import SwiftUI
import SwiftUITesting
import Testing

private struct Links: View {
  let name = "By string"

  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink("By key", value: 1)
        NavigationLink(name, value: 2)
        NavigationLink("Nowhere", value: Int?.none)
        NavigationLink("Made by key") { Text("Made page").navigationTitle("Made") }
        NavigationLink(name + " made") { Text("Made page").navigationTitle("Made") }
        NavigationLink("Given by key", destination: Text("Given page").navigationTitle("Given"))
        NavigationLink(name + " given", destination: Text("Given page").navigationTitle("Given"))
        NavigationLink(destination: Text("Given page").navigationTitle("Given")) { Text("Own") }
      }
      .navigationDestination(for: Int.self) { Text("Page").navigationTitle("Number \($0)") }
    }
  }
}

private struct Menus: View {
  let name = "By string"
  @State private var log = "nothing"

  var body: some View {
    Text("did \(log)")
    Menu("By key") { Button("Copy") { log = "copied" } }
    Menu(name) { Button("Cut") { log = "cut" } }
    Menu("Drawn by key", systemImage: "ellipsis.circle") { Button("Paste") { log = "pasted" } }
    Menu("Drawn " + name, systemImage: "ellipsis.circle") { Button("Find") { log = "found" } }
    Button("Drop " + name, systemImage: "trash", role: .destructive) { log = "dropped" }
  }
}

private struct Switches: View {
  let name = "By string"
  @State private var isFirstOn = false
  @State private var isSecondOn = false
  @State private var country = "FR"

  var body: some View {
    Text("\(isFirstOn ? "first" : "") \(isSecondOn ? "second" : "") \(country)")
    Toggle("By key", systemImage: "phone", isOn: $isFirstOn)
    Toggle(name, systemImage: "phone", isOn: $isSecondOn)
    Picker("Land", systemImage: "globe", selection: $country) {
      Text("France").tag("FR")
      Text("Japan").tag("JP")
    }
    Picker("Land " + name, systemImage: "globe", selection: $country) {
      Text("France").tag("FR")
      Text("Japan").tag("JP")
    }
  }
}

private struct Labels: View {
  let name = "By string"

  var body: some View {
    LabeledContent("By key") { Text("first") }
    LabeledContent(name) { Text("second") }
    LabeledContent("Name", value: "**third**")
    LabeledContent(name, value: "fourth")
    LabeledContent("Price", value: 1234.5, format: .number)
      .environment(\.locale, Locale(identifier: "de_DE"))
    LabeledContent(name, value: 2345.5, format: .number)
      .environment(\.locale, Locale(identifier: "en_US"))
  }
}

@MainActor struct TitleTests {
  @Test(arguments: [
    ("By key", "Number 1"), ("By string", "Number 2"), ("Made by key", "Made"),
    ("By string made", "Made"), ("Given by key", "Given"), ("By string given", "Given"),
    ("Own", "Given"),
  ])
  func aLinkByItsTitleLeadsToItsPage(link: String, page: String) throws {
    let host = ViewHost(Links())
    #expect(!host.contains(.heading(page)))
    try host.tap(.button(link))
    #expect(host.contains(.heading(page)))
    #expect(host.isPageWhatViewsSay)
  }

  @Test func aLinkToNoValueIsDisabled() {
    let link = draw(Links()).root.all.filter { $0.tag == "button" }
      .filter { $0.all.contains { $0.text == "Nowhere" } }
    #expect(link.count == 1)
    #expect(link.allSatisfy { $0.properties.contains("disabled") })
  }

  @Test(arguments: [
    ("By key", "Copy", "copied"), ("By string", "Cut", "cut"),
    ("Drawn by key", "Paste", "pasted"), ("Drawn By string", "Find", "found"),
  ])
  func aMenuByItsTitleShowsItsItems(menu: String, item: String, done: String) throws {
    let host = ViewHost(Menus())
    #expect(!host.contains(.button(item)))
    try host.tap(.button(menu))
    try host.tap(.button(item))
    #expect(host.contains(.text("did \(done)")))
    #expect(host.isPageWhatViewsSay)
  }

  @Test func aButtonWithASymbolAndARoleActs() throws {
    let host = ViewHost(Menus())
    try host.tap(.button("Drop By string"))
    #expect(host.contains(.text("did dropped")))
  }

  @Test func togglesAndPickersWithSymbolsAreNamedByTheirTitles() throws {
    let host = ViewHost(Switches())
    try host.toggle(.toggle("By key"))
    try host.toggle(.toggle("By string"))
    #expect(host.contains(.text("first second FR")))
    try host.select("Japan", in: .picker("Land"))
    #expect(host.contains(.text("first second JP")))
    try host.select("France", in: .picker("Land By string"))
    #expect(host.contains(.text("first second FR")))
    #expect(host.isPageWhatViewsSay)
  }

  // A value is shown as it is, a number in the language of its place.
  @Test func contentStandsBesideItsTitle() {
    let words = draw(Labels()).root.all.compactMap(\.text).filter { !$0.isEmpty }
    #expect(
      words == [
        "By key", "first", "By string", "second", "Name", "**third**", "By string", "fourth",
        "Price", "1.234,5", "By string", "2,345.5",
      ],
      "\(words)"
    )
  }

  @Test(arguments: [
    (Color.mint, "mint"), (.teal, "teal"), (.cyan, "cyan"), (.indigo, "indigo"), (.brown, "brown"),
  ])
  func aColourOfTheSystemIsTheStyleSheets(colour: Color, name: String) {
    let css = draw(Text("a").foregroundStyle(colour)).css
    #expect(css.contains("color:var(--\(name))"), "\(css)")
  }

  @Test func theColoursAreStylesToo() {
    let css = draw(
      VStack {
        Text("a").foregroundStyle(.mint)
        Text("a").foregroundStyle(.teal)
        Text("a").foregroundStyle(.cyan)
        Text("a").foregroundStyle(.indigo)
        Text("a").foregroundStyle(.brown)
      }
    )
    .css
    for name in ["mint", "teal", "cyan", "indigo", "brown"] {
      #expect(css.contains("color:var(--\(name))"), "\(css)")
    }
  }
}
