#if os(iOS) || os(macOS) || APPLE_INTERFACES
import Foundation
import MapKit
import PostalAddresses

/// What MapKit offered, and the search that makes an address of one offer.
///
/// Any number of forms may share it: each question has a completer of its own, and offers are found
/// again by their id, whoever asked in between.
@MainActor final class MapKitSearch {
  private struct Offer {
    var completion: MKLocalSearchCompletion
    var countryCode: String
  }

  nonisolated private static let provider = "MapKit"
  /// How many offers are kept: some lists for each of the forms that can be open.
  private static let limit = 500

  private var offers: [Int: Offer] = [:]
  private var lastID = 0

  /// Finds suggestions.
  func suggest(_ text: String, countryCode: String) async throws -> [Suggestion] {
    let found = try await MapKitCompletion().results(for: text)
    return found.map { completion in
      lastID += 1
      offers[lastID] = Offer(completion: completion, countryCode: countryCode)
      // Ids count up, so the one that falls out is the oldest.
      offers[lastID - Self.limit] = nil
      return Suggestion(
        id: "\(lastID)",
        title: completion.title,
        subtitle: completion.subtitle
      )
    }
  }

  /// Turns a suggestion into an address in the country it was asked for in.
  func resolve(_ suggestion: Suggestion) async throws -> PostalAddress {
    guard let offer = Int(suggestion.id).flatMap({ offers[$0] }) else {
      throw AddressSearchError(code: .badRequest, provider: Self.provider)
    }
    let request = MKLocalSearch.Request(completion: offer.completion)
    request.resultTypes = .address
    let address = try await address(of: MKLocalSearch(request: request))
    guard offer.countryCode.isEmpty || address.countryCode == offer.countryCode.uppercased() else {
      throw AddressSearchError(code: .otherCountry, provider: Self.provider)
    }
    return address
  }

  private func address(of search: MKLocalSearch) async throws -> PostalAddress {
    try Task.checkCancellation()
    let address: PostalAddress = try await withCheckedThrowingContinuation { continuation in
      search.start { response, error in
        if let error {
          continuation.resume(throwing: Self.failure(error))
        } else if let address = response?.mapItems.first?.placemark.addressParts {
          continuation.resume(returning: address)
        } else {
          continuation.resume(
            throwing: AddressSearchError(code: .unreadable, provider: Self.provider)
          )
        }
      }
    }
    try Task.checkCancellation()
    return address
  }

  /// A MapKit error may hold what was asked: only its kind is kept.
  nonisolated static func failure(_ error: any Error) -> AddressSearchError {
    let code: AddressSearchError.Code =
      switch (error as? MKError)?.code {
      case .loadingThrottled: .throttled(retryAfter: nil)
      case .decodingFailed, .placemarkNotFound: .unreadable
      default: .unavailable
      }
    return AddressSearchError(code: code, provider: provider)
  }
}

extension CLPlacemark {
  /// The parts of an address that MapKit knows; its own `postalAddress` has no house number apart.
  fileprivate var addressParts: PostalAddress {
    let country = isoCountryCode?.uppercased() ?? ""
    var address = PostalAddress(countryCode: country)
    if let street = thoroughfare {
      let habits = NumberHabits(countryCode: country)
      address.street =
        subThoroughfare.map { habits.composing(street: street, number: $0) } ?? street
    }
    address.city = locality ?? subLocality ?? ""
    // "England" is no part of an address.
    address.region = country == "GB" ? "" : administrativeArea ?? ""
    address.postalCode = postalCode ?? ""
    return address.normalized()
  }
}
#endif
