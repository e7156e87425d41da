import AddressLookup
import PostalAddresses

/// What a session ought to show and do next, as a value that is small enough to be compared.
///
/// ``SessionHistory`` says the same from the whole history, and the random walks hold both against
/// each other. Two walks whose sessions and judges are equal go on alike, whatever led there.
struct SessionJudge: Hashable {
  struct Pick: Hashable {
    var ticket: Int
    var edited: Set<AddressField> = []
  }

  struct Answer: Hashable {
    var question: SearchQuestion
    var list: [Suggestion]
  }

  /// What is to be done, without the tickets that the session is free to choose.
  enum Deed: Hashable {
    case cancelResolve, cancelSearch, pause, endSession
    case ask(text: String, country: String, language: String?)
    case resolve(Suggestion)
    case fill(PickedAddress)
  }

  var text: String
  var question: SearchQuestion
  var isComposing = false
  var pausing: Int?
  var asking: Int?
  /// What was answered last; shown while its question stands on screen.
  var answer: Answer?
  var failure: AddressSearchError.Code?
  /// Whether the text on screen is ours or was put away.
  var isSettled = true
  var pick: Pick?
  /// Whether the provider was asked since it was last told that it is over.
  var isOpen = false

  init(text: String, countryCode: String, language: String) {
    self.text = text
    question = SearchQuestion(text, countryCode: countryCode, language: language)
  }

  var status: AddressSearchStatus {
    if pick != nil { return .resolving }
    if asking != nil { return .searching }
    if let failure { return .failed(failure) }
    return list.map { $0.isEmpty ? .nothingFound : .shown($0) } ?? .idle
  }

  private var list: [Suggestion]? { answer?.question == question ? answer?.list : nil }

  private var wantsAsking: Bool {
    question.text.count >= 3 && list == nil && failure == nil && !isSettled && asking == nil
      && pausing == nil
  }

  /// Takes an event in and returns what is wrong with what the session did about it.
  mutating func complaint(
    about event: SessionEvent,
    ticket: Int?,
    _ actions: [SearchSession.Action]
  ) -> String? {
    let wanted = deeds(after: event, ticket: ticket)
    let done = actions.map(Deed.init)
    for action in actions {
      switch action {
      case .pause(let ticket): pausing = ticket
      case .ask(let request): asking = request.ticket
      case .resolve(let ticket, _): pick = Pick(ticket: ticket)
      default: break
      }
    }
    return done == wanted ? nil : "does \(done.map(\.name)) and not \(wanted.map(\.name))"
  }
}

// MARK: - What is to be done

extension SessionJudge {
  mutating func deeds(after event: SessionEvent, ticket: Int?) -> [Deed] {
    switch event {
    case .typed(let text): typed(text)
    case .composed(let text): composed(text)
    case .wrote(let text, let country): wrote(text, country)
    case .country(let code): code == question.countryCode ? [] : changed(country: code)
    case .language(let tag): tag == question.language ? [] : changed(language: tag)
    case .edited(let field): edited(field)
    case .closedList: putAway()
    case .left: left()
    case .saved: dropPick() + putAway() + end()
    case .closed: closed()
    case .paused: ticket == pausing ? paused() : []
    case .answered(_, let list): ticket == asking ? answered(list) : []
    case .failed(_, let failure): ticket == asking ? failed(failure) : []
    case .picked(let suggestion): list?.contains(suggestion) == true ? picked(suggestion) : []
    case .resolved: ticket == pick?.ticket ? resolved() : []
    case .unresolved(_, let failure): ticket == pick?.ticket ? unresolved(failure) : []
    }
  }

  private mutating func typed(_ text: String) -> [Deed] {
    guard text != self.text || isComposing else { return [] }
    isComposing = false
    let deeds = changed(text: text)
    if question.text.isEmpty { return deeds + end() }
    return deeds + (wantsAsking ? [.pause] : [])
  }

  private mutating func composed(_ text: String) -> [Deed] {
    isComposing = true
    let deeds = changed(text: text)
    return pausing == nil ? deeds : deeds + stopSearch()
  }

  private mutating func changed(text: String) -> [Deed] {
    var deeds = text == self.text ? [] : dropPick()
    self.text = text
    let before = question
    question = SearchQuestion(
      text,
      countryCode: before.countryCode,
      language: before.language
    )
    guard question != before else { return deeds }
    deeds += stopSearch()
    failure = nil
    isSettled = false
    return deeds
  }

