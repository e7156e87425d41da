import AddressLookup
import AddressLookupTesting
import Foundation
import PostalAddresses
import Testing

struct InMemoryTests {
  private let search = AddressSearch.inMemory(
    [
      PostalAddress(
        fullName: "",
        countryCode: "DE",
        street: "Hauptstraße 12",
        city: "Köln",
        postalCode: "50667"
      ),
      PostalAddress(fullName: "", countryCode: "FR", street: "12 Rue Essai", city: "Paris"),
    ]
  )

  @Test func isAProvider() async {
    await AddressSearchConformance(search, finds: "haupt", in: "DE").run()
    await AddressSearchConformance(.marketStreet, finds: "mark", in: "US").run()
  }

  @Test(arguments: ["haupt", "HAUPTSTRASSE 12", "koln haupt", "50667", "12 hau", "haupt 12 #4"])
  func findsByTheBeginningsOfWords(text: String) async throws {
    let found = try await search.suggest(text, "DE")
    #expect(found.map(\.title) == ["Hauptstraße 12"])
    #expect(found.map(\.subtitle) == ["50667 Köln"])
  }

  @Test(arguments: ["", "rue", "haupt 13", "aupt"])
  func findsNothingElse(text: String) async throws {
    #expect(try await search.suggest(text, "DE").isEmpty)
  }

  @Test func theExamplesSearchOffersThreeAddresses() async throws {
    let found = try await AddressSearch.marketStreet.suggest("Market", "US")
    #expect(found.count == 3)
    #expect(found.allSatisfy { $0.title.hasSuffix("Market Street") })
    #expect(found.first?.subtitle == "San Francisco, CA 94104")
    for address in found.compactMap(\.address) {
      #expect(AddressFormat.format(for: "US").postalCodeVerdict(address.postalCode) != .empty)
    }
  }
}

struct NominatimTests {
  private func search(_ transport: any LookupTransport) throws -> AddressSearch {
    .nominatim(
      server: try #require(URL(string: "https://geo.example/nominatim/")),
      agent: "Tests/1",
      transport: transport
    )
  }

  /// A server that knows one street.
  private let recorded = RecordedTransport { request in
    let knows = request.url.absoluteString.lowercased().contains("hauptstr")
    let text = knows ? RecordedAnswers.nominatimHouse : RecordedAnswers.nominatimNothing
    return LookupResponse(status: 200, body: Data(text.utf8))
  }

  @Test func isAProvider() async throws {
    let search = try search(recorded)
    await AddressSearchConformance(search, finds: "Hauptstr. 12a Beispielstadt", in: "DE").run()
  }

  @Test func survivesTheNetwork() async throws {
    let server = try #require(URL(string: "https://geo.example"))
    await TransportFaults.run(asking: "Hauptstr. 12a", in: "DE") { transport in
      .nominatim(server: server, agent: "Tests/1", transport: transport)
    }
  }

  @Test func asksForTheLineWithoutTheUnitInTheCountryAndLanguage() async throws {
    let search = try search(recorded)
    _ = try await AddressSearch.$language.withValue("de-CH") {
      try await search.suggest("Hauptstr. 12 & Whg. 3", "DE")
    }
    let url = try #require(recorded.requests.first).url.absoluteString
    #expect(url.hasPrefix("https://geo.example/nominatim/search?q=Hauptstr.%2012%20%26&"))
    #expect(url.contains("&countrycodes=de&accept-language=de-CH"))
    #expect(recorded.requests.first?.headers["User-Agent"] == "Tests/1")
  }

  @Test func readsTheAddress() async throws {
    let found = try await search(recorded).suggest("Hauptstr. 12a", "DE")
    let address = try #require(found.first?.address)
    #expect(address.street == "Hauptstraße 12a")
    #expect(address.city == "Beispielstadt")
    #expect(address.postalCode == "31999")
    #expect(address.countryCode == "DE")
    #expect(found.first?.title == "Hauptstraße 12a")
    #expect(found.first?.subtitle == "31999 Beispielstadt")
  }

  @Test func readsAnIDWrittenAsText() async throws {
    let id = RecordedAnswers.nominatimHouse.replacingOccurrences(
      of: #""osm_id":\s*(\d+)"#,
      with: #""osm_id":"$1""#,
      options: .regularExpression
    )
    #expect(id != RecordedAnswers.nominatimHouse)
    let found = try await search(RecordedTransport(json: id)).suggest("Hauptstr. 12a", "DE")
    #expect(found == (try await search(recorded).suggest("Hauptstr. 12a", "DE")))
  }

  @Test func leavesOutWhatIsInAnotherCountry() async throws {
    #expect(try await search(recorded).suggest("Hauptstr. 12a", "AT").isEmpty)
  }

  @Test func theStreetWithoutANumberGetsTheTypedOne() async throws {
    let search = try search(RecordedTransport(json: RecordedAnswers.nominatimStreet))
    let found = try await search.suggest("Hauptstr. 99", "DE")
    let address = try #require(found.first?.address)
    #expect(address.street == "Hauptstraße")
    let completion = TypedAddress("Hauptstr. 99", countryCode: "DE").completing(address.street)
    #expect(completion.street == "Hauptstraße 99")
    #expect(completion.unverified == [.street])
  }

