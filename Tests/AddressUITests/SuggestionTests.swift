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
