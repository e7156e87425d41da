import FormEngineTesting
import PostalAddresses
import SwiftUI
import SwiftUITesting
import Testing

@testable import AddressUI

@MainActor struct SuggestionTests {
  private let clock = TestClock()
  private let host: ViewHost

  init() {
    host = Self.makeHost(.marketStreet, clock: clock)
  }

  private static func makeHost(_ search: AddressForm.AddressSearch?, clock: TestClock) -> ViewHost {
    ViewHost(
      AddressForm(address: PostalAddress(countryCode: "US"), search: search, onSave: { _ in })
        .environment(\.suggestionClock, clock)
    )
  }

  private var rows: [String] {
    host.elements.filter { $0.role == .button && $0.name.contains("Market Street") }.map(\.name)
  }

  private func type(_ text: String) async throws {
    try host.type(text, into: .textField("Street address"))
    await host.settle()
    await clock.advance(by: .milliseconds(300))
    await host.settle()
  }

  @Test func typingThreeCharactersAndPausingShowsWhatMatches() async throws {
    try host.type("ma", into: .textField("Street address"))
    await host.settle()
    await clock.advance(by: .seconds(1))
    await host.settle()
    #expect(rows.isEmpty)
    try await type("r")
    #expect(rows.count == 3)
    #expect(host.announcements.contains("3 suggestions"))
  }

