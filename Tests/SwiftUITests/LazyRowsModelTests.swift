@_spi(Host) import SwiftUI
import SwiftUITesting
import Testing

/// Random changes of a long list, compared with what a list that makes every row shows.
@MainActor struct LazyRowsModelTests {
  private struct Row: View {
    let id: Int
    @State private var birth: Int

    init(id: Int, births: Births) {
      self.id = id
      _birth = State(initialValue: births.next())
    }

    var body: some View { Text("\(id) \(birth)") }
  }

  /// A number for every row that is made, so that one made anew is known.
  @MainActor private final class Births {
    private var last = 0
    func next() -> Int {
      last += 1
      return last
    }
  }

  private struct Lazy: View {
    let model: RowModel
    let births: Births
    var body: some View {
      List {
        Section {
          ForEach(model.ids, id: \.self) { Row(id: $0, births: births) }
        } footer: {
          Text("-1 0")
        }
      }
    }
  }

  @Test(arguments: 1...4)
  func theRowsThatAreMadeAreThoseOfAWholeList(seed: Int) throws {
    var random = SeededNumbers(state: UInt64(seed))
    let model = RowModel(0..<Int.random(in: 0...250, using: &random))
    let host = ViewHost(Lazy(model: model, births: Births()))
    var next = 1000
    var births: [Int: Int] = [:]
    for step in 0..<30 {
      change(&model.ids, next: &next, &random)
      host.flush()
      if Bool.random(using: &random), let gap = host.gaps.randomElement(using: &random) {
        let from = Int.random(in: 0..<gap.rows, using: &random)
        let count = Int.random(in: 1...80, using: &random)
        #expect(host.send(.rows(id: gap.id, from: from, count: count)) == nil)
      }
      try check(host, model.ids, &births, "seed \(seed), step \(step)")
    }
    host.scrollToEnd()
    #expect(rows(host).dropLast().map(\.id) == model.ids)
    try check(host, model.ids, &births, "seed \(seed), end")
  }

  private func change(_ ids: inout [Int], next: inout Int, _ random: inout SeededNumbers) {
    let place = Int.random(in: 0...ids.count, using: &random)
    let count = [1, 1, 1, 5, 60].randomElement(using: &random) ?? 1
    switch Int.random(in: 0..<9, using: &random) {
    case 0, 1, 2:
      ids.insert(contentsOf: next..<(next + count), at: place)
      next += count
    case 3, 4:
      ids.removeSubrange(place..<min(ids.count, place + count))
    case 5:
      let moved = Array(ids[place..<min(ids.count, place + count)])
      ids.removeSubrange(place..<min(ids.count, place + count))
      ids.insert(contentsOf: moved, at: Int.random(in: 0...ids.count, using: &random))
    case 6:
      ids.reverse()
    case 7:
      ids.shuffle(using: &random)
    default:
      ids = ids.filter { $0 % 3 != 0 }
    }
  }

  private struct Shown {
    let id: Int
    let birth: Int
  }

  private func rows(_ host: ViewHost) -> [Shown] {
    host.elements.compactMap { element in
      let parts = element.name.split(separator: " ").compactMap { Int($0) }
      return parts.count == 2 ? Shown(id: parts[0], birth: parts[1]) : nil
    }
  }

  private func check(
    _ host: ViewHost,
    _ ids: [Int],
    _ births: inout [Int: Int],
    _ comment: String
  ) throws {
    try #require(host.isPageWhatViewsSay, "\(comment)")
    let rows = rows(host)
    try #require(rows.last?.id == -1, "The footer comes last: \(comment)")
    let shown = rows.dropLast()
    // Each row stands where it stands in the whole list, and the gaps account for the others.
    var isMade = [Bool](repeating: true, count: ids.count)
    for gap in host.gaps {
      try #require(gap.start >= 0 && gap.start + gap.count <= ids.count, "\(comment)")
      for place in gap.start..<(gap.start + gap.count) {
        try #require(isMade[place], "Gaps don't overlap: \(comment)")
        isMade[place] = false
      }
    }
    try #require(shown.map(\.id) == ids.indices.filter { isMade[$0] }.map { ids[$0] }, "\(comment)")
    try #require(!isMade.prefix(1).contains(false), "The first row is made: \(comment)")
    // A row that stays is the same row.
    var now: [Int: Int] = [:]
    for row in shown {
      if let birth = births[row.id] { try #require(birth == row.birth, "\(comment)") }
      now[row.id] = row.birth
    }
    let present = Set(ids)
    births = births.filter { present.contains($0.key) }.merging(now) { $1 }
  }
}
