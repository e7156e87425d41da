import AddressLookup
import PostalAddresses
import Testing

struct TypedAddressTests {
  struct Reading: Sendable, CustomTestStringConvertible {
    var country: String
    var line: String
    var number: String?
    var unit: String?

    init(_ country: String, _ line: String, _ number: String?, _ unit: String? = nil) {
      self.country = country
      self.line = line
      self.number = number
      self.unit = unit
    }

    var testDescription: String { "\(country): \(line)" }
  }

  @Test(arguments: [
    Reading("DE", "Hauptstr. 12a", "12a"),
    Reading("DE", "Hauptstr. 12 a", "12 a"),
    Reading("DE", "Hauptstraße 12 Beispielstadt", "12"),
    Reading("DE", "Hauptstraße 12, 31999 Beispielstadt", "12"),
    Reading("DE", "Hauptstraße 31999 Beispielstadt", nil),
    Reading("DE", "12 Hauptstraße", "12"),
    Reading("DE", "2. Teststraße 12", "12"),
    Reading("DE", "Straße des 17. Juni 135", "135"),
    Reading("DE", "Straße des 17. Juni", nil),
    Reading("DE", "Hauptstr. 10-12", "10-12"),
    Reading("DE", "Hauptstr. 10 – 12", "10 – 12"),
    Reading("DE", "Nr. 12 Hauptstraße", "12"),
    Reading("DE", "31999", nil),
    Reading("DE", "12", nil),
    Reading("DE", "", nil),
    Reading("DE", "   ", nil),
    Reading("AT", "Testgasse 12/3/4", "12/3/4"),
    Reading("AT", "1010 Wien", nil),
    Reading("CH", "Teststrasse 12, 8001 Zürich", "12"),
    Reading("CZ", "Testovací 2531/80", "2531/80"),
    Reading("PL", "ul. Testowa 12/3", "12/3"),
    Reading("NL", "Testgracht 12-III", "12-III"),
    Reading("NL", "Testgracht 12 bis", "12 bis"),
    Reading("NL", "1012 AB", nil),
    Reading("FR", "1 bis rue de la République", "1 bis"),
    Reading("FR", "1bis rue de la République", "1bis"),
    Reading("FR", "12 ter, rue Essai", "12 ter"),
    Reading("FR", "rue Essai 12", "12"),
    Reading("FR", "75001 Paris", nil),
    Reading("IT", "Via Roma, 12", "12"),
    Reading("IT", "Via Roma 12/A", "12/A"),
    Reading("ES", "Calle Mayor, 12, 28001 Madrid", "12"),
    Reading("GB", "10 Test Road", "10"),
    Reading("GB", "10a Test Road", "10a"),
    Reading("US", "548 market st", "548"),
    Reading("US", "112-10 Test Avenue", "112-10"),
    Reading("US", "12 1/2 Oak Avenue", "12 1/2"),
    Reading("US", "12 E Oak Avenue", "12"),
    Reading("US", "N6W23001 Test Road", "N6W23001"),
    Reading("US", "5th Avenue", nil),
    Reading("US", "12 5th Avenue", "12"),
    Reading("US", "Highway 12", nil),
    Reading("US", "Main Street 12", "12"),
    Reading("US", "94104", nil),
    Reading("IN", "12/3 Test Road", "12/3"),
    Reading("JP", "芝公園4-2-8", "4-2-8"),
    Reading("JP", "芝公園４−２−８", "４−２−８"),
    Reading("JP", "105-0011", nil),
    Reading("JP", "港区芝", nil),
    Reading("ZZ", "Some Street 5", "5"),
  ])
  func readsTheNumber(_ reading: Reading) {
    let typed = TypedAddress(reading.line, countryCode: reading.country)
    #expect(typed.number == reading.number)
    #expect(typed.unit == nil)
    #expect(typed.lineWithoutUnit == reading.line)
  }

  @Test(arguments: [
    Reading("US", "548 Market Street Apt 4", "548", "Apt 4"),
    Reading("US", "548 Market Street, Apt. 4B, San Francisco", "548", "Apt. 4B"),
    Reading("US", "548 Market Street #101", "548", "#101"),
    Reading("US", "548 Market Street # 4", "548", "# 4"),
    Reading("US", "548 Market St Ste 200", "548", "Ste 200"),
    Reading("US", "548 Market St 2nd floor", "548", "2nd floor"),
    Reading("US", "548 Market St unit B", "548", "unit B"),
    Reading("GB", "Flat 2, 10 Test Road", "10", "Flat 2"),
    Reading("GB", "Flat 2 10 Test Road", "10", "Flat 2"),
    Reading("AU", "4/31 Test Street", "31", "Unit 4"),
    Reading("AU", "Unit 4/31 Test Street", "31", "Unit 4"),
    Reading("NZ", "4/31A Test Street", "31A", "Unit 4"),
    Reading("AU", "U 4 31 Test Street", nil, nil),
    Reading("DE", "Hauptstr. 12 Whg. 3", "12", "Whg. 3"),
    Reading("AT", "Testgasse 12 Top 4", "12", "Top 4"),
    Reading("DK", "Testvej 12, 2. tv", "12", "2. tv"),
    Reading("SE", "Testgatan 12 lgh 1201", "12", "lgh 1201"),
    Reading("FI", "Testikatu 5 A 12", "5", "A 12"),
    Reading("FR", "12 rue Essai, appt 4", "12", "appt 4"),
    Reading("BE", "Teststraat 12 bus 3", "12", "bus 3"),
    Reading("BR", "Rua Teste, 12, apto 34", "12", "apto 34"),
    Reading("SG", "12 Test Road #04-12", "12", "#04-12"),
  ])
  func cutsTheUnitOff(_ reading: Reading) {
    let typed = TypedAddress(reading.line, countryCode: reading.country)
    #expect(typed.unit == reading.unit)
    #expect(typed.number == reading.number)
    if let unit = reading.unit, let value = unit.split(separator: " ").last, !unit.contains("Unit")
    {
      #expect(!typed.lineWithoutUnit.contains("\(value) \(value)"))
      #expect(!typed.lineWithoutUnit.contains(unit))
    }
  }

  @Test(arguments: [
    ("US", "123 Main St, Orlando, FL 32801"), ("CA", "12 Main St, Sault Ste Marie"),
    ("US", "12 Flat Rock Road"), ("GB", "12 Floor Street"), ("US", "Apt 4"), ("US", "#4"),
  ])
  func leavesWhatIsNoUnit(country: String, line: String) {
    let typed = TypedAddress(line, countryCode: country)
    #expect(typed.unit == nil)
    #expect(typed.lineWithoutUnit == line)
  }

  @Test func knowsAWholeLine() {
    #expect(TypedAddress("Hauptstr. 12", countryCode: "DE").isWholeLine)
    #expect(TypedAddress("12 Oak Ave", countryCode: "US").isWholeLine)
    #expect(!TypedAddress("Hauptstr", countryCode: "DE").isWholeLine)
    #expect(!TypedAddress("12", countryCode: "US").isWholeLine)
    #expect(!TypedAddress("12 O", countryCode: "US").isWholeLine)
  }

  @Test func showsNothingInLogs() {
    let typed = TypedAddress("548 Market Street Apt 4", countryCode: "US")
    var dumped = ""
    dump(typed, to: &dumped)
    for text in ["\(typed)", String(reflecting: typed), dumped] { #expect(!text.contains("548")) }
  }
}
