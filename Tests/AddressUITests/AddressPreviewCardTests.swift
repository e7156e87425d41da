import SwiftUI
import SwiftUITesting
import Testing

@testable import AddressUI

@MainActor struct AddressPreviewCardTests {
  @Test func itIsOneButtonNamedByItsTexts() {
    let host = ViewHost(
      AddressPreviewCard(title: "Delivery", hint: "(Optional)", addressText: "3 Example Quay") {}
    )
    #expect(host.contains(.button("Delivery, Optional, 3 Example Quay")))
    #expect(host.elements.count == 1)
  }

  @Test func anAddressHasItsCountryInThePersonsLanguage() throws {
    let host = ViewHost(AddressPreviewCard(title: "Versand", address: .filled) {}, language: "de")
    let card = try host.find(.button(startingWith: "Versand, Maya Chen"))
    #expect(card.name.hasSuffix("Vereinigte Staaten"))
  }

  @Test func aTapPressesItUnlessItIsDisabled() throws {
    let presses = Presses()
    let host = ViewHost(Switchable(presses: presses))
    try host.tap(.button("Delivery"))
    #expect(presses.count == 1)
    try host.toggle(.toggle("Disabled"))
    #expect(throws: ViewHostError.self) { try host.tap(.button("Delivery")) }
    #expect(presses.count == 1)
  }

  @Test func anErrorIsPartOfTheNameAndAnnouncedWhenItAppears() async throws {
    let host = ViewHost(Required())
    #expect(host.announcements.isEmpty)
    try host.tap(.button("Delivery"))
    await host.settle()
    #expect(host.contains(.button("Delivery, An address is required")))
    #expect(host.announcements == ["An address is required"])
  }
}

@MainActor private final class Presses {
  var count = 0
}

private struct Switchable: View {
  let presses: Presses

  @State private var isDisabled = false

  var body: some View {
    VStack {
      AddressPreviewCard(title: "Delivery", address: nil) { presses.count += 1 }
        .disabled(isDisabled)
      Toggle("Disabled", isOn: $isDisabled)
    }
  }
}

private struct Required: View {
  @State private var error: String?

  var body: some View {
    AddressPreviewCard(title: "Delivery", address: nil, errorMessage: error) {
      error = "An address is required"
    }
  }
}
