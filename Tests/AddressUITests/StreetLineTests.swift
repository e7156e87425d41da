import PostalAddresses
import SwiftUI
import SwiftUITesting
import Testing

@testable import AddressUI

struct StreetLineTests {
  private func written(_ street: String, line2: String = "") -> [String] {
    var address = PostalAddress(countryCode: "US")
    address.line2 = line2
    StreetLines(street)?.write(into: &address)
    return [address.street, address.line2]
  }

  @Test func aStreetOfOneLineIsLeftAlone() {
    #expect(StreetLines("10 Sample Street, Apt 4") == nil)
  }

  @Test(arguments: ["\n", "\r\n", "\r", "\u{2028}", " \n\n "])
  func furtherLinesGoToTheApartmentLine(lineBreak: String) {
    #expect(
      written("10 Sample  Street\(lineBreak)Apt 4") == ["10 Sample Street", "Apt 4"]
    )
    #expect(
      written("10 Sample Street\(lineBreak)Building B\(lineBreak)Floor 2")
        == ["10 Sample Street", "Building B, Floor 2"]
    )
  }

  @Test func nothingIsWrittenOverAnApartment() {
    #expect(
      written("10 Sample Street\nApt 4", line2: "c/o Ada") == [
        "10 Sample Street, Apt 4", "c/o Ada",
      ]
    )
  }

  @Test func aBreakAtTheEndIsDropped() {
    #expect(written("10 Sample Street\n") == ["10 Sample Street", ""])
  }
}

@MainActor struct StreetLineFormTests {
  private let host = ViewHost(
    AddressForm(address: PostalAddress(countryCode: "US"), search: nil, onSave: { _ in })
  )

  private func value(_ label: String) throws -> String {
    try host.find(.textField(label)).value
  }

  @Test func twoFilledInLinesBecomeStreetAndApartment() throws {
    try host.paste("10 Sample Street\nApt 4", into: .textField("Street address"))
    #expect(try value("Street address") == "10 Sample Street")
    #expect(try value("Apt, suite or floor") == "Apt 4")
  }

  @Test func severalLinesOfAWholeAddressAreTakenApartAndGivenBack() throws {
    try host.paste(
      "10 10th St NE\nAtlanta, GA 30309\nUnited States",
      into: .textField("Street address")
    )
    #expect(try value("Street address") == "10 10th St NE")
    #expect(try value("City") == "Atlanta")
    try host.tap(.button("Undo"))
    #expect(try value("Street address") == "10 10th St NE, Atlanta, GA 30309, United States")
    #expect(try value("City") == "")
    #expect(try value("Apt, suite or floor") == "")
  }

  /// Keyboards and browsers fill in any order, often all at once and without leaving a field.
  @Test(arguments: 0..<24) func fillingInWorksInAnyOrder(_ seed: Int) throws {
    var fields = [
      ("Street address", "10 Sample Street"), ("City", "Springfield"), ("State", "Illinois"),
      ("ZIP code", "62701-1234"), ("Full name", "Ada Example"), ("Phone", "(217) 555-0132"),
    ]
    // The seed numbers an order: all 24 of the first four, the others turned with them.
    var rest = seed
    var order: [(String, String)] = []
    for count in [4, 3, 2, 1] {
      order.append(fields.remove(at: rest % count))
      rest /= count
    }
    order += seed.isMultiple(of: 2) ? fields : fields.reversed()
    for (label, text) in order { try host.paste(text, into: .textField(label)) }
    for (label, text) in order { #expect(try value(label) == text) }
    #expect(host.elements.allSatisfy { !$0.isInvalid })
  }
}
