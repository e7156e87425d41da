import FormEngineTesting
import Testing

@MainActor struct TestClockTests {
  @Test func wakesSleepersInTheOrderOfTheirDeadlines() async throws {
    let clock = TestClock()
    var woken: [Int] = []
    let gates = [Gate(), Gate()]
    let tasks = [30, 10].enumerated()
      .map { place, delay in
        Task {
          await gates[place].wait()
          try await clock.sleep(for: .milliseconds(delay))
          woken.append(delay)
        }
      }
    for gate in gates { gate.open() }
    while clock.sleepers < 2 { await Task.yield() }
    await clock.advance(by: .milliseconds(10))
    try await tasks[1].value
    #expect(woken == [10])
    #expect(clock.now.offset == .milliseconds(10))
    await clock.run()
    try await tasks[0].value
    #expect(woken == [10, 30])
    #expect(clock.now.offset == .milliseconds(30))
  }

  @Test func letsACancelledSleeperLeave() async {
    let clock = TestClock()
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    while clock.sleepers < 1 { await Task.yield() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.sleepers == 0)
  }

  @Test func aSleepToNowWaitsForAnAdvance() async throws {
    let clock = TestClock()
    let task = Task { try await clock.sleep(until: clock.now) }
    while clock.sleepers < 1 { await Task.yield() }
    await clock.advance(by: .zero)
    try await task.value
    #expect(clock.sleepers == 0)
  }
}
