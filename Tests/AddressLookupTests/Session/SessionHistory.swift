import AddressLookup
import PostalAddresses

/// What a session ought to do, told from the history of events alone.
///
/// It keeps no state of a search: every judgement looks back over the steps. That makes it slow,
/// and a different thing from the session.
struct SessionHistory {
  struct Step {
    var event: SessionEvent
    var ticket: Int?
    var actions: [SearchSession.Action]
    /// What stands on screen after the event.
    var text: String
    var question: SearchQuestion
    var isComposing: Bool
    /// Whether the event reports on the request or the pick that was awaited.
    var endsAsk = false
    var endsPick = false
  }

  private(set) var steps: [Step]

  init(text: String, countryCode: String, language: String) {
    // What a form begins with is what it wrote itself.
    steps = [
      Step(
        event: .wrote(text, countryCode),
        actions: [],
        text: text,
        question: SearchQuestion(text, countryCode: countryCode, language: language),
        isComposing: false
      )
    ]
  }

  var screen: Step { steps[steps.count - 1] }

  mutating func add(_ event: SessionEvent, ticket: Int?, actions: [SearchSession.Action]) {
    var step = screen
    step.event = event
    step.ticket = ticket
    step.actions = actions
    step.endsAsk = false
    step.endsPick = false
    switch event {
    case .answered, .failed: step.endsAsk = openAsk?.ticket == ticket
    case .resolved, .unresolved: step.endsPick = openPick?.ticket == ticket
    default: break
    }
    switch event {
    case .typed(let text):
      step.text = text
      step.isComposing = false
    case .composed(let text):
      step.text = text
      step.isComposing = true
    case .wrote(let text, let country):
      step.text = text
      step.question.countryCode = country
      step.isComposing = false
    case .country(let country): step.question.countryCode = country
    case .language(let language): step.question.language = language
    case .left, .closed: step.isComposing = false
    default: break
    }
    step.question = SearchQuestion(
      step.text,
      countryCode: step.question.countryCode,
      language: step.question.language
    )
    steps.append(step)
  }

  // MARK: - What ought to be

  /// What the form ought to show now.
  var status: AddressSearchStatus {
    if openPick != nil { return .resolving }
    if openAsk != nil { return .searching }
    if let list = standingAnswer { return list.isEmpty ? .nothingFound : .shown(list) }
    if let code = standingFailure { return .failed(code) }
    return .idle
  }

  /// Whether a text typed now ought to be asked after a pause.
  var wantsAsking: Bool {
    screen.question.text.count >= 3 && standingAnswer == nil && openAsk == nil && openPause == nil
      && !isSettled
  }

  /// The pick that may still write, and the fields edited since it.
  var openPick: (ticket: Int, edited: Set<AddressField>)? {
    guard
      let place = steps.lastIndex(where: { $0.actions.contains { $0.resolved != nil } }),
      let ticket = steps[place].actions.compactMap(\.resolved).last
    else { return nil }
    var edited: Set<AddressField> = []
    for (before, step) in zip(steps[place...], steps[(place + 1)...]) {
      switch step.event {
      case .resolved, .unresolved: if step.ticket == ticket { return nil }
      case .saved, .closed: return nil
      case .edited(let field): edited.insert(field)
      // A later pick of one with children or with an address takes the place of this one.
      case .picked: if !step.actions.isEmpty { return nil }
      default: break
      }
      if step.text != before.text { return nil }
      if step.question.countryCode != before.question.countryCode { return nil }
    }
    return (ticket, edited)
  }

  /// The ticket of the pause that may still lead to asking.
  var openPause: Int? {
    guard
      let place = steps.lastIndex(where: { $0.actions.contains { $0.paused != nil } }),
      let ticket = steps[place].actions.compactMap(\.paused).last
    else { return nil }
    for step in steps[(place + 1)...] {
      if step.question != steps[place].question || step.isComposing || step.closesList {
        return nil
      }
      if case .paused = step.event, step.ticket == ticket { return nil }
    }
    return ticket
  }

  /// The request whose answer may still be shown.
  var openAsk: SearchRequest? {
    guard let place = lastAsk, let request = steps[place].actions.compactMap(\.asked).last else {
      return nil
    }
    for step in steps[(place + 1)...] {
      if step.question != steps[place].question || step.closesList { return nil }
      switch step.event {
      case .answered, .failed: if step.ticket == request.ticket { return nil }
      default: break
      }
    }
    return request
  }

  private var lastAsk: Int? { steps.lastIndex { $0.actions.contains { $0.asked != nil } } }

  /// The answer for what stands on screen; another text may have stood there in between.
  private var standingAnswer: [Suggestion]? {
    guard let asked = lastAsk, let ticket = steps[asked].actions.compactMap(\.asked).last?.ticket,
      screen.question == steps[asked].question
    else { return nil }
    var list: [Suggestion]?
    for (before, step) in zip(steps[asked...], steps[(asked + 1)...]) {
      if step.closesList || step.actions.contains(where: \.isFill) { return nil }
      if before.question.countryCode != step.question.countryCode { return nil }
      if before.question.language != step.question.language { return nil }
      // The guard moves with the text: an answer that comes later belongs to nothing.
      if list == nil, step.question != steps[asked].question { return nil }
      if case .answered(_, let found) = step.event, step.ticket == ticket, list == nil {
        list = found
      }
      if case .failed = step.event, step.ticket == ticket, list == nil { return nil }
      if case .unresolved = step.event, step.endsPick { return nil }
    }
    return list
  }

  /// Why the last thing done for what stands on screen failed.
  private var standingFailure: AddressSearchError.Code? {
    for (before, step) in zip(steps, steps.dropFirst()).reversed() {
      if step.closesList || step.actions.contains(where: { $0.isFill || $0.asked != nil }) {
        return nil
      }
      if case .failed(_, let failure) = step.event, step.endsAsk { return failure.code }
      if case .unresolved(_, let failure) = step.event, step.endsPick { return failure.code }
      if before.question != step.question { return nil }
    }
    return nil
  }

  /// Whether nothing is to be asked for the text on screen: it is ours, or was put away, or failed.
  private var isSettled: Bool {
    if standingFailure != nil { return true }
    for (before, step) in zip([steps[0]] + steps, steps).reversed() {
      if step.closesList || step.actions.contains(where: \.isFill) { return true }
      if case .failed = step.event, step.endsAsk { return false }
      if case .unresolved = step.event, step.endsPick { return false }
      // Another language asks anew for an answer, and not for what was put away.
      if case .language = step.event { continue }
      if before.question != step.question { return false }
    }
    return true
  }
}

extension SessionHistory.Step {
  /// Whether the event puts away what is shown.
  fileprivate var closesList: Bool {
    switch event {
    case .closedList, .left, .saved, .closed, .wrote: true
    default: false
    }
  }
}

extension SearchSession.Failure {
  fileprivate var code: AddressSearchError.Code? {
    if case .error(let code) = self { code } else { nil }
  }
}

extension SearchSession.Action {
  var paused: Int? { if case .pause(let ticket) = self { ticket } else { nil } }
  var asked: SearchRequest? { if case .ask(let request) = self { request } else { nil } }
  var resolved: Int? { if case .resolve(let ticket, _) = self { ticket } else { nil } }
  var isFill: Bool { if case .fill = self { true } else { false } }
}