  @Test func pickingFillsTheFieldsAndMovesOnToTheApartment() async throws {
    try await type("548 mar")
    try host.tap(.button(try #require(rows.first)))
    await host.settle()
    #expect(try host.find(.textField("Street address")).value == "548 Market Street")
    #expect(try host.find(.textField("City")).value == "San Francisco")
    #expect(try host.find(.textField("State")).value == "CA")
    #expect(try host.find(.textField("ZIP code")).value == "94104")
    #expect(host.focused?.name == "Apt, suite or floor")
    #expect(host.announcements.contains("Address filled in"))
    #expect(host.feedback == [.selection])
    #expect(rows.isEmpty)
  }

  @Test func arrowsMarkReturnPicksAndEscapePutsAway() async throws {
    let street = ElementQuery.textField("Street address")
    try await type("market")
    try host.press("ArrowDown", in: street)
    try host.press("ArrowDown", in: street)
    #expect(host.elements.filter(\.isSelected).count == 1)
    await host.settle()
    #expect(host.announcements.last == "1355 Market Street, San Francisco, CA 94103")
    try host.press("Enter", in: street)
    await host.settle()
    #expect(try host.find(street).value == "1355 Market Street")
  }

  @Test func escapePutsTheListAway() async throws {
    try await type("market")
    try host.press("Escape", in: .textField("Street address"))
    #expect(rows.isEmpty)
    #expect(try host.find(.textField("Street address")).value == "market")
  }

  @Test func returnWithoutAMarkedRowGoesOnToTheNextField() async throws {
    try await type("market")
    try host.press("Enter", in: .textField("Street address"))
    #expect(rows.isEmpty)
    #expect(host.focused?.name == "Apt, suite or floor")
  }

  @Test func leavingTheStreetPutsTheListAway() async throws {
    try await type("market")
    try host.focus(.textField("City"))
    #expect(rows.isEmpty)
  }

  @Test func puttingThePhonesKeyboardAwayPutsTheListAway() async throws {
    try await type("market")
    host.blur()
    await host.settle()
    #expect(rows.isEmpty)
    #expect(try host.find(.textField("Street address")).value == "market")
  }

  @Test func goingIntoTheListWithTheKeyboardKeepsIt() async throws {
    try await type("market")
    try host.focus(.button(try #require(rows.last)))
    await host.settle()
    #expect(rows.count == 3)
    try host.tap(.button(try #require(rows.last)))
    await host.settle()
    #expect(rows.isEmpty)
    #expect(try host.find(.textField("Street address")).value == "2200 Market Street")
  }

  @Test func leavingTheListWithTheKeyboardPutsItAway() async throws {
    try await type("market")
    try host.focus(.button(try #require(rows.last)))
    try host.focus(.textField("City"))
    await host.settle()
    #expect(rows.isEmpty)
  }

  @Test func saysThatANumberIsTheOneThatWasTyped() async throws {
    let note = ElementQuery.text("Number as you typed it")
    let street = ElementQuery.textField("Street address")
    let known = PostalAddress(
      fullName: "",
      countryCode: "US",
      street: "Oak Avenue",
      city: "Oakton",
      region: "IL",
      postalCode: "62701"
    )
    let host = Self.makeHost(
      AddressForm.AddressSearch(
        suggest: { _, _ in [AddressForm.Suggestion(id: "1", title: "Oak Avenue", subtitle: "")] },
        resolve: { _ in known }
      ),
      clock: clock
    )
    try host.type("12 oak", into: street)
    await host.settle()
    await clock.advance(by: .milliseconds(300))
    await host.settle()
    #expect(!host.contains(note))
    try host.tap(.button("Oak Avenue"))
    await host.settle()
    #expect(try host.find(street).value == "12 Oak Avenue")
    #expect(host.contains(note))
    #expect(host.announcements.contains("Address filled in. Number as you typed it"))
    try host.type("4", into: street)
    await host.settle()
    #expect(!host.contains(note))
  }

  @Test func saysNothingOfANumberThatTheProviderKnows() async throws {
    try await type("548 mar")
    try host.tap(.button(try #require(rows.first)))
    await host.settle()
    #expect(!host.contains(.text("Number as you typed it")))
  }

  @Test func aUnitThatWasTypedIsNoNumber() async throws {
    try await type("548 market apt 4")
    try host.tap(.button(try #require(rows.first)))
    await host.settle()
    #expect(try host.find(.textField("Apt, suite or floor")).value.lowercased() == "apt 4")
    #expect(!host.contains(.text("Number as you typed it")))
  }

  @Test func theProvidersNameStandsUnderItsSuggestions() async throws {
    var search = AddressForm.AddressSearch.marketStreet
    search.attribution = "Streets by Example"
    let host = Self.makeHost(search, clock: clock)
    try host.type("market", into: .textField("Street address"))
    await host.settle()
    #expect(!host.contains(.text("Streets by Example")))
    await clock.advance(by: .milliseconds(300))
    await host.settle()
    #expect(host.contains(.text("Streets by Example")))
  }

  @Test func aFailedLookUpSaysSo() async throws {
    let failing = AddressForm.AddressSearch(
      suggest: { _, _ in throw AddressSearchError(code: .unavailable, provider: "Test") },
      resolve: { _ in PostalAddress(countryCode: "US") }
    )
    let host = Self.makeHost(failing, clock: clock)
    try host.type("market", into: .textField("Street address"))
    await host.settle()
    await clock.advance(by: .milliseconds(300))
    await host.settle()
    #expect(host.contains(.text("Couldn't look up that address. Type it in instead.")))
  }

  @Test func withoutASearchNothingIsAsked() async throws {
    let host = Self.makeHost(nil, clock: clock)
    try host.type("market", into: .textField("Street address"))
    await host.settle()
    #expect(clock.sleepers == 0)
  }
}

/// A resolve that waits until it is let go.
private final class Gate: Sendable {
  private let stream: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation

  init() {
    (stream, continuation) = AsyncStream.makeStream()
  }

  func open() { continuation.yield() }

  func pass() async {
    for await _ in stream { return }
  }
}

/// What comes late must not undo what was done meanwhile.
@MainActor struct LateSuggestionTests {
  private let clock = TestClock()
  private let gate = Gate()

  private func makeHost(
    onSave: @escaping @MainActor (PostalAddress) async throws -> Void = { _ in },
    sceneStorage: [String: String] = [:]
  ) async throws -> ViewHost {
    let gate = gate
    let search = AddressForm.AddressSearch(
      suggest: { _, _ in [AddressForm.Suggestion(id: "1", title: "5 Late Lane", subtitle: "")] },
      resolve: { _ in
        await gate.pass()
        return PostalAddress(
          fullName: "",
          countryCode: "US",
          street: "5 Late Lane",
          city: "Lateville",
          region: "IL",
          postalCode: "62701"
        )
      }
    )
    let host = ViewHost(
      AddressForm(address: PostalAddress(countryCode: "US"), search: search, onSave: onSave)
        .environment(\.suggestionClock, clock)
        .environment(\.successPause, SuccessPause {}),
      sceneStorage: sceneStorage
    )
    try host.type("5 late", into: .textField("Street address"))
    await host.settle()
    await clock.advance(by: .milliseconds(300))
    await host.settle()
    try host.tap(.button("5 Late Lane"))
    await host.settle()
    return host
  }

  private func letGo(_ host: ViewHost) async {
    gate.open()
    await host.settle()
  }

  @Test func fillsWhenNothingHappenedMeanwhile() async throws {
    let host = try await makeHost()
    await letGo(host)
    #expect(try host.find(.textField("City")).value == "Lateville")
    #expect(host.focused?.name == "Apt, suite or floor")
  }

  @Test func keepsAFieldThatWasEditedMeanwhile() async throws {
    let host = try await makeHost()
    try host.paste("Mytown", into: .textField("City"))
    await letGo(host)
    #expect(try host.find(.textField("City")).value == "Mytown")
    #expect(try host.find(.textField("ZIP code")).value == "62701")
  }

  @Test func leavesTheFocusWhereThePersonWent() async throws {
    let host = try await makeHost()
    try host.focus(.textField("Phone"))
    await letGo(host)
    #expect(host.focused?.name == "Phone")
  }

  @Test func writesNothingOverAStreetThatWasTypedOn() async throws {
    let host = try await makeHost()
    try host.type("!", into: .textField("Street address"))
    await letGo(host)
    #expect(try host.find(.textField("City")).value == "")
  }

  @Test func writesNothingIntoAFormThatIsSaved() async throws {
    var saved: [PostalAddress] = []
    let host = try await makeHost(onSave: { saved.append($0) })
    for (label, value) in [
      ("Full name", "Ada Example"), ("City", "Mytown"), ("State", "IL"), ("ZIP code", "62702"),
    ] {
      try host.paste(value, into: .textField(label))
    }
    try host.tap(.button("Save address"))
    await letGo(host)
    #expect(saved.map(\.street) == ["5 late"])
    #expect(try host.find(.textField("Street address")).value == "5 late")
  }
}
