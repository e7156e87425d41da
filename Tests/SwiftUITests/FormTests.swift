@_spi(Host) import SwiftUI
import SwiftUITesting
import Testing

private struct Settings: View {
  @State private var name = ""
  @State private var isExpanded = false
  @State private var note = ""

  var body: some View {
    Form {
      TextField("Name", text: $name)
      Section("More", isExpanded: $isExpanded) {
        TextField("Note", text: $note)
      }
      Text("expanded \(isExpanded ? "yes" : "no"), note \(note)")
      Button("Toggle") { isExpanded.toggle() }
    }
    .accessibilityLabel("Settings")
  }
}

private struct Boxed: FormStyle {
  @State private var turns = 0

  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Button("Turn \(turns)") { turns += 1 }
      configuration.content
    }
  }
}

@MainActor struct FormTests {
  private func elements(_ view: some View) -> [ElementSnapshot] {
    let runtime = ViewRuntime(
      mode: .page,
      environment: PageEnvironment(),
      sceneStorage: [:],
      root: view
    )
    return runtime.root.all
  }

  @Test func aFormHasTheRoleOfOneAndIsNoFormOfTheBrowser() throws {
    let all = elements(Settings())
    let form = try #require(all.first { $0.attribute("role") == "form" })
    #expect(form.tag == "div" && form.attribute("aria-label") == "Settings")
    #expect(!all.contains { $0.tag == "form" })
  }

  @Test func rowsOfAFormAreNoListItems() {
    let all = elements(Settings())
    #expect(!all.contains { ["list", "listitem"].contains($0.attribute("role") ?? "") })
    #expect(
      all.filter { $0.attribute("class")?.split(separator: " ").contains("row") == true }.count == 4
    )
  }

  @Test func aSectionOfAFormIsAGroupByItsName() throws {
    let host = ViewHost(
      Form {
        Section("Parcel") { TextField("Weight", text: .constant("")) }
      }
    )
    #expect(try host.find(.role(.group)).name == "Parcel")
    #expect(host.contains(.textField("Weight")))
  }

  @Test(arguments: [true, false])
  func everyStyleDrawsTheContent(hasColumns: Bool) {
    let content = Form {
      LabeledContent {
        Text("2 kg")
      } label: {
        Text("Weight")
      }
    }
    let host =
      hasColumns ? ViewHost(content.formStyle(.columns)) : ViewHost(content.formStyle(.grouped))
    #expect(host.contains(.text("Weight")) && host.contains(.text("2 kg")))
  }

  @Test func columnsPutALabelAndItsContentIntoCells() {
    let all = elements(
      Form {
        LabeledContent {
          Text("2 kg")
        } label: {
          Text("Weight")
        }
      }
      .formStyle(.columns)
    )
    #expect(all.contains { $0.attribute("class")?.hasPrefix("columns") == true })
    #expect(all.contains { $0.attribute("class")?.hasPrefix("cells") == true })
  }

  @Test func aStyleOfAnAppDrawsAFormAndKeepsItsState() throws {
    let host = ViewHost(Settings().formStyle(Boxed()))
    try host.tap(.button("Turn 0"))
    try host.type("x", into: .textField("Name"))
    #expect(host.contains(.button("Turn 1")))
    #expect(try host.find(.textField("Name")).value == "x")
  }

  // MARK: Sections that open

  @Test func aSectionIsOpenedByItsHeader() throws {
    let host = ViewHost(Settings())
    #expect(!host.contains(.textField("Note")))
    #expect(try host.find(.button("More")).attributes["aria-expanded"] == "false")
    try host.tap(.button("More"))
    #expect(try host.find(.button("More")).attributes["aria-expanded"] == "true")
    try host.type("ab", into: .textField("Note"))
    #expect(host.contains(.text("expanded yes, note ab")))
    try host.tap(.button("More"))
    #expect(!host.contains(.textField("Note")))
    #expect(host.contains(.text("expanded no, note ab")))
  }

  @Test func aSectionFollowsItsBinding() throws {
    let host = ViewHost(Settings())
    try host.tap(.button("Toggle"))
    #expect(try host.find(.button("More")).attributes["aria-expanded"] == "true")
    #expect(host.contains(.textField("Note")))
  }

  @Test func theButtonOfASectionNamesWhatItShows() throws {
    let all = elements(Settings())
    let button = try #require(all.first { $0.attribute("aria-controls") != nil })
    let rows = all.first { "e\($0.id)" == button.attribute("aria-controls") }
    #expect(button.tag == "button" && rows?.properties == ["hidden"])
  }
}
