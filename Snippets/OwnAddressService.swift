// A whole provider of one's own: an address service that answers JSON over HTTP.

import AddressLookup
import Foundation
import PostalAddresses

/// The address service of our house, as a search for forms.
struct HouseAddresses: Sendable {
  var base: URL
  var key: String
  var transport: any LookupTransport = URLSessionTransport()

  var search: AddressSearch {
    AddressSearch(
      suggest: { text, countryCode in
        let query = [("q", text), ("country", countryCode), ("lang", AddressSearch.language)]
        return try await ask("suggest", query, as: [Found].self)
          .map { Suggestion(id: $0.id, title: $0.line, subtitle: $0.place ?? "") }
      },
      resolve: { suggestion in
        try await ask("address", [("id", suggestion.id)], as: PostalAddress.self)
      },
      attribution: "Addresses: House"
    )
  }

  /// One suggestion as the service writes it.
  private struct Found: Decodable {
    var id: String
    var line: String
    var place: String?
  }

  private func ask<Answer: Decodable>(
    _ path: String,
    _ query: [(name: String, value: String?)],
    as type: Answer.Type
  ) async throws -> Answer {
    guard var request = LookupRequest(base: base, path: path, query: query) else {
      throw AddressSearchError(code: .badRequest, provider: "House")
    }
    request.headers["Authorization"] = "Bearer \(key)"
    return try await transport.answer(to: request, as: type, provider: "House")
  }
}
