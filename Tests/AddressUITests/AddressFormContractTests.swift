import FormEngineTesting
import PostalAddresses
import SwiftUI
import SwiftUITesting
import Testing

@testable import AddressUI

/// Sentences of the form's description that no other test reads.
@MainActor struct AddressFormContractTests {
  private let clock = TestClock()

  private func search(
    _ host: ViewHost,
    for text: String = "market"
  ) async throws {
    try host.type(text, into: .textField("Street address"))
    await host.settle()
    await clock.advance(by: .milliseconds(300))
    await host.settle()
  }

  @Test func thePlatformsOwnSearchIsNoneHere() {
    #expect(AddressForm.AddressSearch.platformDefault == nil)
  }

  @Test func theHostsTitleStandsOnTheButton() {
    let host = ViewHost(
      AddressForm(address: .sample, saveTitle: "Deliver here", onSave: { _ in }),
      language: "de"
    )
    #expect(host.contains(.button("Deliver here")))
  }

  @Test func theShapesOfALoadingFormHaveItsRows() {
    let rows = AddressFormOrder.card.rows(of: .format(for: "US")).map(\.fields.count)
    #expect(rows == [1, 1, 1, 1, 1, 2, 1])
    #expect(AddressFormPlaceholder.rows.map(\.fields.count) == rows)
    let host = ViewHost(AddressForm(address: nil, onSave: { _ in }))
    #expect(host.elements.isEmpty)
    // A card with a shape for each field, a card with one for the switch, and one for the button.
    #expect(host.pageElementCount > rows.reduce(0, +) + 2)
  }

  @Test func aPickUsesThePlaceAndNeitherNameNorPhone() async throws {
    var answer = PostalAddress.filled
    answer.fullName = "Somebody Else"
    answer.phone = "(415) 555-0199"
    answer.line2 = ""
    let picked = answer
    let host = ViewHost(
      AddressForm(
        address: PostalAddress(fullName: "Ada Example", countryCode: "US", phone: "217 555 0132"),
        search: AddressForm.AddressSearch(
          suggest: { _, _ in [.init(id: "1", title: "548 Market Street", subtitle: "")] },
          resolve: { _ in picked }
        ),
        onSave: { _ in }
      )
      .environment(\.suggestionClock, clock)
    )
    try await search(host)
    try host.tap(.button("548 Market Street"))
    await host.settle()
    #expect(try host.find(.textField("City")).value == picked.city)
    #expect(try host.find(.textField("Full name")).value == "Ada Example")
    #expect(try host.find(.textField("Phone")).value == "217 555 0132")
    #expect(try host.find(.toggle("Set as default")).value == "false")
  }

  @Test func eachSuggestionIsOneElement() async throws {
    let host = ViewHost(
      AddressForm(address: .sample, search: .marketStreet, onSave: { _ in })
        .environment(\.suggestionClock, clock)
    )
    try await search(host)
    let about = host.elements.filter { $0.name.contains("San Francisco") }
    #expect(about.count == 3)
    #expect(about.allSatisfy { $0.role == .button && $0.name.contains("Market Street") })
  }

  @Test(arguments: [true, false])
  func theExampleIsAScreenWithThreeAddressesOnMarketStreet(wraps: Bool) async throws {
    let host = ViewHost(
      AddressFormExample(wrapsInNavigationStack: wraps).environment(\.suggestionClock, clock)
    )
    let hasTitle = host.elements.contains { $0.role == .heading && $0.name == "Shipping address" }
    #expect(hasTitle == wraps)
    #expect(try host.find(.textField("Full name")).value == PostalAddress.sample.fullName)
    try await search(host)
    #expect(host.elements.filter { $0.name.contains("Market Street") }.count == 3)
  }
}
