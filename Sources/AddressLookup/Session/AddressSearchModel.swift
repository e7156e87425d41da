public import Observation
public import PostalAddresses

/// The search of one form: it waits, asks, cancels and fills as the form tells it what happened.
///
/// The form draws ``status``, ``highlighted`` and ``attribution`` and says what happened: text
/// typed, fields edited, the country chosen, the focus lost. The model asks after a pause, shows
/// an answer only for the text, country and language it was asked for, and hands a picked address
/// to the form, which writes it and returns what it holds then.
///
/// ```swift
/// let suggestions = AddressSearchModel(search: search, countryCode: "IE") { picked in
///   picked.write(into: &draft.address)
///   return draft.address
/// }
/// suggestions.typed(draft.address.street)
/// ```
@MainActor @Observable public final class AddressSearchModel {
  /// What to show.
  public private(set) var status = AddressSearchStatus.idle
  /// The row that Return picks, by its place in the list; nil for none.
  public private(set) var highlighted: Int?
  /// How many picks have filled the form; a change is worth a selection tick.
  public private(set) var fills = 0

  /// Whom to ask; nil turns suggestions off.
  ///
  /// A host may pass another one at any time. None puts a list away and stops what is asked.
  @ObservationIgnored public var search: AddressSearch? {
    didSet {
      session.rules = Self.rules(of: search)
      if search == nil { report { $0.closedList() } }
    }
  }
  /// The countries that may be offered; nil for all.
  @ObservationIgnored public var countryCodes: Set<String>?

  @ObservationIgnored private var session: SearchSession
  @ObservationIgnored private var searching: Task<Void, Never>?
  @ObservationIgnored private var resolving: Task<Void, Never>?
  /// Who was asked last: a host that renders again may have passed a new search by then, and a
  /// suggestion is resolved where it came from.
  @ObservationIgnored private var asked: AddressSearch?
  @ObservationIgnored private let clock: any Clock<Duration>
  /// The time since the model was made.
  @ObservationIgnored private let elapsed: () -> Duration
  /// When a provider was asked last in the session that is open, on the same watch.
  @ObservationIgnored private var askedLast: Duration?
  /// When a provider that had enough may be asked again, on the same watch.
  @ObservationIgnored private var quietUntil = Duration.zero
  @ObservationIgnored private let fill: @MainActor (PickedAddress) -> PostalAddress

  /// The most suggestions that are shown.
  private static let limit = 8
  /// How long to leave a provider alone that had enough and did not say for how long.
  private static let quiet = Duration.seconds(5)
  /// How long a session lasts without a question: services count an idle token as over after a
  /// few minutes (Google), the shortest after three (Mapbox Address Autofill).
  private static let idle = Duration.seconds(180)

  /// Creates the search of a form.
  ///
  /// - Parameters:
  ///   - search: Whom to ask; nil turns suggestions off.
  ///   - text: The street as the form has it now; nothing is asked for it.
  ///   - countryCode: The country as the form has it now.
  ///   - language: The language of the form, as a tag such as `de-CH`.
  ///   - countryCodes: The countries that may be offered; nil for all.
  ///   - clock: What measures the pause.
  ///   - fill: Writes a picked address into the form and returns the form's address.
  public init(
    search: AddressSearch?,
    text: String = "",
    countryCode: String,
    language: String? = nil,
    countryCodes: Set<String>? = nil,
    clock: any Clock<Duration> = ContinuousClock(),
    fill: @escaping @MainActor (PickedAddress) -> PostalAddress
  ) {
    self.search = search
    self.countryCodes = countryCodes
    self.clock = clock
    self.fill = fill
    elapsed = Self.watch(clock)
    session = SearchSession(
      text: text,
      countryCode: countryCode,
      language: language,
      rules: Self.rules(of: search)
    )
  }

  deinit {
    searching?.cancel()
    resolving?.cancel()
  }

  /// The suggestions to show; empty unless there is a list.
  public var suggestions: [Suggestion] { status.suggestions }

  /// The provider's line below the list; nil for none, and without a list.
  public var attribution: String? { status.suggestions.isEmpty ? nil : asked?.attribution }

  private static func watch<C: Clock<Duration>>(_ clock: C) -> () -> Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }

  private static func rules(of search: AddressSearch?) -> SearchRules {
    SearchRules(
      minimumCharacters: search?.minimumCharacters ?? 3,
      wholeLinesOnly: search?.wholeLinesOnly ?? false
    )
  }
}

// MARK: - What happened

extension AddressSearchModel {
  /// The text of the street field changed under the person's hands.
  ///
  /// - Parameters:
  ///   - text: The text as it stands.
  ///   - isComposing: Whether an input method has not committed it yet.
  public func typed(_ text: String, isComposing: Bool = false) {
    guard search != nil else { return wrote(text, countryCode: session.question.countryCode) }
    report { isComposing ? $0.composed(text) : $0.typed(text) }
  }

  /// The form wrote the street itself, or something else did while it had no focus.
  public func wrote(_ text: String, countryCode: String) {
    report { $0.wrote(text, countryCode: countryCode) }
  }

  /// The person edited another field than the street.
  public func edited(_ field: AddressField) { report { $0.edited(field) } }

  /// The country of the form is this one.
  public func countryIs(_ countryCode: String) { report { $0.changedCountry(to: countryCode) } }

  /// The language of the form is this one.
  public func languageIs(_ language: String?) { report { $0.changedLanguage(to: language) } }

  /// A suggestion was chosen.
  public func pick(_ suggestion: Suggestion) { report { $0.picked(suggestion) } }

