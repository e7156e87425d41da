@_spi(Host) import SwiftUI
import SwiftUITesting
import Testing

private struct Parcel: View {
  @State private var log = "nothing"
  @State private var order = "name"
  @State private var showsAll = false

  var body: some View {
    Text("did \(log), by \(order), all \(showsAll)")
    Menu {
      Section("Parts") {
        Button("Copy") { log = "copied" }
      }
      Menu {
        Button("Cork") { log = "sent" }
      } label: {
        Text("Send to")
      }
      Picker("Order", selection: $order) {
        Text("Name").tag("name")
        Text("Date").tag("date")
      }
      Toggle("Show all", isOn: $showsAll)
    } label: {
      Text("More")
    }
  }
}

private struct Stacked: View {
  @State private var country = "FR"

  var body: some View {
    NavigationStack {
      List {
        Picker("Country", selection: $country) {
          Text("France").tag("FR")
          Text("Japan").tag("JP")
        }
        .pickerStyle(.navigationLink)
      }
    }
  }
}

private struct Asking: View {
  @State private var asks = true
  @State private var answer = "none"

  var body: some View {
    Text("answer \(answer)")
      .alert("Keep it?", isPresented: $asks) {
        Button("Throw away", role: .destructive) { answer = "thrown away" }
        Button("Keep") { answer = "kept" }
        Button("Stay", role: .cancel) { answer = "stayed" }
      }
  }
}

@MainActor struct MenuTests {
  private func items(of host: ViewHost) -> [String] {
    host.elements.compactMap { $0.attributes["role"] }.filter { $0.hasPrefix("menuitem") }
  }

  @Test func whatStandsInAMenuIsAnItemOfIt() throws {
    let host = ViewHost(Parcel())
    try host.tap(.button("More"))
    #expect(
      items(of: host) == [
        "menuitem", "menuitem", "menuitemradio", "menuitemradio", "menuitemcheckbox",
      ]
    )
    #expect(try host.find(.button("Name")).attributes["aria-checked"] == "true")
    #expect(host.isPageWhatViewsSay)
  }

  @Test func aMenuInAMenuClosesBothWhenItActs() throws {
    let host = ViewHost(Parcel())
    try host.tap(.button("More"))
    try host.tap(.button("Send to"))
    #expect(items(of: host) == ["menuitem"])
    host.dismissSheet()
    #expect(host.contains(.button("Copy")))
    try host.tap(.button("Send to"))
    try host.tap(.button("Cork"))
    #expect(host.contains(.text("did sent, by name, all false")))
  }

  @Test func choicesAndSwitchesOfAMenuChangeWhatTheyAreBoundTo() throws {
    let host = ViewHost(Parcel())
    try host.tap(.button("More"))
    try host.tap(.button("Date"))
    #expect(host.contains(.text("did nothing, by date, all false")))
    try host.tap(.button("More"))
    try host.tap(.button("Show all"))
    #expect(host.contains(.text("did nothing, by date, all true")))
  }

  @Test func aPickerWithAPageOfItsOwnShowsWhatIsChosen() throws {
    let host = ViewHost(Stacked())
    try host.tap(.button("Country France"))
    #expect(host.contains(.heading("Country")))
    #expect(try host.find(.button("France")).isSelected)
    try host.tap(.button("Japan"))
    #expect(host.contains(.button("Country Japan")))
    #expect(host.isPageWhatViewsSay)
  }

  @Test(arguments: [("Escape", "stayed"), ("Enter", "kept")])
  func anAlertIsAnsweredByKey(key: String, answer: String) throws {
    let host = ViewHost(Asking())
    try host.pressShortcut(key)
    #expect(host.contains(.text("answer \(answer)")))
  }
}
