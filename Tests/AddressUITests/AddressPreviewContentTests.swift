import PostalAddresses
import Testing

@testable import AddressUI

struct AddressPreviewContentTests {
  private let address = "10 10th St NE, Atlanta, GA 30309, United States"

  @Test func whatIsFilledInDecidesTheStateAndTheIcon() {
    var content = AddressPreviewContent(title: "Bank address")
    #expect(content.state == .unfilled)
    #expect(content.trailingIcon == .add)
    content.address = address
    #expect(content.state == .filled)
    #expect(content.trailingIcon == .edit)
  }

  @Test(arguments: [nil, "", "  ", "\n"]) func aBlankTextIsNone(text: String?) {
    let content = AddressPreviewContent(address: text, errorMessage: text)
    #expect(content.state == .unfilled)
    #expect(content.accessibilityLabel == nil)
  }

  @Test func anErrorCountsBeforeTheAddressAndDisabledBeforeAnError() {
    var content = AddressPreviewContent(address: address, errorMessage: "Required")
    #expect(content.state == .error)
    #expect(content.isLineDangerous)
    #expect(content.trailingIcon == .edit)
    content.isEnabled = false
    #expect(content.state == .disabled)
    #expect(!content.isLineDangerous)
    #expect(!content.takesPress)
  }

  @Test func theTitleStandsBackOnceThereIsAnAddress() {
    var content = AddressPreviewContent(title: "Bank address")
    #expect(content.isTitleProminent)
    #expect(content.titleTone == .standard)
    content.address = address
    #expect(!content.isTitleProminent)
    #expect(content.titleTone == .subtle)
    content.isEnabled = false
    #expect(
      [content.titleTone, content.hintTone, content.addressTone, content.iconTone]
        == [.disabled, .disabled, .disabled, .disabled]
    )
  }

  @Test(arguments: [
    (nil, true), ("(Optional)", true), ("(nur falls abweichend)", false),
    ("Only where it is another one than the delivery address", false),
  ])
  func aLongHintStandsBelowTheTitle(hint: String?, isBeside: Bool) {
    #expect(AddressPreviewContent(title: "Bank address", hint: hint).isHintBeside == isBeside)
  }

  @Test func theLabelIsTitleHintAndAddress() {
    let content = AddressPreviewContent(
      title: "Bank address",
      hint: "(Optional)",
      address: "10 10th St Ne, Atlanta"
    )
    #expect(content.accessibilityLabel == "Bank address, Optional, 10 10th St Ne, Atlanta")
  }

  @Test func theLabelSaysWhatIsWrong() {
    let content = AddressPreviewContent(
      title: "Bank address",
      errorMessage: "Bank address is required"
    )
    #expect(content.accessibilityLabel == "Bank address, Bank address is required")
  }

  @Test(arguments: [
    ("(Optional)", "Optional"), ("（任意）", "任意"), ("optional", "optional"), ("()", "()"),
    ("(a) b", "(a) b"),
  ])
  func parenthesesAroundTheWholeHintAreNotRead(hint: String, spoken: String) {
    #expect(AddressPreviewContent(hint: hint).accessibilityLabel == spoken)
  }

  @Test func linesAreReadAsAList() {
    let content = AddressPreviewContent(address: "3 Example Quay\r\n\n Cork ")
    #expect(content.accessibilityLabel == "3 Example Quay, Cork")
  }

  @Test func anAddressIsPrintedAsItsCountryWritesItAndReadInWords() {
    var content = AddressPreviewContent()
    let formatter = AddressFormatter { $0 == "US" ? "United States" : nil }
    content.take(.filled, formatter: formatter, language: "en")
    #expect(
      content.address
        == "Maya Chen, 548 Market Street, Apt 4, San Francisco, CA 94104, United States"
    )
    #expect(content.accessibilityLabel?.contains("California") == true)
    #expect(content.accessibilityLabel?.contains("9 4 1 0 4") == true)
  }

  @Test func anAddressOfWhichOnlyTheCountryIsKnownIsNone() {
    var content = AddressPreviewContent(address: "3 Example Quay")
    content.take(
      PostalAddress(countryCode: "IE"),
      formatter: AddressFormatter { _ in "Ireland" },
      language: "en"
    )
    #expect(content.state == .unfilled)
    content.take(nil, formatter: AddressFormatter(), language: "en")
    #expect(content.accessibilityLabel == nil)
  }
}
