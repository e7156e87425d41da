import AddressLookup
import PostalAddresses
import Testing

/// A long walk of a form's search at random, beside a model that knows the time and the answers.
@MainActor @Suite(.timeLimit(.minutes(3))) struct AddressSearchModelWalkTests {
  @Test(arguments: 1...6)
  func behavesAtRandom(seed: UInt64) async {
    var fills = 0
    var ends = 0
    for round in 0..<6 {
      let walk = ModelWalk(seed: seed &* 1000 &+ UInt64(round))
      for step in 0..<150 {
        guard let complaint = await walk.step() else { continue }
        Issue.record("seed \(seed), round \(round), step \(step): \(complaint)")
        return
      }
      fills += walk.fills
      ends += walk.ends
      walk.finish()
    }
    #expect(fills > 10)
    #expect(ends > 10)
  }
}

/// One form's search, and beside it what it ought to do.
@MainActor private final class ModelWalk {
  private struct Call {
    var place: Int
    var ticket: Int
    var isResolve: Bool
  }

  private let clock = SteppedClock()
  private let desk = AnswerDesk()
  private let form = Draft()
  private let search: AddressSearchModel
  private var random: SplitMix

  // What ought to be.
  private var judge = SessionJudge(text: "", countryCode: "US", language: "en")
  private var address = PostalAddress(countryCode: "US")
  private var questions: [AnswerDesk.Question] = []
  private var cancelled: Set<Int> = []
  private(set) var ends = 0
  private(set) var fills = 0
  private var now = Duration.zero
  private var due: (at: Duration, ticket: Int)?
  private var askedLast: Duration?
  private var open: [Call] = []
  private var lastTicket = 0
  private var said = ""

  @MainActor final class Draft {
    var address = PostalAddress(countryCode: "US")
  }

  init(seed: UInt64) {
    random = SplitMix(state: seed)
    let form = form
    search = AddressSearchModel(
      search: desk.search,
      countryCode: "US",
      language: "en",
      clock: clock
    ) { picked in
      picked.write(into: &form.address)
      return form.address
    }
  }

  /// Lets every question go that is still open.
  func finish() {
    for place in questions.indices { desk.answer(place, .failure(CancellationError())) }
  }

  /// Does something at random and returns what is wrong afterwards.
  func step() async -> String? {
    switch random.next(below: 20) {
    case 0...5: type(["main", "mainz", "Main ", "main st", "m", "", "12 main"])
    case 6...9: await rest(.milliseconds([50, 150, 300, 300, 1000][random.next(below: 5)]))
    case 10...12: answer()
    case 13, 14: pick()
    case 15: edit()
    case 16: other()
    case 17: random.next(below: 4) == 0 ? await rest(.seconds(200)) : leave()
    default: return await usual()
    }
    return await compare()
  }

  // MARK: - What happens

  private func type(_ texts: [String]) {
    let text = texts[random.next(below: texts.count)]
    let isComposing = random.next(below: 6) == 0
    said = isComposing ? "composing" : "typing"
    form.address.street = text
    address.street = text
    search.typed(text, isComposing: isComposing)
    happened(isComposing ? .composed(text) : .typed(text))
  }

  /// Goes as far as a pick without a detour, so that enough is filled in.
  private func usual() async -> String? {
    type(["main", "mainz", "12 main"])
    await rest(.milliseconds(300))
    said = "typing and a rest"
    if let complaint = await compare() { return complaint }
    guard let call = open.last, !call.isResolve else { return nil }
    open.removeLast()
    said = "a list for question \(call.place)"
    desk.answer(call.place, .list(SessionEvent.list))
    report(call, .answered(.latest, SessionEvent.list))
    if let complaint = await compare() { return complaint }
    pick()
    return await compare()
  }

  private func rest(_ duration: Duration) async {
    said = "a rest of \(duration)"
    // The pause begins in a task of its own.
    if due != nil { await clock.sleeping(1) }
    now += duration
    clock.advance(by: duration)
    guard let due, due.at <= now else { return }
    self.due = nil
    happened(.paused(.latest), ticket: due.ticket)
  }

  private func answer() {
    guard !open.isEmpty else { return }
    let call = open.remove(at: random.next(below: open.count))
    let kind = random.next(below: 6)
    said = "answer \(kind) to question \(call.place)"
    let error = AddressSearchError(code: .unavailable, provider: "Desk")
    switch (kind, call.isResolve) {
    case (0, _):
      desk.answer(call.place, .failure(error))
      let failure = SearchSession.Failure.error(.unavailable)
      report(call, call.isResolve ? .unresolved(.latest, failure) : .failed(.latest, failure))
    case (1, _):
      desk.answer(call.place, .failure(CancellationError()))
      report(call, call.isResolve ? .unresolved(.latest, .cancelled) : .failed(.latest, .cancelled))
    case (_, true):
      desk.answer(call.place, .address(.filled))
      report(call, .resolved(.latest))
    case (2, false):
      desk.answer(call.place, .list([]))
      report(call, .answered(.latest, []))
    default:
      desk.answer(call.place, .list(SessionEvent.list))
      report(call, .answered(.latest, SessionEvent.list))
    }
  }

