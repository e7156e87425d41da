import Testing

@testable import SwiftUI

/// Numbers that are the same in every run.
struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}

@MainActor struct ChildEditsTests {
  private func apply(_ edits: ChildEdits, to shown: [Int], now: [Int]) -> [Int] {
    var list = shown.filter { !edits.deleted.contains($0) }
    for (index, child) in now.enumerated().reversed() {
      guard edits.inserted.contains(child) || edits.moved.contains(child) else { continue }
      list.removeAll { $0 == child }
      let before = index + 1 < now.count ? list.firstIndex(of: now[index + 1]) : nil
      list.insert(child, at: before ?? list.count)
    }
    return list
  }

  @Test func editsMakeTheNewListAndTheFixedChildNeverMoves() {
    var numbers = SeededNumbers(state: 7)
    for _ in 0..<2_000 {
      let all = Array(1...Int.random(in: 1...12, using: &numbers))
      let shown = all.shuffled(using: &numbers).filter { _ in Bool.random(using: &numbers) }
      let now = all.shuffled(using: &numbers).filter { _ in Bool.random(using: &numbers) }
      let fixed = now.randomElement(using: &numbers)
      let edits = ChildEdits(shown: shown, now: now, fixed: fixed)
      #expect(apply(edits, to: shown, now: now) == now)
      if let fixed { #expect(!edits.moved.contains(fixed)) }
    }
  }

  @Test func oneChildThatMovesIsTheOnlyOneMoved() {
    let edits = ChildEdits(shown: [1, 2, 3, 4, 5], now: [5, 1, 2, 3, 4], fixed: nil)
    #expect(edits.moved == [5])
    let round = ChildEdits(shown: [1, 2, 3, 4, 5], now: [5, 1, 2, 3, 4], fixed: 5)
    #expect(round.moved == [1, 2, 3, 4])
  }
}
