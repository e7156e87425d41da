public import PostalAddresses

/// A source of address suggestions: two closures and what a form must know about them.
///
/// `suggest` gets what has been typed and the code of the country, and answers with suggestions;
/// nothing found is an empty list. `resolve` turns the chosen one into an address, of which the
/// street, city, region, postal code and country are used. Both run wherever the caller awaits
/// them, may be cancelled at any time and throw ``AddressSearchError``.
///
/// ```swift
/// let search = AddressSearch(
///   suggest: { text, countryCode in try await service.find(text, in: countryCode) },
///   resolve: { suggestion in try await service.address(of: suggestion.id) })
/// ```
public struct AddressSearch: Sendable {
  /// Finds suggestions for a text, in the country of a code.
  public var suggest: @Sendable (_ text: String, _ countryCode: String) async throws -> [Suggestion]

  /// Turns a suggestion into an address.
  public var resolve: @Sendable (_ suggestion: Suggestion) async throws -> PostalAddress

  /// What the provider's terms ask to be shown below its suggestions; nil shows nothing.
  public var attribution: String?

  /// How many characters must have been typed before it is asked.
  public var minimumCharacters: Int

  /// Whether it finds whole lines only, and not what somebody has begun to type.
  ///
  /// Such a provider is asked for a line with a street and a number, and after a longer pause.
  public var wholeLinesOnly: Bool

  /// Tells the provider that a search is over, with or without a pick; nil where that is no matter.
  ///
  /// Services that bill by session close theirs here.
  public var endSession: (@Sendable () async -> Void)?

  /// The longest pause of the searches it is made of.
  var combinedPause: Duration?

  /// Creates a search from its closures.
  ///
  /// - Parameters:
  ///   - suggest: Finds suggestions for a text, in the country of a code.
  ///   - resolve: Turns a suggestion into an address.
  ///   - attribution: What the provider's terms ask to be shown below its suggestions.
  ///   - minimumCharacters: Three suits alphabets; scripts that write a place in one or two
  ///     characters want fewer.
  ///   - wholeLinesOnly: Whether it cannot find what somebody has only begun to type.
  ///   - endSession: Tells the provider that a search is over.
  public init(
    suggest: @escaping @Sendable (String, String) async throws -> [Suggestion],
    resolve: @escaping @Sendable (Suggestion) async throws -> PostalAddress,
    attribution: String? = nil,
    minimumCharacters: Int = 3,
    wholeLinesOnly: Bool = false,
    endSession: (@Sendable () async -> Void)? = nil
  ) {
    self.suggest = suggest
    self.resolve = resolve
    self.attribution = attribution
    self.minimumCharacters = minimumCharacters
    self.wholeLinesOnly = wholeLinesOnly
    self.endSession = endSession
  }
}

extension AddressSearch {
  /// The language of the form, as a tag such as `de-CH`; nil outside a form's calls.
  ///
  /// A form sets it around ``suggest`` and ``resolve``, so that a provider can answer in it without
  /// another parameter.
  @TaskLocal public static var language: String?

  /// The search a form uses when it is given none: MapKit's on Apple's platforms.
  ///
  /// Where MapKit does not exist it is nil, which turns suggestions off; a host passes its own.
  public static var platformDefault: AddressSearch? {
    #if os(iOS) || os(macOS) || APPLE_INTERFACES
    .mapKit
    #else
    nil
    #endif
  }

  /// How long a person must have stopped typing before it is asked.
  package var pause: Duration {
    combinedPause ?? (wholeLinesOnly ? .seconds(1) : .milliseconds(300))
  }
}
