#if os(iOS) || os(macOS) || APPLE_INTERFACES
import PostalAddresses

extension AddressSearch {
  /// Searches with MapKit: `MKLocalSearchCompleter` suggests and `MKLocalSearch` resolves.
  ///
  /// It needs network access and neither a key nor the person's location. MapKit cannot be told to
  /// stay in a country, so the country is checked once a suggestion has been resolved, and another
  /// one is ``AddressSearchError/Code/otherCountry``. It allows about fifty searches a minute, hence
  /// only a picked suggestion is searched for; too many are
  /// ``AddressSearchError/Code/throttled(retryAfter:)``.
  ///
  /// One value may serve several forms at once.
  ///
  /// On the machines that check this package MapKit does not exist: there this file is compiled
  /// against declarations made from Apple's documentation and is not run.
  public static var mapKit: AddressSearch {
    let place = MapKitSearchPlace()
    return AddressSearch(
      suggest: { text, countryCode in
        let line = TypedAddress(text, countryCode: countryCode).lineWithoutUnit
        // An empty fragment is an error to MapKit.
        guard line.contains(where: { !$0.isWhitespace }) else { return [] }
        return try await place.search().suggest(line, countryCode: countryCode)
      },
      resolve: { try await place.search().resolve($0) }
    )
  }
}

/// Makes the one MapKit search of an ``AddressSearch`` on the main actor, when it is first needed.
@MainActor private final class MapKitSearchPlace {
  private var made: MapKitSearch?

  nonisolated init() {}

  func search() -> MapKitSearch {
    let search = made ?? MapKitSearch()
    made = search
    return search
  }
}
#endif
