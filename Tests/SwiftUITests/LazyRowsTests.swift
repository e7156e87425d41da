@_spi(Host) import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Observable final class RowModel {
  var ids: [Int]
  var suffix = ""
  var chosen: Int?
  var isOpen = true
  @ObservationIgnored var asked: Set<Int> = []
  @ObservationIgnored var appeared: [Int] = []
  @ObservationIgnored var scroll: (AnyHashable) -> Void = { _ in }

  init(_ ids: some Sequence<Int>) {
    self.ids = Array(ids)
  }
}

private struct RowView: View {
  let id: Int
  let model: RowModel
  @State private var count = 0

  var body: some View {
    Button("row \(id): \(count)") { count += 1 }
      .onAppear { model.appeared.append(id) }
  }
}

private struct LongList: View {
  let model: RowModel

  var body: some View {
    List {
      Text("before")
      ForEach(model.ids, id: \.self) { id in
        model.asked.insert(id)
        return RowView(id: id, model: model)
      }
      Text("after")
    }
  }
}

@MainActor struct LazyRowsTests {
  private func names(_ host: ViewHost) -> [String] { host.elements.map(\.name) }

  private func gap(_ host: ViewHost, _ place: Int = 0) throws -> Gap {
    let gaps = host.gaps
    try #require(place < gaps.count)
    return gaps[place]
  }

  @Test func aLongListMakesItsFirstRowsOnly() throws {
    let model = RowModel(0..<1000)
    let host = ViewHost(LongList(model: model))
    #expect(names(host) == ["before"] + (0..<64).map { "row \($0): 0" } + ["after"])
    #expect(try gap(host).rows == 936)
    #expect(model.asked == Set(0..<64), "What a row shows is asked for where it is made.")
    #expect(model.appeared == Array(0..<64))
    model.suffix = "!"
    host.flush()
    #expect(model.asked.count == 64)
  }

  @Test(arguments: [0, 1, 64, 72])
  func aListThatIsShortIsWhatItWas(count: Int) {
    let host = ViewHost(LongList(model: RowModel(0..<count)))
    #expect(names(host).count == count + 2)
    #expect(host.root.allElements.allSatisfy { $0.gapText == nil })
  }

  @Test func rowsAreMadeAsTheyAreAskedFor() throws {
    let model = RowModel(0..<1000)
    let host = ViewHost(LongList(model: model))
    try host.tap(.button("row 3: 0"))
    #expect(host.send(.rows(id: try gap(host).id, from: 0, count: 40)) == nil)
    #expect(names(host).count == 106)
    #expect(host.lastPatch.allSatisfy { !$0.isDeletion }, "What is there is left alone.")
    #expect(host.contains(.button("row 3: 1")))
    #expect(model.appeared == Array(0..<104))
    #expect(host.isPageWhatViewsSay)
    // Far down, as by the End key.
    #expect(host.send(.rows(id: try gap(host).id, from: 850, count: 64)) == nil)
    #expect(host.gaps.map(\.rows) == [850])
    #expect(names(host).suffix(2) == ["row 999: 0", "after"])
    // In the middle.
    #expect(host.send(.rows(id: try gap(host).id, from: 400, count: 10)) == nil)
    #expect(host.gaps.map(\.rows) == [400, 440])
    #expect(host.gaps.map(\.start) == [104, 514])
    #expect(host.isPageWhatViewsSay)
  }

  @Test func aRequestBringsNoMoreThanIsGoodForOthers() throws {
    let host = ViewHost(LongList(model: RowModel(0..<5000)))
    #expect(host.send(.rows(id: try gap(host).id, from: 0, count: .max)) == nil)
    #expect(try gap(host).rows == 5000 - 64 - 64)
  }

  @Test func requestsOutOfRangeChangeNothing() throws {
    let host = ViewHost(LongList(model: RowModel(0..<1000)))
    let id = try gap(host).id
    let most = 9_007_199_254_740_991
    for (from, count) in [(936, 1), (most, most), (0, 0), (-1, 5), (.min, .max), (5, -5)] {
      #expect(host.send(.rows(id: id, from: from, count: count)) == nil)
      #expect(try gap(host).rows == 936)
    }
    #expect(host.send(.rows(id: 1, from: 0, count: 5)) == .wrongKind)
    #expect(host.send(.rows(id: 99_999, from: 0, count: 5)) == .gone)
    #expect(host.send(.rows(id: id, from: 935, count: most)) == nil)
    #expect(try gap(host).rows == 935)
  }

  @Test func findingAndTappingScrollAsAPersonDoes() throws {
    let model = RowModel(0..<500)
    let host = ViewHost(LongList(model: model))
    try host.tap(.button("row 300: 0"))
    #expect(host.contains(.button("row 300: 1")))
    #expect(!model.appeared.contains(499), "It scrolls no further than it must.")
    #expect(!host.contains(.button("row 500: 0")))
    #expect(host.gaps.isEmpty)
  }

