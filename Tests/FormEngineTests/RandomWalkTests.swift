import FormEngine
import Testing

@MainActor struct RandomWalkTests {
  /// 60 forms with rules, policies and options of their own, each for 250 steps.
  @Test func longWalksEndWhereTheModelSays() async {
    var saves = 0
    var lateReports = 0
    for seed in 0..<60 {
      let walk = RandomWalk(seed: UInt64(seed))
      var steps = 0
      while steps < 250, walk.faults.isEmpty {
        await walk.step()
        steps += 1
      }
      #expect(
        walk.faults.isEmpty,
        "seed \(seed), step \(steps), after \(walk.trace.suffix(12).joined(separator: "; "))"
      )
      saves += walk.saves
      lateReports += walk.lateReports
    }
    // Walks that never get as far would prove little.
    #expect(saves > 100)
    #expect(lateReports > 250)
  }
}