  @Test func theBlockPageIsThrottling() async throws {
    let search = try search(
      RecordedTransport(
        json: RecordedAnswers.nominatimBlockPage,
        status: 403,
        headers: ["Content-Type": "text/html"]
      )
    )
    await #expect {
      try await search.suggest("Hauptstr. 12", "DE")
    } throws: {
      ($0 as? AddressSearchError)?.code == .throttled(retryAfter: nil)
    }
  }

  @Test func saysWhereItsDataIsFromAndHowItWantsToBeAsked() throws {
    let search = try search(recorded)
    #expect(search.attribution == "© OpenStreetMap contributors")
    #expect(search.wholeLinesOnly)
  }
}

struct CombinedTests {
  private static func list(_ titles: String..., minimum: Int = 3) -> AddressSearch {
    var search = AddressSearch.inMemory(
      titles.map { PostalAddress(fullName: "", countryCode: "US", street: $0, city: "Testford") }
    )
    search.minimumCharacters = minimum
    search.attribution = "List"
    return search
  }

  private static func failing(_ code: AddressSearchError.Code) -> AddressSearch {
    AddressSearch(
      suggest: { _, _ in throw AddressSearchError(code: code, provider: "Failing") },
      resolve: { _ in throw AddressSearchError(code: code, provider: "Failing") }
    )
  }

  @Test func areProviders() async {
    let one = Self.list("1 Main Street", "2 Main Street")
    let two = Self.list("2 Main Street", "3 Main Street")
    await AddressSearchConformance(.fallback(one, two), finds: "main", in: "US").run()
    await AddressSearchConformance(.merged(one, two), finds: "main", in: "US").run()
    await AddressSearchConformance(
      .fallback(Self.failing(.unavailable), one),
      finds: "main",
      in: "US"
    )
    .run()
    await AddressSearchConformance(
      .merged(Self.failing(.unavailable), one),
      finds: "main",
      in: "US"
    )
    .run()
  }

  @Test func mergedShowsEachAddressOnceAndResolvesItWhereItCameFrom() async throws {
    let search = AddressSearch.merged(
      Self.list("1 Main Street", "2 Main Street"),
      Self.list("2 Main Street", "3 Main Street")
    )
    let found = try await search.suggest("main", "US")
    #expect(found.map(\.title) == ["1 Main Street", "2 Main Street", "3 Main Street"])
    #expect(try await search.resolve(found[2]).street == "3 Main Street")
    #expect(search.attribution == "List")
  }

  @Test func fallbackAsksTheNextOneAfterAFailureOrOnRequestAfterNothing() async throws {
    let one = Self.list("1 Main Street")
    let two = Self.list("3 Side Street")
    let failing = Self.failing(.throttled(retryAfter: nil))
    #expect(try await AddressSearch.fallback(failing, two).suggest("side", "US").count == 1)
    #expect(try await AddressSearch.fallback(one, two).suggest("side", "US").isEmpty)
    let search = AddressSearch.fallback(one, two, whenEmpty: true)
    #expect(try await search.suggest("side", "US").count == 1)
    #expect(
      try await AddressSearch.fallback(one, failing, whenEmpty: true).suggest("side", "US") == []
    )
  }

  @Test func allFailingIsTheFirstFailure() async {
    for search in [
      AddressSearch.fallback(Self.failing(.unauthorized), Self.failing(.unavailable)),
      .merged(Self.failing(.unauthorized), Self.failing(.unavailable)),
    ] {
      await #expect {
        try await search.suggest("main", "US")
      } throws: {
        ($0 as? AddressSearchError)?.code == .unauthorized
      }
    }
  }

  @Test func theLongestPauseOfThemIsKept() {
    var lines = Self.list("Main 1")
    lines.wholeLinesOnly = true
    let keys = Self.list("Main 2")
    #expect(AddressSearch.merged(keys, lines).pause == .seconds(1))
    #expect(AddressSearch.fallback(keys, .merged(keys, lines)).pause == .seconds(1))
    #expect(AddressSearch.merged(keys, keys).pause == .milliseconds(300))
  }

  @Test func eachIsAskedFromItsOwnMinimum() async throws {
    let search = AddressSearch.merged(
      Self.list("Main 1", minimum: 2),
      Self.list("Main 2", minimum: 4)
    )
    #expect(search.minimumCharacters == 2)
    #expect(try await search.suggest("mai", "US").map(\.title) == ["Main 1"])
    #expect(try await search.suggest("main", "US").count == 2)
  }
}

struct RetryAfterTests {
  @Test(arguments: [
    ("7", 7), ("0", 0), ("999999999999", 86_400), ("Thu, 01 Jan 1970 00:01:00 GMT", 60),
    ("Thu, 01 Jan 1970 00:00:00 GMT", 0), ("Wed, 21 Oct 2026 07:28:00 GMT", 86_400),
  ])
  func readsSecondsAndDates(value: String, seconds: Int) {
    #expect(RetryAfterReading.duration(value, epoch: 0) == .seconds(seconds))
  }

  @Test(arguments: ["", " ", "-1", "soon", "1.5", "Wed, 99 Oct 2026 07:28:00 GMT", "٧"])
  func readsNothingElse(value: String) {
    #expect(RetryAfterReading.duration(value, epoch: 0) == nil)
  }
}
