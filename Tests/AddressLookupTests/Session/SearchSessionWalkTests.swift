import PostalAddresses
import Testing

@testable import AddressLookup

/// A session and what its history says it ought to do, side by side.
private struct Walker {
  var subject = SessionUnderTest()
  var judge = SessionJudge(text: "1 Old Street", countryCode: "US", language: "en")
  var history = SessionHistory(text: "1 Old Street", countryCode: "US", language: "en")

  /// Performs an event and returns what is wrong with the session afterwards.
  mutating func step(_ event: SessionEvent) -> String? {
    let before = history
    let ticket = subject.ticket(of: event)
    guard let actions = subject.perform(event) else { return nil }
    history.add(event, ticket: ticket, actions: actions)
    if let complaint = judge.complaint(about: event, ticket: ticket, actions) { return complaint }
    if judge.status != history.status { return "is judged in two ways" }
    return complaint(event, before, actions)
  }

  private func complaint(
    _ event: SessionEvent,
    _ before: SessionHistory,
    _ actions: [SearchSession.Action]
  ) -> String? {
    let now = history
    if subject.session.status != now.status {
      return "shows \(subject.session.status) and not \(now.status)"
    }
    let paused = actions.contains { $0.paused != nil }
    var wantsPause = false
    if case .typed(let text) = event, text != before.screen.text || before.screen.isComposing {
      // The pause itself is left out of the history that says whether there ought to be one.
      var without = before
      without.add(event, ticket: nil, actions: actions.filter { $0.paused == nil })
      wantsPause = without.wantsAsking
    }
    if paused != wantsPause { return paused ? "asks in vain" : "does not ask" }
    for case .ask(let request) in actions {
      switch event {
      case .paused:
        guard before.openPause == request.ticket, request.text == now.screen.text,
          request.countryCode == now.screen.question.countryCode,
          request.language == now.screen.question.language
        else { return "asks for something else than what is on screen" }
      case .picked(let suggestion):
        guard suggestion.narrows, request.text == suggestion.title else { return "asks on a pick" }
      default: return "asks without a pause"
      }
    }
    return complaintAboutFilling(event, before, actions)
  }

  private func complaintAboutFilling(
    _ event: SessionEvent,
    _ before: SessionHistory,
    _ actions: [SearchSession.Action]
  ) -> String? {
    let fills = actions.filter(\.isFill).count
    switch event {
    case .resolved:
      guard let pick = before.openPick, pick.ticket == subject.ticket(of: event) else {
        return fills == 0 ? nil : "writes a pick that is over"
      }
      let typed = TypedAddress(before.screen.text, countryCode: "US")
      let picked = PickedAddress(.filled, typed: typed, keeping: pick.edited)
      return actions.contains(.fill(picked)) && fills == 1 ? nil : "does not write the pick rightly"
    case .picked(let suggestion) where suggestion.address != nil: return nil
    default: return fills == 0 ? nil : "writes without a pick"
    }
  }
}

// One after the other: each takes seconds of a core, and tests beside them wait for time-outs.
@Suite(.serialized) struct SearchSessionWalkTests {
  /// The events of the walk: the twelve kinds, and more than one of those that differ.
  private static let alphabet: [SessionEvent] = [
    .typed("main"), .typed("Main "), .typed("mainz"), .typed("m"),
    .composed("mainz"),
    .paused(.latest), .paused(.previous),
    .answered(.latest, SessionEvent.list), .answered(.latest, []),
    .answered(.previous, SessionEvent.other),
    .failed(.latest, .error(.unavailable)), .failed(.latest, .cancelled),
    .picked(SessionEvent.plain), .picked(SessionEvent.carrying), .picked(SessionEvent.narrowing),
    .resolved(.latest), .resolved(.previous), .unresolved(.latest, .error(.unavailable)),
    .edited(.city), .country("DE"), .left, .saved, .closed, .closedList,
    .wrote("548 Market Street", "US"),
  ]

  private static let rarer: [SessionEvent] = [
    .typed(""), .typed("main street"), .composed("main"), .language("de"), .language("en"),
    .country("US"), .wrote("main", "US"), .failed(.previous, .error(.unreadable)),
    .edited(.line2), .edited(.postalCode), .unresolved(.previous, .cancelled),
    .unresolved(.latest, .cancelled), .answered(.latest, SessionEvent.other),
  ]

  /// A search as it usually goes.
  private static let usual: [SessionEvent] = [
    .typed("main"), .paused(.latest), .answered(.latest, SessionEvent.list),
    .picked(SessionEvent.plain), .resolved(.latest),
  ]