  @Test func theEndIsScrolledTo() {
    let host = ViewHost(LongList(model: RowModel(0..<500)))
    host.scrollToEnd()
    #expect(names(host) == ["before"] + (0..<500).map { "row \($0): 0" } + ["after"])
    #expect(host.root.allElements.compactMap(\.gapText) == ["0"])
    #expect(host.isPageWhatViewsSay)
  }

  @Test func whatALaterRowReadIsObserved() throws {
    struct Suffixed: View {
      let model: RowModel
      var body: some View {
        List { ForEach(model.ids, id: \.self) { Text("\($0)\($0 < 64 ? "" : model.suffix)") } }
      }
    }
    let model = RowModel(0..<200)
    let host = ViewHost(Suffixed(model: model))
    host.scrollToEnd()
    model.suffix = "!"
    host.flush()
    #expect(names(host).last == "199!")
    model.suffix = "?"
    host.flush()
    #expect(names(host).last == "199?")
  }

  @Test func aFilterAndItsEndKeepTheListShort() {
    let model = RowModel(0..<400)
    let host = ViewHost(LongList(model: model))
    host.scrollToEnd()
    model.ids = [3, 200, 399]
    host.flush()
    #expect(names(host) == ["before", "row 3: 0", "row 200: 0", "row 399: 0", "after"])
    model.ids = Array(0..<400)
    host.flush()
    #expect(host.elements.count < 140)
    #expect(names(host)[1] == "row 0: 0")
    #expect(host.isPageWhatViewsSay)
    host.scrollToEnd()
    #expect(names(host) == ["before"] + (0..<400).map { "row \($0): 0" } + ["after"])
  }

