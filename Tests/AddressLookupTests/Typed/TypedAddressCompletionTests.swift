import AddressLookup
import PostalAddresses
import Testing

struct TypedAddressCompletionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var country: String
    var line: String
    var street: String
    var expected: String

    init(_ country: String, _ line: String, _ street: String, _ expected: String) {
      self.country = country
      self.line = line
      self.street = street
      self.expected = expected
    }

    var testDescription: String { "\(country): \(line) → \(street)" }
  }

  @Test(arguments: [
    Case("DE", "hauptstr 12a", "Hauptstraße", "Hauptstraße 12a"),
    Case("DE", "hauptstr 12 beispielstadt", "Hauptstraße", "Hauptstraße 12"),
    Case("DE", "12 hauptstr", "Hauptstraße", "Hauptstraße 12"),
    Case("US", "12 n oak ave", "North Oak Avenue", "12 North Oak Avenue"),
    Case("US", "oak avenue 12", "Oak Avenue", "12 Oak Avenue"),
    Case("FR", "1 bis rue essai", "Rue Essai", "1 bis Rue Essai"),
    Case("AU", "4/31 test st", "Test Street", "31 Test Street"),
    Case("JP", "芝公園4-2-8", "芝公園", "芝公園4-2-8"),
    Case("US", "112-10 test ave", "Test Avenue", "112-10 Test Avenue"),
    Case("JP", "港区芝公園4-2-8", "芝公園", "芝公園4-2-8"),
    Case("US", "5 5th ave", "5th Avenue", "5 5th Avenue"),
    Case("US", "12 5th ave", "5th Avenue", "12 5th Avenue"),
    Case("FR", "12 av", "Avenue Essai", "12 Avenue Essai"),
    Case("DE", "muenzstr 3", "Münzstraße", "Münzstraße 3"),
    Case("DE", "hauptsrt 3", "Hauptstraße", "Hauptstraße 3"),
    Case("RU", "testovaya 3", "Тестовая улица", "Тестовая улица 3"),
    // The suffix or the range was lost.
    Case("DE", "hauptstr 12a", "Hauptstraße 12", "Hauptstraße 12a"),
    Case("FR", "1 bis rue essai", "1 Rue Essai", "1 bis Rue Essai"),
    Case("DE", "hauptstr 10-12", "Hauptstraße 10", "Hauptstraße 10-12"),
    Case("CZ", "testovací 2531/80", "Testovací 2531", "Testovací 2531/80"),
  ])
  func putsTheNumberBack(_ example: Case) {
    let completion = TypedAddress(example.line, countryCode: example.country)
      .completing(example.street)
    #expect(completion.street == example.expected)
    #expect(completion.unverified.contains(.street))
  }

  @Test(arguments: [
    Case("DE", "hauptstr 12", "Hauptstraße 12", ""),
    Case("DE", "hauptstr 12 a", "Hauptstraße 12a", ""),
    Case("US", "54 mark", "548 Market Street", ""),
    Case("DE", "hauptstr 10", "Hauptstraße 10-12", ""),
    Case("DE", "straße des 17 juni", "Straße des 17. Juni", ""),
    Case("FR", "place du 8 mai 1945", "Place du 8 Mai 1945", ""),
    Case("DE", "hauptstr", "Hauptstraße", ""),
    // The number was typed for another street.
    Case("DE", "12 hauptstr", "Bahnhofstraße", ""),
    Case("DE", "hauptstr 12a", "Bahnhofstraße 12", ""),
    Case("US", "12 main street", "Oak Street", ""),
    Case("US", "12 e oak ave", "Elm Street", ""),
    Case("US", "12 5th ave", "6th Avenue", ""),
    // It is the name of the street.
    Case("US", "5 av", "5th Avenue", ""),
    Case("US", "42 st", "42nd Street", ""),
    Case("DE", "hauptstr 12", "", ""),
    Case("US", "94104", "Market Street", ""),
  ])
  func leavesAStreetThatIsRight(_ example: Case) {
    let completion = TypedAddress(example.line, countryCode: example.country)
      .completing(example.street)
    #expect(completion.street == example.street)
    #expect(completion.unverified.isEmpty)
  }

  @Test func putsTheUnitIntoTheSecondLineOnce() {
    let typed = TypedAddress("548 market st apt 4", countryCode: "US")
    let free = typed.completing("548 Market Street")
    #expect(free.line2 == "apt 4")
    #expect(free.street == "548 Market Street")
    #expect(free.unverified == [.line2])
    #expect(typed.completing("548 Market Street Apt 4").line2 == "")
    let same = typed.completing("548 Market Street", line2: "Apt 4")
    #expect(same.street == "548 Market Street")
    #expect(same.line2 == "Apt 4")
  }

  @Test(arguments: [
    ("US", "548 market st apt 4", "548 Market Street", "548 Market Street, apt 4"),
    ("GB", "flat 2 10 test road", "10 Test Road", "flat 2, 10 Test Road"),
    ("AU", "4/31 test st", "31 Test Street", "4/31 Test Street"),
  ])
  func keepsTheUnitInTheStreetWhereTheSecondLineIsTaken(
    country: String,
    line: String,
    street: String,
    expected: String
  ) {
    let completion = TypedAddress(line, countryCode: country)
      .completing(street, line2: "c/o Adjoa")
    #expect(completion.street == expected)
    #expect(completion.line2 == "c/o Adjoa")
    #expect(completion.unverified == [.street])
  }

  /// What was completed once is complete.
  @Test(arguments: ["DE", "US", "FR", "AU", "JP", "GB", "IT", "NL"])
  func completingTwiceAddsNothing(country: String) {
    for number in ["12", "12a", "10-12", "1 bis", "12/3", "4-2-8", "112-10"] {
      for line in ["\(number) Teststreet", "Teststreet \(number)"] {
        let typed = TypedAddress(line, countryCode: country)
        let once = typed.completing("Teststreet")
        let twice = typed.completing(once.street, line2: once.line2.isEmpty ? nil : once.line2)
        #expect(twice.street == once.street, "\(country) \(line)")
        #expect(twice.line2 == once.line2, "\(country) \(line)")
      }
    }
  }

  /// Lines of anything: nothing traps, and what a street already says is never said twice.
  @Test(arguments: ["DE", "US", "FR", "AU", "JP", "GB", "IT", "NL", "AT", "FI", "DK", "BR", ""])
  func neverSaysAnythingTwice(country: String) {
    let words = [
      "12", "12a", "bis", "#4", "#", "Apt", "4", "/", "Main", "Street", ",", "31999", "10-12", "-",
      "½", "🙂", "Nr.", "4/31", "12/3/4", "Flat", "2.", "tv", "a", "芝公園4-2", "N6W23001", "Highway",
      "１２", "–", "floor", "2nd", "Unit", "St.", "Test", "teststr",
    ]
    var random = SplitMix(state: UInt64(country.utf8.reduce(7) { $0 &* 31 &+ Int($1) }))
    for _ in 0..<1500 {
      let line = (0...random.next(below: 6)).map { _ in words[random.next(below: words.count)] }
        .joined(separator: random.next(below: 8) == 0 ? "" : " ")
      let typed = TypedAddress(line, countryCode: country)
      #expect(typed.completing(line).street == line, "\(country) \(line)")
      #expect(typed.completing(line).line2 == "", "\(country) \(line)")
      if typed.unit == nil { #expect(typed.lineWithoutUnit == line) }
      let once = typed.completing("Teststreet")
      let again = typed.completing(once.street, line2: once.line2.isEmpty ? nil : once.line2)
      #expect(again.street == once.street, "\(country) \(line)")
      #expect(again.line2 == once.line2, "\(country) \(line)")
    }
  }
}
