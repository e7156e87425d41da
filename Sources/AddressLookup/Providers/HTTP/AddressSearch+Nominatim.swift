public import Foundation
import PostalAddresses

extension AddressSearch {
  /// Searches a Nominatim server, which finds whole lines and not what has only begun.
  ///
  /// The list comes a second after a line with a street and a number. Use a server of your own:
  /// the public one forbids suggestions while typing and more than one request a second for a
  /// whole application. Each suggestion carries its address, so picking one asks nothing.
  ///
  /// - Parameters:
  ///   - server: The server's address, such as `https://geo.example/nominatim`.
  ///   - agent: Who asks, as the `User-Agent`; servers refuse those who don't say.
  ///   - limit: How many suggestions to ask for.
  ///   - transport: What sends the requests.
  /// - Returns: The search.
  public static func nominatim(
    server: URL,
    agent: String,
    limit: Int = 5,
    transport: any LookupTransport = URLSessionTransport()
  ) -> AddressSearch {
    let provider = "Nominatim"
    return AddressSearch(
      suggest: { text, countryCode in
        let line = TypedAddress(text, countryCode: countryCode).lineWithoutUnit
        guard
          var request = LookupRequest(
            base: server,
            path: "search",
            query: [
              ("q", line), ("format", "geocodejson"), ("addressdetails", "1"),
              ("layer", "address"), ("limit", "\(limit)"),
              ("countrycodes", countryCode.isEmpty ? nil : countryCode.lowercased()),
              ("accept-language", AddressSearch.language),
            ]
          )
        else { throw AddressSearchError(code: .badRequest, provider: provider) }
        request.headers = ["User-Agent": agent, "Accept": "application/json"]
        let response = try await transport.checkedResponse(to: request, provider: provider)
        // A blocked application gets a web page instead of a status of its own.
        if response.status == 403, response.isWebPage {
          throw AddressSearchError(code: .throttled(retryAfter: nil), provider: provider)
        }
        let answer = try response.value(as: NominatimAnswer.self, provider: provider)
        return answer.suggestions(in: countryCode)
      },
      resolve: { suggestion in
        guard let address = suggestion.address else {
          throw AddressSearchError(code: .badRequest, provider: provider)
        }
        return address
      },
      attribution: "© OpenStreetMap contributors",
      wholeLinesOnly: true
    )
  }
}

/// An id that servers write as a number and proxies as a string; anything else is none.
private struct LenientID: Decodable {
  var text: String?

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    text = (try? value.decode(Int.self)).map(String.init) ?? (try? value.decode(String.self))
  }
}

/// The part of an answer in the form `geocodejson` that makes addresses.
private struct NominatimAnswer: Decodable {
  struct Feature: Decodable {
    struct Properties: Decodable {
      var geocoding: Place
    }

    var properties: Properties
  }

  struct Place: Decodable {
    enum CodingKeys: String, CodingKey {
      case kind = "osm_type"
      case number = "osm_id"
      case countryCode = "country_code"
      case type, name, housenumber, street, locality, district, postcode, city, state
    }

    var kind: String?
    var number: LenientID?
    var countryCode: String?
    var type: String?
    var name: String?
    var housenumber: String?
    var street: String?
    var locality: String?
    var district: String?
    var postcode: String?
    var city: String?
    var state: String?
  }

  var features: [Feature]

  func suggestions(in countryCode: String) -> [Suggestion] {
    var ids: Set<String> = []
    return features.enumerated()
      .compactMap { index, feature in
        let place = feature.properties.geocoding
        let country = place.countryCode?.uppercased() ?? ""
        // The filter is asked for and checked: a proxy or an old server may ignore it.
        guard countryCode.isEmpty || country == countryCode.uppercased() else { return nil }
        guard let address = place.address(in: country) else { return nil }
        var id = "\(place.kind ?? "place")/\(place.number?.text ?? "\(index)")"
        // An interpolated number has the id of its street.
        if !ids.insert(id).inserted { id += "/\(index)" }
        return Suggestion(
          id: id,
          title: address.street.isEmpty ? address.city : address.street,
          subtitle: address.placeLine,
          address: address
        )
      }
  }
}

extension NominatimAnswer.Place {
  fileprivate func address(in country: String) -> PostalAddress? {
    let name = type == "street" ? street ?? self.name : street ?? locality
    var address = PostalAddress(countryCode: country)
    if let name, !name.isEmpty {
      let habits = NumberHabits(countryCode: country)
      address.street = housenumber.map { habits.composing(street: name, number: $0) } ?? name
    }
    address.city = city ?? (street == nil ? "" : locality) ?? district ?? ""
    address.region = state ?? ""
    address.postalCode = postcode ?? ""
    if address.street.isEmpty, address.city.isEmpty { return nil }
    return address.normalized()
  }
}