  @Test func rowsComeAndGoOnEitherSideOfTheWindow() throws {
    let model = RowModel(0..<300)
    let host = ViewHost(LongList(model: model))
    model.ids.insert(1000, at: 0)
    model.ids.insert(1001, at: 65)
    model.ids.insert(1002, at: 200)
    model.ids.append(1003)
    host.flush()
    #expect(
      names(host) == ["before", "row 1000: 0"] + (0..<64).map { "row \($0): 0" }
        + ["row 1001: 0", "after"]
    )
    #expect(try gap(host).rows == 238)
    model.ids.removeAll { (1..<40).contains($0) || $0 > 290 }
    host.flush()
    #expect(host.elements.count == 66, "The first rows are there however many went.")
    #expect(host.isPageWhatViewsSay)
    // What waits moves among what is made, and the other way round.
    model.ids.swapAt(2, 150)
    host.flush()
    #expect(host.elements[3].name == "row \(model.ids[2]): 0")
    #expect(host.isPageWhatViewsSay)
    host.scrollToEnd()
    #expect(names(host) == ["before"] + model.ids.map { "row \($0): 0" } + ["after"])
  }

  @Test func equalIdentitiesBeyondTheWindowAreDrawnOnce() {
    let model = RowModel(Array(0..<100) + [99, 5] + Array(100..<200))
    let host = ViewHost(LongList(model: model))
    #expect(host.warnings.count == 1)
    host.scrollToEnd()
    #expect(names(host) == ["before"] + (0..<200).map { "row \($0): 0" } + ["after"])
  }

  @Test func theFocusStaysWhereItIsWhileRowsAreMade() throws {
    struct Fields: View {
      let model: RowModel
      @State private var text = ""
      var body: some View {
        List { ForEach(model.ids, id: \.self) { TextField("field \($0)", text: $text) } }
      }
    }
    let model = RowModel(0..<200)
    let host = ViewHost(Fields(model: model))
    try host.focus(.textField("field 63"))
    host.scrollToEnd()
    #expect(host.focused?.name == "field 63")
    model.ids = Array(model.ids.reversed())
    host.flush()
    #expect(host.focused?.name == "field 63")
    model.ids.insert(contentsOf: 1000..<1100, at: 0)
    host.flush()
    #expect(host.focused?.name == "field 63")
    #expect(host.isPageWhatViewsSay)
  }

  @Test func aRowThatIsMadeLaterCanBeChosen() throws {
    struct Chooser: View {
      @Bindable var model: RowModel
      var body: some View {
        List(selection: $model.chosen) { ForEach(model.ids, id: \.self) { Text("\($0)") } }
      }
    }
    let model = RowModel(0..<200)
    model.chosen = 150
    let host = ViewHost(Chooser(model: model))
    #expect(host.elements.count == 64)
    #expect(try host.find(.option("150")).isSelected)
    let option = try host.find(.option("140"))
    #expect(host.send(.tap(id: option.id)) == nil)
    #expect(model.chosen == 140)
  }

  @Test func scrollingToARowMakesItAndItsNeighbours() throws {
    struct Reader: View {
      let model: RowModel
      var body: some View {
        ScrollViewReader { proxy in
          LongList(model: model).onAppear { model.scroll = { proxy.scrollTo($0) } }
        }
      }
    }
    let model = RowModel(0..<1000)
    let host = ViewHost(Reader(model: model))
    model.scroll(700)
    host.flush()
    let row = try #require(host.elements.first { $0.name == "row 700: 0" })
    #expect(host.lastPatch.contains(.scrollIntoView(id: row.id)))
    #expect(host.gaps.map(\.rows) == [604, 268])
    model.scroll(5000)
    host.flush()
    #expect(host.gaps.map(\.rows) == [604, 268], "Nobody is looked for in vain.")
    model.scroll(10)
    host.flush()
    #expect(host.lastPatch.count == 1)
    #expect(host.isPageWhatViewsSay)
  }

  @Test func scrollingFindsTheIdentityThatARowGivesItself() throws {
    struct Reader: View {
      let model: RowModel
      var body: some View {
        ScrollViewReader { proxy in
          List { ForEach(model.ids, id: \.self) { Text("\($0)").id("name \($0)") } }
            .onAppear { model.scroll = { proxy.scrollTo($0) } }
        }
      }
    }
    let model = RowModel(0..<1000)
    let host = ViewHost(Reader(model: model))
    model.scroll("name 700")
    host.flush()
    let row = try #require(host.elements.first { $0.name == "700" })
    #expect(host.lastPatch.contains(.scrollIntoView(id: row.id)))
  }

  @Test func aPositionThatIsSetMakesItsRow() throws {
    struct Scroller: View {
      @Bindable var model: RowModel
      var body: some View {
        ScrollView {
          LazyVStack { ForEach(model.ids, id: \.self) { Text("\($0)") } }.scrollTargetLayout()
        }
        .scrollPosition(id: $model.chosen)
      }
    }
    let model = RowModel(0..<1000)
    let host = ViewHost(Scroller(model: model))
    model.chosen = 700
    host.flush()
    let row = try #require(host.elements.first { $0.name == "700" })
    #expect(host.lastPatch.contains(.scrollIntoView(id: row.id)))
    #expect(host.isPageWhatViewsSay)
  }

  @Test func anotherProcessMakesTheSameRows() throws {
    let first = ViewHost(LongList(model: RowModel(0..<1000)))
    _ = first.send(.rows(id: try gap(first).id, from: 400, count: 50))
    let kept = first.gapsByPath
    let second = ViewHost(LongList(model: RowModel(0..<1000)))
    second.restore(gaps: kept)
    #expect(names(second) == names(first))
    #expect(second.isPageWhatViewsSay)
    let whole = ViewHost(LongList(model: RowModel(0..<300)))
    whole.scrollToEnd()
    let third = ViewHost(LongList(model: RowModel(0..<300)))
    third.restore(gaps: whole.gapsByPath)
    #expect(names(third) == names(whole))
  }

  @Test func whatAPageMayClaimHasAnEnd() throws {
    let host = ViewHost(LongList(model: RowModel(0..<5000)))
    let path = try #require(host.gapsByPath.keys.first)
    for claim in ["x", "3+4+5", "-3+4", "99999999999999999999+1"] {
      host.restore(gaps: [path: claim, "nowhere": ""])
      #expect(host.elements.count == 66, "\(claim)")
    }
    host.restore(gaps: [path: "300+20 0+70 9000+5 305+9223372036854775502"])
    #expect(host.elements.count == 66 + 300 - 70)
    host.restore(gaps: [path: ""])
    #expect(host.elements.count == 66 + 512, "The others are made once they are seen.")
  }
}

/// A gap as a page knows it.
struct Gap: Equatable {
  let id: Int
  let rows: Int
  let path: String
  let start: Int
  let count: Int

  init?(_ element: ElementSnapshot) {
    guard let text = element.gapText, let rows = Int(text), rows > 0,
      let place = element.attributes.first(where: { $0.name == "data-rows" })?.value
    else { return nil }
    let parts = place.split(separator: " ")
    guard parts.count == 3, let start = Int(parts[1]), let count = Int(parts[2]) else { return nil }
    (id, self.rows, path, self.start, self.count) = (
      element.id, rows, String(parts[0]), start, count
    )
  }
}

extension ElementSnapshot {
  var allElements: [ElementSnapshot] { [self] + children.flatMap(\.allElements) }

  var gapText: String? { attributes.first { $0.name == "data-gap" }?.value }
}

extension ViewHost {
  var gaps: [Gap] { root.allElements.compactMap { Gap($0) } }

  /// What a page tells another process of its rows.
  var gapsByPath: [String: String] {
    var found: [String: [String]] = [:]
    for element in root.allElements {
      guard let place = element.attributes.first(where: { $0.name == "data-rows" })?.value
      else { continue }
      let path = String(place.prefix { $0 != " " })
      found[path, default: []] += Gap(element).map { ["\($0.start)+\($0.count)"] } ?? []
    }
    return found.mapValues { $0.joined(separator: " ") }
  }
}

extension PatchOperation {
  var isDeletion: Bool { if case .delete = self { true } else { false } }
}
