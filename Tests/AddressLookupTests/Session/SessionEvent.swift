import AddressLookup
import PostalAddresses

/// Something that happens to a session; tickets are named by their age.
enum SessionEvent: Hashable, Sendable {
  enum Ticket: Hashable {
    case latest
    case previous
  }

  case typed(String)
  case composed(String)
  case paused(Ticket)
  case answered(Ticket, [Suggestion])
  case failed(Ticket, SearchSession.Failure)
  case picked(Suggestion)
  case resolved(Ticket)
  case unresolved(Ticket, SearchSession.Failure)
  case edited(AddressField)
  case country(String)
  case language(String)
  case closedList
  case left
  case saved
  case closed
  case wrote(String, String)

  static let plain = Suggestion(id: "1", title: "Main Street")
  static let carrying = Suggestion(id: "2", title: "Main Road", address: .filled)
  static let narrowing = Suggestion(id: "3", title: "Main House", narrows: true)
  static let list = [plain, carrying, narrowing]
  static let other = [Suggestion(id: "4", title: "Mainz Street")]
}

/// A session with the tickets it has given out, so that events can name old ones.
struct SessionUnderTest: Hashable {
  var session: SearchSession
  var pauses: [Int] = []
  var asks: [Int] = []
  var picks: [Int] = []

  init() {
    session = SearchSession(text: "1 Old Street", countryCode: "US", language: "en")
  }

  /// Performs an event; nil where it names a ticket that was never given out.
  mutating func perform(_ event: SessionEvent) -> [SearchSession.Action]? {
    guard let actions = report(event) else { return nil }
    for action in actions {
      switch action {
      case .pause(let ticket): pauses = pauses.suffix(1) + [ticket]
      case .ask(let request): asks = asks.suffix(1) + [request.ticket]
      case .resolve(let ticket, _): picks = picks.suffix(1) + [ticket]
      default: break
      }
    }
    return actions
  }

  func ticket(of event: SessionEvent) -> Int? {
    func find(_ age: SessionEvent.Ticket, _ tickets: [Int]) -> Int? {
      age == .latest ? tickets.last : tickets.dropLast().last
    }
    return switch event {
    case .paused(let age): find(age, pauses)
    case .answered(let age, _), .failed(let age, _): find(age, asks)
    case .resolved(let age), .unresolved(let age, _): find(age, picks)
    default: nil
    }
  }

  private mutating func report(_ event: SessionEvent) -> [SearchSession.Action]? {
    switch event {
    case .typed(let text): return session.typed(text)
    case .composed(let text): return session.composed(text)
    case .picked(let suggestion): return session.picked(suggestion)
    case .edited(let field): return session.edited(field)
    case .country(let code): return session.changedCountry(to: code)
    case .language(let language): return session.changedLanguage(to: language)
    case .closedList: return session.closedList()
    case .left: return session.left()
    case .saved: return session.saved()
    case .closed: return session.closed()
    case .wrote(let text, let country): return session.wrote(text, countryCode: country)
    case .paused, .answered, .failed, .resolved, .unresolved: break
    }
    guard let ticket = ticket(of: event) else { return nil }
    return switch event {
    case .paused: session.paused(ticket: ticket)
    case .answered(_, let found): session.answered(ticket: ticket, found)
    case .failed(_, let failure), .unresolved(_, let failure):
      session.failed(ticket: ticket, failure)
    case .resolved: session.resolved(ticket: ticket, .filled)
    default: nil
    }
  }
}
