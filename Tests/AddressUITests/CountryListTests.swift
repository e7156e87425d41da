import Foundation
import PostalAddresses
import Testing

@testable import AddressUI

struct CountryListTests {
  private let english = CountryList(codes: nil, locale: Locale(identifier: "en"))

  @Test func offersEveryTerritoryThatHasDataOnce() {
    let codes = english.choices.map(\.code)
    #expect(codes.count == 252)
    #expect(Set(codes).count == codes.count)
    #expect(codes.contains("XK"))
  }

  @Test(arguments: [
    ("cote", "CI"), ("CÔTE", "CI"), ("turk", "TR"), ("uk", "GB"), ("usa", "US"),
    ("holland", "NL"), ("ivory", "CI"), ("gb", "GB"), ("united k", "GB"),
  ])
  func findsACountryByWhatPeopleCallIt(text: String, code: String) {
    #expect(english.matching(text).map(\.code).contains(code))
  }

  @Test func aCodeIsOnlyMeantWhenItIsTypedWhole() {
    #expect(english.matching("de").contains { $0.code == "DE" })
    #expect(!english.matching("xk1").map(\.code).contains("XK"))
  }

  @Test func whatBeginsWithTheTextComesFirst() {
    #expect(english.matching("ire").first?.code == "IE")
    #expect(english.matching("mali").first?.code == "ML")
  }

  @Test func anEmptySearchShowsEverything() {
    #expect(english.matching("  ").count == english.choices.count)
  }

  @Test func isSortedByTheLettersOfTheLanguage() throws {
    let german = CountryList(codes: nil, locale: Locale(identifier: "de"))
    let names = german.choices.map(\.name)
    let austria = try #require(names.firstIndex(of: "Österreich"))
    let oman = try #require(names.firstIndex(of: "Oman"))
    let pakistan = try #require(names.firstIndex(of: "Pakistan"))
    #expect(oman < austria && austria < pakistan)
  }

  @Test func givenCodesLimitTheList() {
    let list = CountryList(codes: ["de", "FR", "ZZ"], locale: Locale(identifier: "en"))
    #expect(list.choices.map(\.code) == ["FR", "DE"])
  }
}
