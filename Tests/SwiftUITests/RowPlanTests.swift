import Testing

@testable import SwiftUI

@Suite struct RowPlanTests {
  private func plan(_ rows: [RowPlan.Row], head: Int = 0, allowance: Int = 0) -> [Range<Int>] {
    RowPlan(rows, head: head, allowance: allowance).gaps
  }

  @Test func theFirstRowsOfANewListAreMade() {
    let rows = [RowPlan.Row](repeating: .new, count: 100)
    #expect(plan(rows, allowance: 64) == [64..<100])
    #expect(plan(rows, head: 64) == [64..<100])
    #expect(plan([], allowance: 64) == [])
  }

  @Test func aFewRowsAreNotWorthAGap() {
    let rows = [RowPlan.Row](repeating: .new, count: 72)
    #expect(plan(rows, allowance: 64) == [])
    #expect(plan(rows + [.new], allowance: 64) == [64..<73])
  }

  @Test func newRowsAreMadeWhereTheyFollowAMadeOne() {
    let gap = [RowPlan.Row](repeating: .waiting, count: 20)
    #expect(plan([.new, .made, .new, .new] + gap, allowance: 9) == [4..<24])
    #expect(plan([.made] + gap + [.new] + gap, allowance: 9) == [1..<42])
    #expect(plan([.made] + [RowPlan.Row](repeating: .new, count: 40), allowance: 9) == [10..<41])
  }

  @Test func whatWaitsGoesOnWaitingUnlessItMovesAmongTheFirst() {
    let gap = [RowPlan.Row](repeating: .waiting, count: 20)
    #expect(plan([.made] + gap, head: 4, allowance: 50) == [4..<21])
    #expect(plan([.made, .waiting, .made] + gap) == [3..<23])
  }

  @Test func aPartOfAGapLeavesNoSmallOne() {
    #expect(RowPlan.part(10..<20, of: 0..<100) == 10..<20)
    #expect(RowPlan.part(8..<20, of: 0..<100) == 0..<20)
    #expect(RowPlan.part(50..<92, of: 0..<100) == 50..<100)
    #expect(RowPlan.part(-20..<500, of: 0..<100) == 0..<100)
    #expect(RowPlan.part(200..<500, of: 0..<100).isEmpty)
  }

  @Test func gapsAreReadAsAPageKeepsThem() {
    #expect(RowPlan.gaps(from: "") == [])
    #expect(RowPlan.gaps(from: "64+188 300+12") == [64..<252, 300..<312])
  }

  @Test(arguments: [
    "64", "64+", "+3", "-1+3", "1+-3", "1+2+3", "a+b", "1+99999999999999999999",
    "9223372036854775807+1", "64+188,300+12", "64 +188", "\u{0}+1",
  ])
  func otherTextsAreNoGaps(text: String) {
    #expect(RowPlan.gaps(from: text) == nil)
  }
}