  /// Every order of up to eight events.
  ///
  /// Orders that lead to the same session and to the same expectations go on alike, and are walked
  /// once; what a session does depends on nothing else, and neither does what is expected.
  @Test func behavesInEveryOrderOfEightEvents() {
    var frontier = [Shortcut()]
    var seen: Set<Shortcut.Key> = []
    var transitions = 0
    for length in 1...8 {
      var next: [Shortcut] = []
      for shortcut in frontier {
        for event in Self.alphabet + Self.rarer {
          var shortcut = shortcut
          let complaint = shortcut.step(event)
          transitions += 1
          if let complaint {
            let path = shortcut.path.map { "\($0)" }
            Issue.record("\(complaint) after \(path.joined(separator: ", "))")
            return
          }
          if length < 8, seen.insert(shortcut.key).inserted { next.append(shortcut) }
        }
      }
      frontier = next
    }
    #expect(transitions > 50_000)
  }

  /// Every order of three events from each stage of a search, without leaving any out.
  @Test(arguments: 0...usual.count)
  func behavesInEveryOrderOfThreeEventsFromEachStage(stage: Int) {
    var start = Walker()
    for event in Self.usual.prefix(stage) { #expect(start.step(event) == nil) }
    var walked = 0
    func walk(_ walker: Walker, _ depth: Int) -> Bool {
      for event in Self.alphabet {
        var next = walker
        walked += 1
        if let complaint = next.step(event) {
          let path = next.history.steps.dropFirst().map { "\($0.event)" }
          Issue.record("\(complaint) after \(path.joined(separator: ", "))")
          return false
        }
        if depth > 1, !walk(next, depth - 1) { return false }
      }
      return true
    }
    #expect(walk(start, 3))
    #expect(walked > 10_000)
  }

  @Test(arguments: 1...8)
  func behavesAtRandom(seed: UInt64) {
    var random = SplitMix(state: seed)
    let events = Self.alphabet + Self.rarer
    var filled = 0
    for _ in 0..<150 {
      var walker = Walker()
      var place = 0
      for _ in 0..<40 {
        // What usually comes next comes more often, or hardly a pick would ever be resolved.
        let isUsual = random.next(below: 5) > 0
        let event = isUsual ? Self.usual[place] : events[random.next(below: events.count)]
        if isUsual { place = (place + 1) % Self.usual.count }
        if let complaint = walker.step(event) {
          let path = walker.history.steps.dropFirst().map { "\($0.event)" }
          Issue.record("seed \(seed): \(complaint) after \(path.joined(separator: ", "))")
          return
        }
      }
      filled += walker.history.steps.filter { $0.actions.contains(where: \.isFill) }.count
    }
    #expect(filled > 50)
  }
}

/// A session beside its judge, without a history: what is needed to go on from a state.
private struct Shortcut {
  struct Key: Hashable {
    var subject: SessionUnderTest
    var judge: SessionJudge
  }

  private var subject = SessionUnderTest()
  private var judge = SessionJudge(text: "1 Old Street", countryCode: "US", language: "en")
  private(set) var path: [SessionEvent] = []

  /// Performs an event and returns what is wrong with the session afterwards.
  mutating func step(_ event: SessionEvent) -> String? {
    let ticket = subject.ticket(of: event)
    let last = subject.session.lastTicket
    path.append(event)
    guard let actions = subject.perform(event) else { return nil }
    if let complaint = judge.complaint(about: event, ticket: ticket, actions) { return complaint }
    // The ask of a pause goes on under the ticket of the pause.
    let given = actions.compactMap { $0.paused ?? $0.resolved }
    if given.contains(where: { $0 <= last }) { return "gives out a ticket twice" }
    return subject.session.status == judge.status
      ? nil : "shows \(subject.session.status) and not \(judge.status)"
  }

  /// The same with tickets numbered by their age: only that of two the older is older counts.
  var key: Key {
    let tickets = Set(
      subject.pauses + subject.asks + subject.picks
        + [
          subject.session.pausing, subject.session.asking, subject.session.pick?.ticket,
          judge.pausing, judge.asking, judge.pick?.ticket,
        ]
        .compactMap(\.self)
    )
    let order = tickets.sorted()
    func name(_ ticket: Int) -> Int { order.firstIndex(of: ticket) ?? -1 }
    var subject = subject
    var judge = judge
    subject.pauses = subject.pauses.map(name)
    subject.asks = subject.asks.map(name)
    subject.picks = subject.picks.map(name)
    subject.session.pausing = subject.session.pausing.map(name)
    subject.session.asking = subject.session.asking.map(name)
    if let pick = subject.session.pick { subject.session.pick?.ticket = name(pick.ticket) }
    // A ticket that is to come differs from all others, whatever its number.
    subject.session.lastTicket = 0
    judge.pausing = judge.pausing.map(name)
    judge.asking = judge.asking.map(name)
    if let pick = judge.pick { judge.pick?.ticket = name(pick.ticket) }
    return Key(subject: subject, judge: judge)
  }
}

/// A generator whose numbers are the same in every run.
struct SplitMix {
  var state: UInt64

  mutating func next(below bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
  }
}
