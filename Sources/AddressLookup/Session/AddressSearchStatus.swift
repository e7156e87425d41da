/// What a form shows of a search.
public enum AddressSearchStatus: Sendable, Hashable {
  /// Nothing: no list and no message.
  case idle
  /// The provider has been asked and has not answered.
  case searching
  /// The suggestions for the text on screen; never empty.
  case shown([Suggestion])
  /// The provider knows nothing for the text on screen.
  case nothingFound
  /// A suggestion was picked and is being turned into an address.
  case resolving
  /// The provider failed; what was typed is as good as before.
  case failed(AddressSearchError.Code)

  /// The suggestions to show; empty in every other state.
  public var suggestions: [Suggestion] {
    if case .shown(let suggestions) = self { suggestions } else { [] }
  }
}
