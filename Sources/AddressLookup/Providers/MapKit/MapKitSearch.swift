#if os(iOS) || os(macOS) || APPLE_INTERFACES
import Foundation
import MapKit
import PostalAddresses

/// MapKit's completer as an asynchronous function, and the search that resolves a completion.
@MainActor final class MapKitSearch: NSObject, MKLocalSearchCompleterDelegate {
  private struct Offer {
    var suggestion: Suggestion
    var completion: MKLocalSearchCompletion
    var countryCode: String
  }

  nonisolated private static let provider = "MapKit"

  private let completer = MKLocalSearchCompleter()
  private var waiting: CheckedContinuation<[Suggestion], any Error>?
  private var countryCode = ""
  /// What was offered last, by which a suggestion finds its completion again.
  private var offers: [Offer] = []
  private var lastID = 0
  private var searches = 0

  override init() {
    super.init()
    completer.resultTypes = .address
    completer.delegate = self
  }

  /// Finds suggestions; a search before it ends as cancelled.
  func suggest(_ text: String, countryCode: String) async throws -> [Suggestion] {
    finish(.failure(CancellationError()))
    try Task.checkCancellation()
    self.countryCode = countryCode
    searches += 1
    let number = searches
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        waiting = continuation
        // The same fragment again makes no update: what is there is the answer.
        if completer.queryFragment == text, !completer.isSearching {
          update()
        } else {
          completer.queryFragment = text
        }
      }
    } onCancel: {
      Task { @MainActor [weak self] in self?.stop(number) }
    }
  }

  /// Turns a suggestion of the last answers into an address in the country it was asked for in.
  func resolve(_ suggestion: Suggestion) async throws -> PostalAddress {
    guard let offer = offers.last(where: { $0.suggestion.id == suggestion.id }) else {
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

  /// Forgets what was offered.
  func end() {
    finish(.failure(CancellationError()))
    completer.cancel()
    offers = []
  }

  private func address(of search: MKLocalSearch) async throws -> PostalAddress {
    try Task.checkCancellation()
    let address: PostalAddress = try await withCheckedThrowingContinuation { continuation in
      search.start { response, error in
        if let error {
          continuation.resume(throwing: Self.failure(error))
        } else if let address = response?.mapItems.first?.placemark.postalAddress {
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

  private func stop(_ number: Int) {
    guard number == searches else { return }
    finish(.failure(CancellationError()))
    completer.cancel()
  }

  private func update() {
    guard waiting != nil else { return }
    let found = completer.results.map { completion in
      lastID += 1
      return Offer(
        suggestion: Suggestion(
          id: "\(lastID)",
          title: completion.title,
          subtitle: completion.subtitle
        ),
        completion: completion,
        countryCode: countryCode
      )
    }
    // A pick can come while the next answer is already there.
    offers = offers.suffix(50) + found
    finish(.success(found.map(\.suggestion)))
  }

  private func finish(_ result: Result<[Suggestion], any Error>) {
    let continuation = waiting
    waiting = nil
    continuation?.resume(with: result)
  }

  /// A MapKit error may hold what was asked: only its kind is kept.
  nonisolated private static func failure(_ error: any Error) -> AddressSearchError {
    let code: AddressSearchError.Code =
      switch (error as? MKError)?.code {
      case .loadingThrottled: .throttled(retryAfter: nil)
      case .decodingFailed, .placemarkNotFound: .unreadable
      default: .unavailable
      }
    return AddressSearchError(code: code, provider: provider)
  }

  // MARK: - MKLocalSearchCompleterDelegate

  // MapKit calls on the main thread; the protocol does not say so in every SDK.

  nonisolated func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {
    MainActor.assumeIsolated { update() }
  }

  nonisolated func completer(
    _ completer: MKLocalSearchCompleter,
    didFailWithError error: any Error
  ) {
    MainActor.assumeIsolated { finish(.failure(Self.failure(error))) }
  }
}

extension CLPlacemark {
  /// The parts of an address that MapKit knows.
  fileprivate var postalAddress: PostalAddress {
    let country = isoCountryCode?.uppercased() ?? ""
    var address = PostalAddress(countryCode: country)
    if let street = thoroughfare {
      let habits = NumberHabits(countryCode: country)
      address.street =
        subThoroughfare.map { habits.composing(street: street, number: $0) } ?? street
    }
    address.city = locality ?? subLocality ?? ""
    address.region = administrativeArea ?? ""
    address.postalCode = postalCode ?? ""
    return address.normalized()
  }
}
#endif