  private func report(_ call: Call, _ event: SessionEvent) {
    // A failed answer of a task that was cancelled, and any other, arrives under its own ticket.
    happened(event, ticket: call.ticket)
  }

  private func pick() {
    said = "a pick"
    let suggestion = SessionEvent.list[random.next(below: SessionEvent.list.count)]
    if search.suggestions.contains(suggestion), random.next(below: 2) == 0 {
      for _ in 0...(SessionEvent.list.firstIndex(of: suggestion) ?? 0) {
        search.moveHighlight(by: 1)
      }
      if !search.pressedReturn() { said = "a Return that picked nothing" }
    } else {
      search.pick(suggestion)
    }
    happened(.picked(suggestion))
  }

  private func edit() {
    said = "an edited field"
    form.address.city = "Mytown"
    address.city = "Mytown"
    search.edited(.city)
    happened(.edited(.city))
  }

  private func other() {
    switch random.next(below: 4) {
    case 0:
      said = "another country"
      let code = judge.question.countryCode == "US" ? "DE" : "US"
      form.address.countryCode = code
      address.countryCode = code
      search.countryIs(code)
      happened(.country(code))
    case 1:
      said = "another language"
      let language = judge.question.language == "en" ? "fr" : "en"
      search.languageIs(language)
      happened(.language(language))
    case 2:
      said = "a text of the form's own"
      form.address.street = "5 Own Street"
      address.street = "5 Own Street"
      search.wrote("5 Own Street", countryCode: address.countryCode)
      happened(.wrote("5 Own Street", address.countryCode))
    default:
      said = "Escape"
      let hasSomething = judge.status != .idle && judge.status != .resolving
      if search.pressedEscape() != hasSomething { said = "an Escape that was told wrongly" }
      happened(.closedList)
    }
  }

  private func leave() {
    switch random.next(below: 3) {
    case 0:
      said = "leaving"
      search.left()
      happened(.left)
    case 1:
      said = "saving"
      search.saved()
      happened(.saved)
    default:
      said = "closing"
      search.closed()
      happened(.closed)
    }
  }
}

// MARK: - What ought to be

extension ModelWalk {
  private func happened(_ event: SessionEvent, ticket: Int? = nil) {
    let pausing = due?.ticket
    let pick = judge.pick?.ticket
    let asking = judge.asking
    for deed in judge.deeds(after: event, ticket: ticket) {
      switch deed {
      case .cancelResolve: stop { $0.isResolve && $0.ticket == pick }
      case .cancelSearch:
        if pausing != nil { due = nil }
        stop { !$0.isResolve && $0.ticket == asking }
      case .pause:
        lastTicket += 1
        due = (now + .milliseconds(300), lastTicket)
        judge.pausing = lastTicket
      case .endSession:
        ends += 1
        askedLast = nil
      case .ask(let text, let country, let language):
        if let askedLast, now - askedLast >= .seconds(180) { ends += 1 }
        askedLast = now
        judge.asking = add(.suggest(text: text, country: country, language: language))
      case .resolve(let suggestion):
        judge.pick = SessionJudge.Pick(ticket: add(.resolve(id: suggestion.id)))
      case .fill(let picked):
        fills += 1
        picked.write(into: &address)
        // What the form wrote is told to the search, and is no new question.
        happened(.wrote(address.street, address.countryCode))
      }
    }
  }

  private func add(_ question: AnswerDesk.Question) -> Int {
    lastTicket += 1
    var isResolve = false
    if case .resolve = question { isResolve = true }
    open.append(Call(place: questions.count, ticket: lastTicket, isResolve: isResolve))
    questions.append(question)
    return lastTicket
  }

  private func stop(_ isMeant: (Call) -> Bool) {
    cancelled.formUnion(open.filter(isMeant).map(\.place))
  }

  /// Waits until all is as it ought to be; nil once it is.
  private func compare() async -> String? {
    // Answers that ought to change nothing get their time to do so.
    for _ in 0..<20 { await Task.yield() }
    for _ in 0..<20_000 {
      if difference == nil { return nil }
      await Task.yield()
    }
    return difference.map { "\($0) after \(said)" }
  }

  private var difference: String? {
    if search.status != judge.status { return "another status is shown" }
    if search.fills != fills { return "filled \(search.fills) times and not \(fills)" }
    if form.address != address { return "the form has another address" }
    if desk.questions != questions {
      return "\(desk.questions.count) questions and not \(questions.count), or others"
    }
    if desk.cancelled != cancelled {
      return "cancelled \(desk.cancelled.sorted()) and not \(cancelled.sorted())"
    }
    return desk.ends == ends ? nil : "\(desk.ends) sessions ended and not \(ends)"
  }
}