  /// The street field lost the focus.
  public func left() { report { $0.left() } }

  /// The form's address was handed over for saving.
  public func saved() { report { $0.saved() } }

  /// The form went away.
  public func closed() { report { $0.closed() } }

  /// Moves the highlighted row down or, with a negative number, up; above the first is none.
  public func moveHighlight(by rows: Int) {
    let count = suggestions.count
    guard count > 0 else { return }
    let place = (highlighted ?? -1) + rows
    highlighted = place < 0 ? nil : min(place, count - 1)
  }

  /// Return was pressed in the street field.
  ///
  /// - Returns: Whether that picked the highlighted row. If not, the list is closed and the form
  ///   goes on to its next field.
  public func pressedReturn() -> Bool {
    if let highlighted, suggestions.indices.contains(highlighted) {
      pick(suggestions[highlighted])
      return true
    }
    report { $0.closedList() }
    return false
  }

  /// Escape was pressed.
  ///
  /// - Returns: Whether there was a list or a message to put away.
  public func pressedEscape() -> Bool {
    let hadSomething = status != .idle && status != .resolving
    report { $0.closedList() }
    return hadSomething
  }
}

// MARK: - What to do

extension AddressSearchModel {
  private func report(_ event: (inout SearchSession) -> [SearchSession.Action]) {
    for action in event(&session) { perform(action) }
    let now = session.status
    guard now != status else { return }
    highlighted = nil
    status = now
  }

  private func perform(_ action: SearchSession.Action) {
    switch action {
    case .pause(let ticket): pause(ticket)
    case .ask(let request): ask(request)
    case .cancelSearch: searching?.cancel()
    case .resolve(let ticket, let suggestion): resolve(suggestion, ticket: ticket)
    case .cancelResolve: resolving?.cancel()
    case .fill(let picked):
      let address = fill(picked)
      fills += 1
      report { $0.wrote(address.street, countryCode: address.countryCode) }
    case .endSession:
      askedLast = nil
      if let endSession = asked?.endSession { Task { await endSession() } }
    }
  }

  private func pause(_ ticket: Int) {
    let pause = max(search?.pause ?? .milliseconds(300), quietUntil - elapsed())
    searching?.cancel()
    searching = Task { [weak self, clock] in
      guard (try? await clock.sleep(for: pause)) != nil else { return }
      self?.report { $0.paused(ticket: ticket) }
    }
  }

  private func ask(_ request: SearchRequest) {
    guard let search else {
      // Turned off in between: nothing was asked.
      return report { $0.failed(ticket: request.ticket, .cancelled) }
    }
    let isIdle = askedLast.map { elapsed() - $0 >= Self.idle } ?? false
    let renew = isIdle ? asked?.endSession : nil
    asked = search
    askedLast = elapsed()
    // Not cancelled: the pause that led here has nothing left to do.
    searching = Task { [weak self] in
      await renew?()
      let result = await Self.outcome(in: request.language) {
        try await search.suggest(request.text, request.countryCode)
      }
      self?
        .report { session in
          switch result {
          case .success(let found):
            return session.answered(ticket: request.ticket, self?.offered(found) ?? [])
          case .failure(let failure):
            self?.leaveAlone(after: failure.kind)
            return session.failed(ticket: request.ticket, failure.kind)
          }
        }
    }
  }

  private func resolve(_ suggestion: Suggestion, ticket: Int) {
    guard let search = asked else { return }
    let language = session.question.language
    resolving = Task { [weak self] in
      let result = await Self.outcome(in: language) { try await search.resolve(suggestion) }
      self?
        .report { session in
          switch result {
          case .success(let address) where self?.mayOffer(address) == true:
            return session.resolved(ticket: ticket, address)
          case .success: return session.failed(ticket: ticket, .error(.otherCountry))
          case .failure(let failure):
            self?.leaveAlone(after: failure.kind)
            return session.failed(ticket: ticket, failure.kind)
          }
        }
    }
  }

  /// A provider that had enough is not asked before the time it named; the next pause is as long.
  private func leaveAlone(after failure: SearchSession.Failure) {
    guard case .error(let code) = failure,
      code.identifier == AddressSearchError.Code.throttled(retryAfter: nil).identifier
    else { return }
    quietUntil = elapsed() + (code.retryAfter ?? Self.quiet)
  }

  /// Suggestions outside the countries on offer or with an id again are left out.
  private func offered(_ found: [Suggestion]) -> [Suggestion] {
    var ids: Set<String> = []
    let offered = found.filter { suggestion in
      suggestion.address.map(mayOffer) != false && ids.insert(suggestion.id).inserted
    }
    return Array(offered.prefix(Self.limit))
  }

  private func mayOffer(_ address: PostalAddress) -> Bool {
    guard let countryCodes, !address.countryCode.isEmpty else { return true }
    return countryCodes.contains(address.countryCode.uppercased())
  }

  private struct Failed: Error {
    let kind: SearchSession.Failure
  }

  private nonisolated static func outcome<T: Sendable>(
    in language: String?,
    of call: @Sendable () async throws -> T
  ) async -> Result<T, Failed> {
    do {
      return .success(try await AddressSearch.$language.withValue(language) { try await call() })
    } catch {
      if error is CancellationError || Task.isCancelled {
        return .failure(Failed(kind: .cancelled))
      }
      let code = (error as? AddressSearchError)?.code ?? .unavailable
      return .failure(Failed(kind: .error(code)))
    }
  }
}
