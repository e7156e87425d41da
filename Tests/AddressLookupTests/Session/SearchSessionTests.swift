import PostalAddresses
import Testing

@testable import AddressLookup

// One after the other: each takes seconds of a core, and tests beside them wait for time-outs.
@Suite(.serialized) struct SearchSessionTests {
  @Test func asksAfterAPauseAndShowsTheAnswer() throws {
    var session = SearchSession(countryCode: "US", language: "en")
    #expect(session.typed("ma") == [])
    #expect(session.typed("mai") == [.pause(ticket: 1)])
    let request = SearchRequest(ticket: 1, text: "mai", countryCode: "US", language: "en")
    #expect(session.paused(ticket: 1) == [.ask(request)])
    #expect(session.status == .searching)
    #expect(session.answered(ticket: 1, SessionEvent.list) == [])
    #expect(session.status == .shown(SessionEvent.list))
  }

  @Test func startsThePauseAgainWithEachKey() {
    var session = SearchSession(countryCode: "US")
    _ = session.typed("mai")
    #expect(session.typed("main") == [.cancelSearch, .pause(ticket: 2)])
    #expect(session.paused(ticket: 1) == [])
  }

  @Test func keepsToTheProvidersMinimum() {
    let rules = SearchRules(minimumCharacters: 1)
    var session = SearchSession(countryCode: "JP", rules: rules)
    #expect(session.typed("港") == [.pause(ticket: 1)])
    #expect(session.typed("") == [.cancelSearch])
  }

  @Test func asksAProviderOfWholeLinesForWholeLines() {
    let rules = SearchRules(wholeLinesOnly: true)
    var session = SearchSession(countryCode: "DE", rules: rules)
    #expect(session.typed("Teststraße") == [])
    #expect(session.typed("Teststraße 12") == [.pause(ticket: 1)])
  }

  @Test func writesWhatWasPicked() {
    var session = shown()
    #expect(
      session.picked(SessionEvent.plain) == [.resolve(ticket: 2, SessionEvent.plain)]
    )
    _ = session.left()
    #expect(session.status == .resolving)
    let actions = session.resolved(ticket: 2, .filled)
    #expect(actions.contains { $0.isFill })
    #expect(session.wrote("548 Market Street", countryCode: "US") == [])
    #expect(session.typed("548 Market Street") == [])
    #expect(session.status == .idle)
  }

  @Test func doesNotWriteOverWhatWasEditedSince() throws {
    var session = shown()
    _ = session.picked(SessionEvent.plain)
    _ = session.edited(.city)
    let fill = try #require(session.resolved(ticket: 2, .filled).first)
    guard case .fill(let picked) = fill else {
      Issue.record("The first action is not to fill.")
      return
    }
    var form = PostalAddress(countryCode: "US")
    form.city = "Typed"
    form.line2 = "c/o Adjoa"
    picked.write(into: &form)
    #expect(form.city == "Typed")
    #expect(form.street == "548 Market Street")
    #expect(form.postalCode == "94104")
    #expect(form.line2 == "c/o Adjoa")
    #expect(form.fullName == "")
  }

  /// A place and a CEDEX of an earlier address are shown in no field that could tell of them.
  @Test func clearsWhatNoFieldShowsUnlessItWasEdited() {
    var form = PostalAddress(countryCode: "US")
    form.dependentLocality = "Old Village"
    form.sortingCode = "CEDEX 8"
    let typed = TypedAddress("mai", countryCode: "US")
    var kept = form
    PickedAddress(.filled, typed: typed, keeping: []).write(into: &form)
    #expect(form.dependentLocality == "")
    #expect(form.sortingCode == "")
    PickedAddress(.filled, typed: typed, keeping: [.dependentLocality, .sortingCode])
      .write(into: &kept)
    #expect(kept.dependentLocality == "Old Village")
    #expect(kept.sortingCode == "CEDEX 8")
  }

  @Test func whatWasPutAwayStaysSoInAnotherLanguage() {
    var session = shown()
    _ = session.closedList()
    _ = session.changedLanguage(to: "fr")
    #expect(session.typed("Mai ") == [])
    var asked = shown()
    _ = asked.changedLanguage(to: "fr")
    #expect(asked.typed("Mai ") == [.pause(ticket: 2)])
  }

  @Test func tellsTheProviderOnceThatTheSearchIsOver() {
    var session = shown()
    #expect(session.typed("") == [.endSession])
    #expect(session.left() == [])
    session = shown()
    #expect(session.left() == [.endSession])
    #expect(session.saved() == [])
  }

  @Test func nothingOfASearchShowsInLogs() {
    let request = SearchRequest(ticket: 1, text: "Muster 1", countryCode: "DE", language: nil)
    let list = [Suggestion(id: "1", title: "Muster 1", address: .filled)]
    let values: [Any] = [
      SearchSession(text: "Muster 1", countryCode: "DE"), request,
      SearchQuestion("Muster 1", countryCode: "DE", language: nil),
      SearchSession.Action.ask(request), SearchSession.Action.resolve(ticket: 1, list[0]),
      TypedAddress("Muster 1", countryCode: "DE"), AddressSearchStatus.shown(list),
      TypedAddress("Muster 1", countryCode: "DE").completing("Muster"),
    ]
    for value in values {
      var dumped = ""
      dump(value, to: &dumped)
      for text in ["\(value)", String(reflecting: value), dumped] {
        #expect(!text.lowercased().contains("muster"))
      }
    }
  }

  /// What the answer leaves out is cleared, what the answer has is replaced, and the rest stays.
  @Test func writesThePlaceAsOneUnitAndNothingElse() {
    var form = PostalAddress.filled
    form.line2 = "Apt 9"
    let typed = TypedAddress("1 rue essai", countryCode: "FR")
    let answer = PostalAddress(
      fullName: "X",
      countryCode: "FR",
      street: "1 Rue Essai",
      city: "Lyon"
    )
    var expected = PostalAddress.filled
    expected.countryCode = "FR"
    expected.street = "1 Rue Essai"
    expected.line2 = "Apt 9"
    expected.city = "Lyon"
    expected.region = ""
    expected.postalCode = ""
    #expect(PickedAddress(answer, typed: typed, keeping: []).write(into: &form) == [])
    #expect(form == expected)
  }

  private func shown() -> SearchSession {
    var session = SearchSession(countryCode: "US")
    _ = session.typed("mai")
    _ = session.paused(ticket: 1)
    _ = session.answered(ticket: 1, SessionEvent.list)
    return session
  }
}

