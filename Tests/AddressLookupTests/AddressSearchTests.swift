import AddressLookup
import PostalAddresses
import Testing

struct AddressSearchTests {
  private static let suggestion = Suggestion(id: "1", title: "Musterstraße 10", subtitle: "Bonn")

  private let search = AddressSearch(
    suggest: { text, countryCode in
      [Suggestion(id: "1", title: text, subtitle: countryCode)]
    },
    resolve: { suggestion in
      var address = PostalAddress(countryCode: suggestion.subtitle)
      address.street = suggestion.title
      address.city = AddressSearch.language ?? "none"
      return address
    }
  )

  @Test func passesTheTextAndTheCountry() async throws {
    let found = try await search.suggest("Musterstraße", "DE")
    #expect(found == [Suggestion(id: "1", title: "Musterstraße", subtitle: "DE")])
  }

  @Test func asksFromThreeCharactersUnlessToldOtherwise() {
    #expect(search.minimumCharacters == 3)
    #expect(search.attribution == nil)
    #expect(search.endSession == nil)
  }

  @Test func languageIsKnownInsideTheCallOnly() async throws {
    let inside = try await AddressSearch.$language.withValue("de-CH") {
      try await search.resolve(Self.suggestion)
    }
    #expect(inside.city == "de-CH")
    #expect(try await search.resolve(Self.suggestion).city == "none")
  }

  @Test func suggestionsShowNothingInLogs() {
    var dumped = ""
    dump(Self.suggestion, to: &dumped)
    for text in ["\(Self.suggestion)", String(reflecting: Self.suggestion), dumped] {
      #expect(!text.contains("Muster"))
    }
  }

  @Test func errorsNameTheProviderAndTheKind() {
    let error = AddressSearchError(code: .throttled(retryAfter: .seconds(2)), provider: "Post")
    #expect("\(error)" == "AddressSearchError(throttled, provider: Post)")
    #expect(error.code.retryAfter == .seconds(2))
    #expect(error.code != .throttled(retryAfter: nil))
    #expect(AddressSearchError.Code("bad_request") == .badRequest)
  }
}
