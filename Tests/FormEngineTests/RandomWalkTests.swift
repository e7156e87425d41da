import FormEngine
import Testing

struct RandomWalkTests {
  @Test(arguments: [true, false])
  func longWalksKeepEveryInvariant(isImmediate: Bool) {
    var saves = 0
    for seed in 0..<60 {
      var walk = RandomWalk(
        seed: UInt64(seed),
        delay: isImmediate ? .immediate : .milliseconds(300)
      )
      var steps = 0
      while steps < 300, walk.faults.isEmpty {
        walk.step()
        steps += 1
      }
      #expect(walk.faults.isEmpty, "seed \(seed), step \(steps)")
      saves += walk.saves
    }
    // A walk that never gets as far as saving would prove little.
    #expect(saves > 30)
  }
}