  private mutating func wrote(_ text: String, _ country: String) -> [Deed] {
    isComposing = false
    let isElsewhere = country != question.countryCode
    let deeds = text != self.text || isElsewhere ? dropPick() : []
    self.text = text
    question = SearchQuestion(text, countryCode: country, language: question.language)
    return deeds + putAway() + (isElsewhere ? end() : [])
  }

  private mutating func changed(country: String) -> [Deed] {
    let deeds = dropPick() + stopSearch()
    question.countryCode = country
    answer = nil
    failure = nil
    isSettled = false
    return deeds + end()
  }

  private mutating func changed(language: String) -> [Deed] {
    let deeds = stopSearch()
    question.language = language
    answer = nil
    failure = nil
    return deeds
  }

  private mutating func edited(_ field: AddressField) -> [Deed] {
    pick?.edited.insert(field)
    return []
  }

  private mutating func left() -> [Deed] {
    isComposing = false
    return putAway() + (pick == nil ? end() : [])
  }

  private mutating func closed() -> [Deed] {
    isComposing = false
    return dropPick() + putAway() + end()
  }

  private mutating func paused() -> [Deed] {
    pausing = nil
    return ask(text)
  }

  private mutating func answered(_ list: [Suggestion]) -> [Deed] {
    asking = nil
    answer = Answer(question: question, list: list)
    return []
  }

  private mutating func failed(_ failure: SearchSession.Failure) -> [Deed] {
    asking = nil
    settle(failure)
    return []
  }

  private mutating func unresolved(_ failure: SearchSession.Failure) -> [Deed] {
    pick = nil
    settle(failure)
    return end()
  }

  private mutating func picked(_ suggestion: Suggestion) -> [Deed] {
    let deeds = dropPick()
    if suggestion.narrows { return deeds + ask(suggestion.title) }
    if let address = suggestion.address { return deeds + fill(address, keeping: []) }
    return deeds + [.resolve(suggestion)]
  }

  private mutating func resolved() -> [Deed] {
    let edited = pick?.edited ?? []
    pick = nil
    return fill(.filled, keeping: edited)
  }
}

// MARK: - Parts of it

extension SessionJudge {
  private mutating func ask(_ text: String) -> [Deed] {
    answer = nil
    failure = nil
    isOpen = true
    return [.ask(text: text, country: question.countryCode, language: question.language)]
  }

  private mutating func fill(_ address: PostalAddress, keeping: Set<AddressField>) -> [Deed] {
    let typed = TypedAddress(text, countryCode: address.countryCode)
    return putAway() + [.fill(PickedAddress(address, typed: typed, keeping: keeping))] + end()
  }

  private mutating func settle(_ failure: SearchSession.Failure) {
    answer = nil
    isSettled = false
    if case .error(let code) = failure { self.failure = code } else { self.failure = nil }
  }

  private mutating func putAway() -> [Deed] {
    answer = nil
    failure = nil
    isSettled = true
    return stopSearch()
  }

  private mutating func stopSearch() -> [Deed] {
    guard pausing != nil || asking != nil else { return [] }
    pausing = nil
    asking = nil
    return [.cancelSearch]
  }

  private mutating func dropPick() -> [Deed] {
    guard pick != nil else { return [] }
    pick = nil
    return [.cancelResolve]
  }

  private mutating func end() -> [Deed] {
    guard isOpen else { return [] }
    isOpen = false
    return [.endSession]
  }
}

extension SessionJudge.Deed {
  init(_ action: SearchSession.Action) {
    switch action {
    case .pause: self = .pause
    case .ask(let request):
      self = .ask(text: request.text, country: request.countryCode, language: request.language)
    case .cancelSearch: self = .cancelSearch
    case .resolve(_, let suggestion): self = .resolve(suggestion)
    case .cancelResolve: self = .cancelResolve
    case .fill(let picked): self = .fill(picked)
    case .endSession: self = .endSession
    }
  }

  /// The deed without what is searched for.
  var name: String {
    switch self {
    case .cancelResolve: "cancelResolve"
    case .cancelSearch: "cancelSearch"
    case .pause: "pause"
    case .endSession: "endSession"
    case .ask: "ask"
    case .resolve: "resolve"
    case .fill: "fill"
    }
  }
}
