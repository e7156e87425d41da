import AddressLookup
import AddressLookupTesting
import Foundation
import PostalAddresses
import Testing

/// The checks that every provider passes must find what is wrong with one that should not.
struct ConformanceTests {
  /// A right provider, and one fault at a time.
  enum Fault: String, CaseIterable {
    case nothing = "nothing was found for the line"
    case sameIDs = "two suggestions have one id"
    case noTitle = "a suggestion has no title"
    case otherCountry = "a suggestion is in another country"
    case resolvedElsewhere = "an address is in another country"
    case emptyAddress = "an address has neither street nor city"
    case inconstant = "asked again, it says otherwise"
    case anything = "something was found for nonsense"
    case ownError = "a text made it throw something of its own"
    case talkative = "an error says what was searched for"
    case oneLanguage = "nothing was found in some language"
    case mixedUp = "answers were mixed up"
    case knowsAll = "an unknown suggestion became"
    case cancelledIsFailure = "being cancelled was told as a failure"
    case leadsNowhere = "a suggestion that narrows leads to nothing"
    case carriesAnother = "the address carried is not the one resolved"
  }

  @Test(arguments: Fault.allCases)
  func findsTheFault(_ fault: Fault) async {
    let search = FaultyProvider(fault).search
    await withKnownIssue {
      await AddressSearchConformance(search, finds: "Test 1", in: "DE").run()
    } matching: { issue in
      // Any other complaint is one too many.
      issue.comments.contains { $0.rawValue.contains(fault.rawValue) }
    }
  }

  @Test func acceptsTheSameProviderWithoutAFault() async {
    await AddressSearchConformance(FaultyProvider(nil).search, finds: "Test 1", in: "DE").run()
  }

  @Test func theFaultsOfTheNetworkFindAProviderThatSwallowsThem() async {
    await withKnownIssue {
      await TransportFaults.run(asking: "Test 1", in: "DE") { transport in
        AddressSearch(
          suggest: { _, _ in
            guard let url = URL(string: "https://geo.example") else { return [] }
            _ = try? await transport.response(to: LookupRequest(url: url))
            return []
          },
          resolve: { _ in PostalAddress(countryCode: "DE") }
        )
      }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("it was taken for an answer") }
    }
  }
}

/// A provider of one street, with a fault or none.
private final class FaultyProvider: Sendable {
  private struct OwnError: Error {}

  private let fault: ConformanceTests.Fault?
  private let calls = Calls()

  private actor Calls {
    private var count = 0
    func next() -> Int {
      count += 1
      return count
    }
  }

  init(_ fault: ConformanceTests.Fault?) { self.fault = fault }

  var search: AddressSearch {
    AddressSearch(suggest: suggest, resolve: resolve)
  }

  @Sendable private func suggest(_ text: String, _ countryCode: String) async throws -> [Suggestion]
  {
    let call = await calls.next()
    if Task.isCancelled {
      if fault == .cancelledIsFailure {
        throw AddressSearchError(code: .unavailable, provider: "Faulty")
      }
      throw CancellationError()
    }
    let isLine = text == "Test 1"
    switch fault {
    case .nothing where isLine && call <= 2: return []
    case .anything where text.hasPrefix("Qzx") && call < 8: return [Suggestion(id: "9", title: "X")]
    case .ownError where text.hasPrefix("Long"): throw OwnError()
    case .talkative where text.hasPrefix("Long"):
      throw AddressSearchError(code: .init(text), provider: "Faulty")
    case .oneLanguage where AddressSearch.language == "ja": return []
    case .mixedUp where text.hasPrefix("Qzx") && call > 15: return list()
    default: return isLine ? list(call) : []
    }
  }

  @Sendable private func resolve(_ suggestion: Suggestion) async throws -> PostalAddress {
    guard suggestion.id == "1" || fault == .knowsAll else {
      throw AddressSearchError(code: .badRequest, provider: "Faulty")
    }
    switch fault {
    case .emptyAddress: return PostalAddress(countryCode: "DE")
    case .resolvedElsewhere: return Self.address(in: "AT")
    default: return Self.address(in: "DE")
    }
  }

  private func list(_ call: Int = 0) -> [Suggestion] {
    switch fault {
    case .sameIDs: [Suggestion(id: "1", title: "A"), Suggestion(id: "1", title: "B")]
    case .noTitle: [Suggestion(id: "1", title: "")]
    case .otherCountry where call <= 2:
      [Suggestion(id: "1", title: "A", address: Self.address(in: "AT"))]
    case .inconstant where call <= 2: [Suggestion(id: "1", title: "A \(call)")]
    case .leadsNowhere: [Suggestion(id: "1", title: "House", narrows: true)]
    case .carriesAnother: [Suggestion(id: "1", title: "A", address: Self.address("Other 2"))]
    default: [Suggestion(id: "1", title: "A")]
    }
  }

  private static func address(
    _ street: String = "Test 1",
    in country: String = "DE"
  )
    -> PostalAddress
  {
    PostalAddress(fullName: "", countryCode: country, street: street, city: "Testford")
  }
}
