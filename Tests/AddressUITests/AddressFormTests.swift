import PostalAddresses
import SwiftUI
import SwiftUITesting
import Testing

@testable import AddressUI

/// What a form handed over, and what it is to answer.
@MainActor private final class Desk {
  var saved: [PostalAddress] = []
  var successes = 0
  var failure: (any Error)?
  var gate: AsyncStream<Void>?
}

private struct Refusal: LocalizedError {
  var errorDescription: String? { "The book is full." }
}

@MainActor struct AddressFormTests {
  private let desk = Desk()
  private let host: ViewHost

  init() {
    host = Self.makeHost(PostalAddress(countryCode: "US"), desk: desk)
  }

  private static func makeHost(
    _ address: PostalAddress?,
    desk: Desk,
    language: String = "en"
  ) -> ViewHost {
    ViewHost(
      AddressForm(
        address: address,
        search: nil,
        onSave: { address in
          if let gate = desk.gate { for await _ in gate { break } }
          if let failure = desk.failure { throw failure }
          desk.saved.append(address)
        },
        onSuccess: { desk.successes += 1 }
      )
      .environment(\.successPause, SuccessPause {}),
      language: language
    )
  }

  private func fill() throws {
    try host.paste("Ada Example", into: .textField("Full name"))
    try host.paste(" 10 Sample Street ", into: .textField("Street address"))
    try host.paste("Springfield", into: .textField("City"))
    try host.paste("Illinois", into: .textField("State"))
    try host.paste("62701", into: .textField("ZIP code"))
  }

  private func save() throws { try host.tap(.button(startingWith: "Save address")) }

  private func focusedName() -> String? { host.focused?.name }

