import PostalAddresses
import SwiftUI
import SwiftUITesting
import Testing

@testable import AddressUI

/// What a host may want otherwise: other demands, other words, another order.
@MainActor struct AddressFormRulesTests {
  private func makeHost(
    _ countryCode: String = "US",
    rules: AddressFormat.Overrides = AddressFormat.Overrides(),
    order: AddressFormOrder = .card,
    onSave: @escaping @MainActor (PostalAddress) -> Void = { _ in }
  ) -> ViewHost {
    ViewHost(
      AddressForm(
        address: PostalAddress(countryCode: countryCode),
        search: nil,
        onSave: { onSave($0) }
      )
      .addressFormRules(rules)
      .addressFormOrder(order)
    )
  }

  private func fieldNames(_ host: ViewHost) -> [String] {
    host.elements.filter { $0.role == .textField }.map(\.name)
  }

  private func save(_ host: ViewHost) throws {
    try host.tap(.button(startingWith: "Save address"))
  }

  @Test func aHiddenFieldIsNeitherDrawnNorAskedFor() throws {
    let host = makeHost(rules: .init().hiding(.region).hiding(.line2))
    #expect(fieldNames(host) == ["Full name", "Street address", "City", "ZIP code", "Phone"])
    try save(host)
    let invalid = host.elements.filter(\.isInvalid).map(\.name)
    #expect(invalid == ["Full name", "Street address", "City", "ZIP code"])
  }

  @Test func aRequiredPhoneIsMissedOnSave() throws {
    let host = makeHost(rules: .init().requiring(.phone))
    try save(host)
    #expect(try host.find(.textField("Phone")).isInvalid)
  }

  @Test func whatIsMadeOptionalIsNotMissed() throws {
    let host = makeHost(rules: .init().makingOptional(.postalCode, in: "US"))
    try save(host)
    #expect(try !host.find(.textField("ZIP code")).isInvalid)
    #expect(try host.find(.textField("State")).isInvalid)
  }

  @Test func anotherLabelIsUsedInTheMessageToo() throws {
    let host = makeHost(rules: .init().relabelling(.region, "Federal state").requiring(.region))
    try save(host)
    #expect(try host.find(.textField("Federal state")).hint.contains("Federal state"))
  }

  @Test func anOrganisationIsAskedForWhereTheHostWantsOne() async throws {
    var saved: [PostalAddress] = []
    let host = makeHost("DE", rules: .init().requiring(.organization), onSave: { saved.append($0) })
    let organization = AddressFormat.format(for: "DE").label(for: .organization)
    #expect(fieldNames(host)[1] == organization)
    try save(host)
    #expect(try host.find(.textField(organization)).isInvalid)
    try host.paste("Ada Example", into: .textField("Full name"))
    try host.paste(" Example Works ", into: .textField(organization))
    try host.paste("Musterweg 3", into: .textField("Street address"))
    try host.paste("Berlin", into: .textField("City"))
    try host.paste("10117", into: .textField("Postal code"))
    try save(host)
    await host.settle()
    #expect(saved.map(\.organization) == ["Example Works"])
  }

  @Test(arguments: [true, false])
  func aCodeOfAnotherRegionIsRefusedWhereTheHostSaysSo(isRefused: Bool) async throws {
    var saves = 0
    let rules = AddressFormat.Overrides()
    let host = makeHost(
      rules: isRefused ? rules.refusingRegionMismatch(in: "US") : rules,
      onSave: { _ in saves += 1 }
    )
    try host.paste("Ada Example", into: .textField("Full name"))
    try host.paste("10 Sample Street", into: .textField("Street address"))
    try host.paste("Springfield", into: .textField("City"))
    try host.paste("IL", into: .textField("State"))
    try host.paste("90210", into: .textField("ZIP code"))
    try save(host)
    await host.settle()
    #expect(try host.find(.textField("ZIP code")).isInvalid == isRefused)
    #expect(saves == (isRefused ? 0 : 1))
  }

  @Test func codesAreJudgedAndTidiedByTheHostsPattern() async throws {
    var saved: [PostalAddress] = []
    let rules = AddressFormat.Overrides()
      .replacingPostalCodePattern("[A-Z]{2}\\d{3}", example: "AB123", in: "DE")
    let host = makeHost("DE", rules: rules, onSave: { saved.append($0) })
    try host.paste("Ada Example", into: .textField("Full name"))
    try host.paste("Musterweg 3", into: .textField("Street address"))
    try host.paste("Berlin", into: .textField("City"))
    try host.paste("10117", into: .textField("Postal code"))
    try save(host)
    #expect(try host.find(.textField("Postal code")).isInvalid)
    try host.paste("ab123", into: .textField("Postal code"))
    try host.focus(.textField("City"))
    #expect(try host.find(.textField("Postal code")).value == "AB123")
    try save(host)
    await host.settle()
    #expect(saved.map(\.postalCode) == ["AB123"])
  }

  @Test func japanIsAskedForInItsOwnOrder() throws {
    let host = makeHost("JP", order: .local)
    #expect(
      fieldNames(host) == [
        "Full name", "Postal code", "Prefecture", "City", "Street address",
        "Apt, suite or floor", "Phone",
      ]
    )
  }

  @Test func focusReturnAndProblemsFollowTheOrderThatIsDrawn() throws {
    let host = makeHost("JP", order: .local)
    try host.paste("Ada Example", into: .textField("Full name"))
    try save(host)
    #expect(host.focused?.name == "Postal code")
    try host.focus(.textField("Full name"))
    for next in [
      "Postal code", "Prefecture", "City", "Street address", "Apt, suite or floor", "Phone",
    ] {
      try host.submit(.textField(try #require(host.focused?.name)))
      #expect(host.focused?.name == next)
    }
  }

  @Test func theOrderFollowsTheCountry() throws {
    let host = makeHost("JP", order: .local)
    try host.tap(.button(startingWith: "Country or region"))
    try host.tap(.button("Hungary"))
    try host.paste("Ada Example", into: .textField("Full name"))
    try save(host)
    #expect(host.focused?.name == "City")
  }

  @Test func regionAndCodeShareARowOnlyWhereTheyMeet() {
    let card = AddressFormOrder.card.rows(of: .format(for: "US")).map(\.fields)
    #expect(card.contains([.region, .postalCode]))
    let hungary = AddressFormOrder.local.rows(of: .format(for: "HU")).map(\.fields)
    #expect(
      hungary == [[.name], [.country], [.city], [.street], [.line2], [.postalCode], [.phone]]
    )
  }

  @Test func everyFieldIsAskedForOnceInEitherOrder() {
    for code in AddressFormat.territories {
      let format = AddressFormat.format(for: code)
      let card = AddressFormOrder.card.rows(of: format).flatMap(\.fields)
      let local = AddressFormOrder.local.rows(of: format).flatMap(\.fields)
      #expect(Set(card).count == card.count)
      #expect(local.count == card.count)
      #expect(Set(local) == Set(card), "\(code)")
    }
  }
}
