@_spi(Host) import SwiftUI
import SwiftUITesting
import Testing

@MainActor struct LazyContainerTests {
  private func names(_ view: some View) -> [String] { ViewHost(view).elements.map(\.name) }

  private struct Numbers: View {
    let count: Int
    var body: some View { ForEach(0..<count, id: \.self) { Text("row \($0)") } }
  }

  @Test func aFooterComesAfterRowsThatAreNotMade() throws {
    let host = ViewHost(
      List {
        Section {
          Numbers(count: 200)
        } header: {
          Text("header")
        } footer: {
          Text("footer")
        }
        Section("second") { Numbers(count: 3) }
      }
    )
    #expect(host.elements.map(\.name).suffix(5) == ["footer", "second", "row 0", "row 1", "row 2"])
    #expect(host.gaps.map(\.rows) == [136])
    host.scrollToEnd()
    #expect(
      host.elements.map(\.name)
        == ["header"] + (0..<200).map { "row \($0)" }
        + ["footer", "second", "row 0", "row 1", "row 2"]
    )
    #expect(host.isPageWhatViewsSay)
  }

  @Test func rowsInGroupsAndChoicesAndViewsOfTheAppAreMadeAsTheyAreSeen() {
    let isOn = true
    #expect(names(List { Group { Numbers(count: 200) } }).count == 64)
    #expect(names(List { if isOn { Numbers(count: 200) } else { Text("none") } }).count == 64)
    #expect(names(List { if isOn { Numbers(count: 200) } }).count == 64)
    #expect(names(List { AnyView(Numbers(count: 200)) }).count == 64)
    #expect(names(List(0..<200, id: \.self) { Text("\($0)") }).count == 64)
    #expect(names(List { Numbers(count: 200).environment(\.locale, .current) }).count == 64)
    #expect(names(ScrollView { LazyVStack { Numbers(count: 200) } }).count == 64)
    #expect(names(ScrollView { LazyVStack { Section { Numbers(count: 200) } } }).count == 64)
  }

  @Test func whatIsInsideOneRowIsMadeAtOnce() {
    #expect(names(List { VStack { Numbers(count: 200) } }).count == 200)
    #expect(names(List { Numbers(count: 200).padding() }).count == 200)
    #expect(names(List { VStack { Section { Numbers(count: 200) } } }).count == 200)
    #expect(names(ScrollView { VStack { Numbers(count: 200) } }).count == 200)
    #expect(names(LazyVStack { HStack { Numbers(count: 200) } }).count == 200)
    #expect(names(Section { Numbers(count: 200) }).count == 200)
    #expect(names(Form { Section { Numbers(count: 200) } }).count == 200)
  }

  @Test func aListOfManySectionsMakesTheFirstRowsOfAll() throws {
    let host = ViewHost(
      List {
        ForEach(0..<30, id: \.self) { section in
          Section("section \(section)") {
            ForEach(0..<30, id: \.self) { Text("row \(section).\($0)") }
          }
        }
      }
    )
    #expect(host.elements.count < 140)
    #expect(host.elements.first?.name == "section 0")
    host.scrollToEnd()
    #expect(host.elements.count == 930)
    #expect(host.elements.last?.name == "row 29.29")
    #expect(host.isPageWhatViewsSay)
  }

  @Test func twoCollectionsInOneListAreFilledOneAfterTheOther() throws {
    let host = ViewHost(
      List {
        Numbers(count: 100)
        Text("middle")
        Numbers(count: 100)
      }
    )
    #expect(host.elements.count == 65)
    #expect(host.gaps.map(\.rows) == [36, 100])
    _ = host.send(.rows(id: host.gaps[1].id, from: 0, count: 20))
    #expect(host.gaps.map(\.rows) == [36, 80])
    #expect(host.elements.suffix(21).map(\.name) == ["middle"] + (0..<20).map { "row \($0)" })
  }

  @Test func anElementThatDrawsSeveralRowsCountsAsThose() throws {
    let host = ViewHost(
      List {
        ForEach(0..<100, id: \.self) {
          Text("one \($0)")
          Text("two \($0)")
        }
      }
    )
    #expect(host.gaps.map(\.rows) == [72])
    #expect(host.gaps.map(\.count) == [36])
    _ = host.send(.rows(id: host.gaps[0].id, from: 0, count: 20))
    #expect(host.gaps.map(\.count) == [26])
    host.scrollToEnd()
    #expect(host.elements.count == 200)
    #expect(host.isPageWhatViewsSay)
  }

  @Test func aListThatGoesTakesItsGapsAlong() throws {
    struct Switched: View {
      @State private var isOn = true
      var body: some View {
        Button("switch") { isOn.toggle() }
        if isOn { List { Numbers(count: 200) } }
      }
    }
    let host = ViewHost(Switched())
    try host.tap(.button("switch"))
    #expect(host.pageElementCount == host.knownElementCount)
    let (nodes, elements) = (host.liveNodes, host.knownElementCount)
    for _ in 0..<20 {
      try host.tap(.button("switch"))
      host.scrollToEnd()
      try host.tap(.button("switch"))
    }
    #expect(host.liveNodes == nodes)
    #expect(host.knownElementCount == elements)
  }

  @Test func stateOfADistantRowLastsWhileItsElementDoes() throws {
    struct Counted: View {
      let id: Int
      @State private var count = 0
      var body: some View { Button("row \(id): \(count)") { count += 1 } }
    }
    struct Counters: View {
      let model: RowModel
      var body: some View { List { ForEach(model.ids, id: \.self) { Counted(id: $0) } } }
    }
    let model = RowModel(0..<300)
    let host = ViewHost(Counters(model: model))
    try host.tap(.button("row 200: 0"))
    model.ids.insert(contentsOf: 1000..<1200, at: 0)
    host.flush()
    #expect(host.contains(.button("row 200: 1")))
  }
}