// MARK: - Every order, and at random

/// A session and what its history says it ought to do, side by side.
private struct Walker {
  var subject = SessionUnderTest()
  var history = SessionHistory(text: "1 Old Street", countryCode: "US", language: "en")

  /// Performs an event and returns what is wrong with the session afterwards.
  mutating func step(_ event: SessionEvent) -> String? {
    let before = history
    let ticket = subject.ticket(of: event)
    guard let actions = subject.perform(event) else { return nil }
    history.add(event, ticket: ticket, actions: actions)
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

extension SearchSessionTests {
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

  /// Every order of up to eight events, each state once: two orders that lead to the same state
  /// go on alike.
  @Test func behavesInEveryOrderOfEightEvents() {
    var frontier = [Walker()]
    var seen: Set<SessionUnderTest> = []
    var transitions = 0
    for length in 1...8 {
      var next: [Walker] = []
      for walker in frontier {
        for event in Self.alphabet + Self.rarer {
          var walker = walker
          let complaint = walker.step(event)
          transitions += 1
          if let complaint {
            let path = walker.history.steps.dropFirst().map { "\($0.event)" }
            Issue.record("\(complaint) after \(path.joined(separator: ", "))")
            return
          }
          if length < 8, seen.insert(walker.subject.canonical).inserted { next.append(walker) }
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

extension SessionUnderTest {
  /// The same with tickets numbered alike, so that states that go on alike are equal.
  fileprivate var canonical: SessionUnderTest {
    var copy = self
    var names: [Int: Int] = [:]
    func name(_ ticket: Int) -> Int {
      if let known = names[ticket] { return known }
      names[ticket] = names.count + 1
      return names.count
    }
    copy.pauses = pauses.map(name)
    copy.asks = asks.map(name)
    copy.picks = picks.map(name)
    copy.session.pausing = session.pausing.map(name)
    copy.session.asking = session.asking.map(name)
    copy.session.pick?.ticket = session.pick.map { name($0.ticket) } ?? 0
    copy.session.lastTicket = 0
    return copy
  }
}
