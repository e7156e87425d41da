import PostalAddresses
import SwiftUI
import SwiftUITesting
import Testing

@testable import AddressUI

@MainActor struct KeptCountryTests {
  private let start = PostalAddress(countryCode: "US")

  private func makeHost(_ storage: [String: String] = [:], start: PostalAddress) -> ViewHost {
    ViewHost(AddressForm(address: start, search: nil, onSave: { _ in }), sceneStorage: storage)
  }

  @Test func theCountryComesBackInTheFormItWasChosenIn() throws {
    let host = makeHost(start: start)
    try host.tap(.button(startingWith: "Country or region"))
    try host.tap(.button("Germany"))
    let again = makeHost(host.sceneStorage, start: start)
    #expect(again.contains(.textField("Postal code")))
    #expect(!again.contains(.textField("State")))
  }

  @Test func itComesBackInNoOtherForm() throws {
    let kept = KeptCountry("DE", beganWith: start).text
    let other = makeHost(["AddressForm.country": kept], start: .filled)
    #expect(other.contains(.textField("ZIP code")))
  }

  @Test(arguments: ["", "DE", "x DE", "1 2 3", "😀 😀"])
  func whatCanNotBeReadIsNothing(text: String) {
    #expect(KeptCountry.countryCode(in: text, beginningWith: start) == nil)
  }

  @Test func onlyCountriesWithDataAreTaken() {
    let kept = KeptCountry("QQ", beganWith: start).text
    #expect(KeptCountry.countryCode(in: kept, beginningWith: start) == nil)
  }
}
