public import PostalAddresses

/// One address that a provider offers for what has been typed.
public struct Suggestion: Sendable, Hashable, Identifiable {
  /// The provider's name for it; unique within one answer.
  public let id: String
  /// The first line, usually the street with its number.
  public let title: String
  /// The second line, usually the city and region; may be empty.
  public let subtitle: String
  /// The address, where the provider already gave it with the suggestion.
  public let address: PostalAddress?
  /// Whether choosing it lists its children, such as the flats of a building, instead of filling.
  ///
  /// The children are asked for through ``AddressSearch/suggest`` with ``title`` as the text.
  public let narrows: Bool

  /// Creates a suggestion.
  public init(
    id: String,
    title: String,
    subtitle: String = "",
    address: PostalAddress? = nil,
    narrows: Bool = false
  ) {
    self.id = id
    self.title = title
    self.subtitle = subtitle
    self.address = address
    self.narrows = narrows
  }
}

extension Suggestion: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  // A suggestion is somebody's address: like ``PostalAddress`` it shows nothing in a log.

  /// A text without any part of the suggestion.
  public var description: String { "Suggestion(redacted)" }

  /// A text without any part of the suggestion.
  public var debugDescription: String { "Suggestion(redacted)" }

  /// A mirror without children, so that `dump` shows nothing.
  public var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .struct) }
}
