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
  public internal(set) var status = AddressSearchStatus.idle
  /// The row that Return picks, by its place in the list; nil for none.
  public internal(set) var highlighted: Int?
  /// How many picks have filled the form; a change is worth a selection tick.
  public internal(set) var fills = 0

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

  @ObservationIgnored var session: SearchSession
  @ObservationIgnored var searching: Task<Void, Never>?
  @ObservationIgnored var resolving: Task<Void, Never>?
  /// Who was asked last: a host that renders again may have passed a new search by then, and a
  /// suggestion is resolved where it came from.
  @ObservationIgnored var asked: AddressSearch?
  @ObservationIgnored let clock: any Clock<Duration>
  /// The time since the model was made.
  @ObservationIgnored let elapsed: () -> Duration
  /// When a provider was asked last in the session that is open, on the same watch.
  @ObservationIgnored var askedLast: Duration?
  /// When a provider that had enough may be asked again, on the same watch.
  @ObservationIgnored var quietUntil = Duration.zero
  @ObservationIgnored let fill: @MainActor (PickedAddress) -> PostalAddress

  /// The most suggestions that are shown.
  static let limit = 8
  /// How long to leave a provider alone that had enough and did not say for how long.
  static let quiet = Duration.seconds(5)
  /// How long a session lasts without a question: services count an idle token as over after a
  /// few minutes (Google), the shortest after three (Mapbox Address Autofill).
  static let idle = Duration.seconds(180)

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
