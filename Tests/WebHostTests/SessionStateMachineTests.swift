import Testing

@testable import WebHost

@Suite struct SessionStateMachineTests {
  private func machine(_ change: (inout Limits) -> Void = { _ in }) -> SessionStateMachine {
    var limits = Limits()
    change(&limits)
    return SessionStateMachine(lastEvent: 0, limits: limits, now: 0)
  }

  private func patch(_ machine: inout SessionStateMachine) -> [UInt8] {
    machine.patchMade { revision, event in [UInt8(revision), UInt8(event)] }
  }

  @Test func takesEventsInOrder() {
    var machine = machine()
    #expect(machine.eventReceived(1, revision: 0, idempotencyKey: nil) == .handle)
    #expect(machine.eventReceived(2, revision: 0, idempotencyKey: nil) == .handle)
    #expect(machine.lastEvent == 2)
  }

  @Test func ignoresDuplicatesAndRefusesGaps() {
    var machine = machine()
    _ = machine.eventReceived(1, revision: 0, idempotencyKey: nil)
    #expect(machine.eventReceived(1, revision: 0, idempotencyKey: nil) == .ignore)
    #expect(machine.eventReceived(0, revision: 0, idempotencyKey: nil) == .ignore)
    #expect(machine.eventReceived(3, revision: 0, idempotencyKey: nil) == .refuse(.stale))
    #expect(machine.lastEvent == 1)
    #expect(machine.eventReceived(2, revision: 0, idempotencyKey: nil) == .handle)
  }

  @Test func carriesOutAKeyOnceAmongTheLastEight() {
    var machine = machine()
    #expect(machine.eventReceived(1, revision: 0, idempotencyKey: "a") == .handle)
    #expect(machine.eventReceived(2, revision: 0, idempotencyKey: "a") == .acknowledge)
    for number in 3...10 {
      #expect(machine.eventReceived(number, revision: 0, idempotencyKey: "\(number)") == .handle)
    }
    #expect(machine.eventReceived(11, revision: 0, idempotencyKey: "a") == .handle)
  }

  @Test func refusesPatchesThatWereNeverMade() {
    var machine = machine()
    _ = patch(&machine)
    #expect(machine.eventReceived(1, revision: 2, idempotencyKey: nil) == .refuse(.bad))
    #expect(machine.lastEvent == 0)
    let accepted = machine.acknowledge(1)
    #expect(accepted)
    let acceptedAgain = machine.acknowledge(0)
    #expect(acceptedAgain, "An older number is only late.")
    #expect(machine.acknowledgedRevision == 1)
  }

  @Test func makesNoMoreThanEightPatchesThatNobodyHas() {
    var machine = machine()
    for number in 1...8 {
      _ = machine.eventReceived(number, revision: 0, idempotencyKey: nil)
      #expect(machine.shouldRender)
      _ = patch(&machine)
      #expect(!machine.shouldRender, "Nothing is owed after a patch.")
    }
    _ = machine.eventReceived(9, revision: 0, idempotencyKey: nil)
    machine.changed()
    #expect(!machine.shouldRender)
    _ = machine.eventReceived(10, revision: 3, idempotencyKey: nil)
    #expect(machine.shouldRender)
    #expect(patch(&machine) == [9, 10], "One patch covers both events.")
  }

  @Test func sendsAgainWhatThePageLacks() {
    for pageHas in 0...3 {
      var machine = machine()
      for number in 1...3 {
        _ = machine.eventReceived(number, revision: 0, idempotencyKey: nil)
        _ = patch(&machine)
      }
      machine.disconnected(at: 10)
      let missing = (pageHas + 1..<4).map { [UInt8($0), UInt8($0)] }
      #expect(machine.resumed(pageRevision: pageHas, at: 20) == .send(missing))
      #expect(machine.disconnectedAt == nil)
    }
  }

  @Test func startsAgainWhereHistoryIsGone() {
    var machine = machine()
    for _ in 1...3 { _ = patch(&machine) }
    _ = machine.acknowledge(2)
    machine.disconnected(at: 10)
    #expect(machine.resumed(pageRevision: 1, at: 20) == .startAgain)
    #expect(machine.resumed(pageRevision: 4, at: 20) == .startAgain)
    #expect(machine.disconnectedAt == 10)
  }

  @Test func rendersNothingWhileNobodyIsThere() {
    var machine = machine()
    machine.disconnected(at: 10)
    machine.changed()
    #expect(!machine.shouldRender)
    _ = machine.resumed(pageRevision: 0, at: 20)
    #expect(machine.shouldRender)
  }

  @Test func expiresAfterRetention() {
    var machine = machine()
    #expect(!machine.isExpired(at: 1_000_000))
    machine.disconnected(at: 1000)
    #expect(!machine.isExpired(at: 120_999))
    #expect(machine.isExpired(at: 121_000))
  }

  @Test func limitsTheRateOfMessages() {
    var machine = machine()
    for _ in 1...60 {
      let isInTime = machine.messageReceived(at: 0)
      #expect(isInTime)
    }
    let isOver = !machine.messageReceived(at: 0)
    #expect(isOver)
    var taken = 0
    for _ in 1...100 where machine.messageReceived(at: 1000) { taken += 1 }
    #expect(taken == 30)
  }

  /// Every order of up to six of these five things leaves the numbers consistent.
  @Test func keepsItsNumbersWhateverHappens() {
    func walk(_ machine: SessionStateMachine, _ depth: Int) {
      #expect(machine.acknowledgedRevision <= machine.revision)
      #expect(!machine.shouldRender || machine.disconnectedAt == nil)
      guard depth > 0 else { return }
      for step in 0..<5 {
        var next = machine
        switch step {
        case 0:
          _ = next.eventReceived(next.lastEvent + 1, revision: next.revision, idempotencyKey: nil)
          #expect(next.lastEvent == machine.lastEvent + 1)
        case 1:
          guard next.shouldRender else { continue }
          _ = patch(&next)
          #expect(next.revision == machine.revision + 1)
        case 2: next.changed()
        case 3: next.disconnected(at: 5)
        default:
          guard next.disconnectedAt != nil else { continue }
          let answer = next.resumed(pageRevision: next.acknowledgedRevision, at: 6)
          #expect(answer != .startAgain)
        }
        walk(next, depth - 1)
      }
    }
    walk(machine(), 6)
  }
}