  @Test func showsTheFieldsOfTheCardInItsOrder() {
    let names = host.elements.filter { [.textField, .button].contains($0.role) }.map(\.name)
    #expect(
      names == [
        "Full name", "Country or region, United States", "Street address",
        "Apt, suite or floor", "City", "State", "State: Choose from a list", "ZIP code", "Phone",
        "Save address",
      ]
    )
  }

  @Test func tellsAutoFillWhatEachFieldIs() throws {
    let expected = [
      "Full name": "name", "Street address": "address-line1",
      "Apt, suite or floor": "address-line2", "City": "address-level2",
      "State": "address-level1", "ZIP code": "postal-code", "Phone": "tel",
    ]
    for (name, token) in expected {
      #expect(try host.find(.textField(name)).attributes["autocomplete"] == token)
    }
    #expect(try host.find(.textField("ZIP code")).attributes["inputmode"] == "numeric")
  }

  @Test func saysNothingBeforeSave() throws {
    try host.paste("1", into: .textField("ZIP code"))
    try host.focus(.textField("City"))
    #expect(host.elements.allSatisfy { !$0.isInvalid })
  }

  @Test func saveNamesEveryProblemAndTheFirstTakesTheFocus() throws {
    try save()
    let invalid = host.elements.filter(\.isInvalid).map(\.name)
    #expect(invalid == ["Full name", "Street address", "City", "State", "ZIP code"])
    #expect(focusedName() == "Full name")
    #expect(desk.saved.isEmpty)
    #expect(host.feedback == [.warning])
  }

  @Test func aSecondEqualRefusalIsFeltAndSpokenAgain() async throws {
    try save()
    try save()
    await host.settle()
    #expect(host.feedback == [.warning, .warning])
    #expect(host.announcements.count == 2)
    #expect(host.announcements.first?.hasPrefix("5 problems.") == true)
  }

  @Test func errorsGoLiveAsTheyAreCorrected() throws {
    try fill()
    try host.paste("6270", into: .textField("ZIP code"))
    try save()
    #expect(try host.find(.textField("ZIP code")).isInvalid)
    #expect(try host.find(.textField("ZIP code")).hint.contains("5 or 9 digit"))
    #expect(focusedName() == "ZIP code")
    try host.type("1", into: .textField("ZIP code"))
    #expect(try !host.find(.textField("ZIP code")).isInvalid)
    try host.paste("", into: .textField("ZIP code"))
    #expect(try host.find(.textField("ZIP code")).isInvalid)
  }

  @Test func savesTheAddressTidied() async throws {
    try fill()
    try save()
    await host.settle()
    let saved = try #require(desk.saved.first)
    #expect(saved.street == "10 Sample Street")
    #expect(saved.region == "IL")
    #expect(saved.postalCode == "62701")
    #expect(desk.successes == 1)
    #expect(host.announcements.contains("Address saved"))
    #expect(host.feedback == [.success])
  }

  /// Lists go stale: a region that is missing from one is pointed at and saved all the same.
  @Test func aRegionThatIsNotInTheListIsPointedAtAndSaved() async throws {
    let note = ElementQuery.text("Choose a state from the list.")
    try fill()
    try host.focus(.textField("State"))
    try host.paste("Atlantis", into: .textField("State"))
    #expect(!host.contains(note))
    try host.focus(.textField("ZIP code"))
    #expect(host.contains(note))
    #expect(try !host.find(.textField("State")).isInvalid)
    try save()
    await host.settle()
    #expect(desk.saved.map(\.region) == ["Atlantis"])
    try host.paste("Illinois", into: .textField("State"))
    try host.focus(.textField("City"))
    #expect(!host.contains(note))
  }

  @Test func twoTapsInOneTurnSaveOnce() async throws {
    try fill()
    try save()
    try save()
    await host.settle()
    #expect(desk.saved.count == 1)
  }

  @Test func aFailureIsShownAndTheNextTryNeedsNoEdit() async throws {
    desk.failure = Refusal()
    try fill()
    try save()
    await host.settle()
    #expect(host.contains(.text("The book is full.")))
    #expect(desk.successes == 0)
    desk.failure = nil
    try save()
    await host.settle()
    #expect(desk.saved.count == 1)
    #expect(!host.contains(.text("The book is full.")))
  }

  @Test func aFailureWithoutWordsGetsTheFormsOwn() async throws {
    struct Mute: Error {}
    desk.failure = Mute()
    try fill()
    try save()
    await host.settle()
    #expect(host.contains(.text("Couldn't save this address. Try again.")))
  }

  @Test func aCancelledSaveGoesBackToRestQuietly() async throws {
    desk.failure = CancellationError()
    try fill()
    try save()
    await host.settle()
    #expect(host.feedback.isEmpty)
    #expect(host.announcements.isEmpty)
    #expect(try host.find(.button("Save address")).isEnabled)
  }

  @Test func returnMovesDownTheFormAndSavesAtItsEnd() async throws {
    try fill()
    try host.focus(.textField("Full name"))
    for next in [
      "Street address", "Apt, suite or floor", "City", "State", "ZIP code", "Phone",
    ] {
      try host.submit(.textField(try #require(focusedName())))
      #expect(focusedName() == next)
    }
    try host.submit(.textField("Phone"))
    await host.settle()
    #expect(desk.saved.count == 1)
  }

  @Test func anotherCountryRelabelsTheFieldsAndHoldsNoHiddenErrors() throws {
    try save()
    try host.tap(.button(startingWith: "Country or region"))
    try host.tap(.button("Germany"))
    #expect(host.contains(.textField("Postal code")))
    #expect(!host.contains(.textField("State")))
    try host.paste("Ada Example", into: .textField("Full name"))
    try host.paste("Musterweg 3", into: .textField("Street address"))
    try host.paste("Berlin", into: .textField("City"))
    try host.paste("10117", into: .textField("Postal code"))
    #expect(host.elements.allSatisfy { !$0.isInvalid })
  }

  @Test func theCountryListIsSearchedAndTheChosenOneIsMarked() throws {
    try host.tap(.button(startingWith: "Country or region"))
    #expect(try host.find(.button("United States")).isSelected)
    try host.type("united k", into: .textField("Search"))
    let names = host.elements.filter { $0.role == .button }.map(\.name)
    #expect(names == ["Cancel", "United Kingdom"])
    try host.tap(.button("United Kingdom"))
    #expect(host.contains(.textField("County")))
    #expect(host.contains(.textField("Postcode")))
  }

  @Test func aCodeIsTidiedWhenItsFieldIsLeftAndNotUnderTheCaret() throws {
    try host.tap(.button(startingWith: "Country or region"))
    try host.tap(.button("United Kingdom"))
    try host.type("sw1a1aa", into: .textField("Postcode"))
    #expect(try host.find(.textField("Postcode")).value == "sw1a1aa")
    try host.focus(.textField("City"))
    #expect(try host.find(.textField("Postcode")).value == "SW1A 1AA")
  }

  @Test func aNilAddressDrawsShapesAndSeedsTheFormOnce() throws {
    let loading = Self.makeHost(nil, desk: desk)
    #expect(loading.elements.isEmpty)
  }

  @Test func speaksTheLanguageOfThePerson() throws {
    let german = Self.makeHost(PostalAddress(countryCode: "DE"), desk: desk, language: "de")
    #expect(german.contains(.button("Adresse sichern")))
    #expect(german.contains(.button(startingWith: "Land oder Region, Deutschland")))
  }
}

extension AddressFormTests {
  @Test func aRegionIsChosenFromTheListOfItsCountry() throws {
    try host.tap(.button("State: Choose from a list"))
    try host.type("calif", into: .textField("Search"))
    try host.tap(.button("California"))
    #expect(try host.find(.textField("State")).value == "CA")
  }

  @Test func nothingIsChosenBeforehand() throws {
    #expect(try host.find(.textField("State")).value == "")
    try host.tap(.button("State: Choose from a list"))
    #expect(host.elements.allSatisfy { !$0.isSelected })
  }

  @Test func aCodeOfAnotherRegionIsNotedAndSavedAllTheSame() async throws {
    try fill()
    try host.paste("90210", into: .textField("ZIP code"))
    #expect(host.elements.contains { $0.role == .text && $0.name.contains("in Illinois") })
    try save()
    await host.settle()
    #expect(desk.saved.first?.postalCode == "90210")
  }

  @Test func aServersErrorStandsOnItsFieldUntilThatIsChanged() async throws {
    desk.failure = AddressFieldErrors(
      [.postalCode: "We don't deliver there."],
      message: "Please check the code."
    )
    try fill()
    try save()
    await host.settle()
    #expect(try host.find(.textField("ZIP code")).hint == "We don't deliver there.")
    #expect(focusedName() == "ZIP code")
    #expect(host.contains(.text("Please check the code.")))
    desk.failure = nil
    try host.paste("62702", into: .textField("ZIP code"))
    #expect(try host.find(.textField("ZIP code")).hint == "")
    try save()
    await host.settle()
    #expect(desk.saved.map(\.postalCode) == ["62702"])
  }

  @Test func theSameValueAfterAChangeIsSavedAgain() async throws {
    try fill()
    try save()
    await host.settle()
    try host.paste("Shelbyville", into: .textField("City"))
    try host.paste("Springfield", into: .textField("City"))
    try save()
    await host.settle()
    #expect(desk.saved.count == 2)
  }

  @Test func aCountryThatIsNotOfferedIsShownAndExplained() throws {
    let limited = ViewHost(
      AddressForm(
        address: PostalAddress(countryCode: "JP"),
        search: nil,
        countryCodes: ["US", "CA"],
        onSave: { _ in }
      )
    )
    let row = try limited.find(.button(startingWith: "Country or region, Japan"))
    #expect(row.hint.contains("isn't offered"))
    #expect(limited.contains(.textField("Prefecture")))
    try limited.tap(.button(startingWith: "Country or region"))
    #expect(limited.elements.filter { $0.role == .button }.count == 3)
  }

  @Test(arguments: [
    ("fr", "Enregistrer l’adresse"), ("es", "Guardar dirección"), ("ja", "住所を保存"),
    ("ar", "حفظ العنوان"), ("de-CH", "Adresse sichern"), ("xx", "Save address"),
  ])
  func theButtonSpeaksTheLanguageOfThePerson(language: String, title: String) {
    let form = Self.makeHost(PostalAddress(countryCode: "US"), desk: desk, language: language)
    #expect(form.contains(.button(title)))
  }
}

extension AddressFormTests {
  @Test func aWholeAddressPastedIntoTheStreetIsTakenApart() async throws {
    try host.paste(
      "10 10th St NE, Atlanta, GA 30309, United States",
      into: .textField("Street address")
    )
    #expect(try host.find(.textField("Street address")).value == "10 10th St NE")
    #expect(try host.find(.textField("City")).value == "Atlanta")
    #expect(try host.find(.textField("State")).value == "GA")
    #expect(try host.find(.textField("ZIP code")).value == "30309")
    await host.settle()
    #expect(host.announcements == ["Address filled in"])
  }

  @Test func takingApartCanBeUndone() throws {
    let text = "10 10th St NE, Atlanta, GA 30309, United States"
    try host.paste("Springfield", into: .textField("City"))
    try host.paste(text, into: .textField("Street address"))
    try host.tap(.button("Undo"))
    #expect(try host.find(.textField("Street address")).value == text)
    #expect(try host.find(.textField("City")).value == "Springfield")
    #expect(!host.contains(.button("Undo")))
  }

  @Test func undoGoesAwayOnceSomethingIsTyped() throws {
    try host.paste(
      "10 10th St NE, Atlanta, GA 30309, United States",
      into: .textField("Street address")
    )
    try host.type("!", into: .textField("City"))
    #expect(!host.contains(.button("Undo")))
  }

  @Test func whatIsNotUnderstoodStaysWhereItWasPasted() throws {
    let text = "The old mill behind the bridge, ask for Ada"
    try host.paste(text, into: .textField("Street address"))
    #expect(try host.find(.textField("Street address")).value == text)
    #expect(try host.find(.textField("City")).value == "")
  }
}
