import PostalAddresses
import Testing

@testable import postal

struct HeaderTests {
  @Test(arguments: [
    ("postcode", AddressField.postalCode), ("ZIP", .postalCode), ("zip code", .postalCode),
    ("Postal Code", .postalCode), ("post-code", .postalCode), ("postal_code", .postalCode),
    ("Eircode", .postalCode), ("PIN code", .postalCode), ("State", .region), ("town", .city),
    ("Address Line 1", .street), ("address_line_2", .line2), ("Country Code", .country),
    ("Full name", .name), ("telephone", .phone),
  ])
  func usualNamesAreUnderstood(name: String, field: AddressField) {
    #expect(ColumnName.field(of: name) == field)
    #expect(ColumnName.misspelt(name) == nil)
  }

  @Test(arguments: [
    ("contry", AddressField.country), ("coutnry", .country), ("postal_cod", .postalCode),
    ("ctiy", .city), ("citty", .city), ("Telefone", nil), ("note", nil), ("id", nil), ("zap", nil),
  ])
  func misspeltNamesAreNoticed(name: String, field: AddressField?) {
    #expect(ColumnName.field(of: name) == nil)
    #expect(ColumnName.misspelt(name) == field)
  }

  @Test func misspeltAndDoubledColumnsAreReported() throws {
    let result = try Tables(.check, "country,ctiy,zip,postcode\nDE,Bonn,53225,1\n")
    #expect(result.lines.last == "DE,Bonn,53225,1,ok,")
    #expect(
      result.reports == [
        "The columns zip and postcode are both postal_code: only the first is read.",
        "The column ctiy is not read. If it is city, call it so.",
      ]
    )
  }

  @Test func headerWithoutAnyOfOurColumnsIsRefused() throws {
    let result = try Tables(.check, "DE,Bonn,53225\n") { $0.country = "DE" }
    #expect(result.outcome == .refused)
    #expect(result.output == "")
    // It may be an address: it is not repeated.
    #expect(result.reports.count == 1 && !result.reports[0].contains("Bonn"))
    #expect(try Tables(.check, "country,\"city\nDE,Bonn\n").outcome == .refused)
  }

  @Test(arguments: [
    ("country;city;zip\nDE;Bonn;53225\n", "semicolons"), ("country\tcity\nDE\tBonn\n", "tabs"),
    ("sep=;\ncountry;city\nDE;Bonn\n", "semicolons"), ("country|city\nDE|Bonn\n", "bars"),
  ])
  func otherDividersAreNamed(input: String, dividers: String) throws {
    let result = try Tables(.check, input)
    #expect(result.outcome == .refused)
    #expect(
      result.reports == ["The cells are divided by \(dividers): they have to be divided by commas."]
    )
  }

  @Test func columnsOfAnotherCommandAreNotTakenForMisspelt() throws {
    let formatted = try Tables(.format, "country,city\nDE,Bonn\n")
    #expect(formatted.reports == [])
    let checked = try Tables(.check, formatted.output)
    #expect(checked.reports == [])
    #expect(
      checked.lines == ["country,city,lines,one_line,verdict,problems", "DE,Bonn,Bonn,Bonn,ok,"]
    )
  }

  @Test func countriesAreCodesOrNames() throws {
    let input = """
      country,city
      Germany,Bonn
      UK,Leeds
       united  kingdom ,Leeds
      U.S.A.,Albany
      Finland,Turku
      Czechia,Brno
      XX,Bonn
      Channel Islands,Bonn
      ,Leeds
      """
    let result = try Tables(.check, input)
    #expect(
      result.lines.dropFirst() == [
        "Germany,Bonn,ok,", "UK,Leeds,ok,", " united  kingdom ,Leeds,ok,", "U.S.A.,Albany,ok,",
        "Finland,Turku,ok,", "Czechia,Brno,ok,", "XX,Bonn,invalid,unknown:country",
        "Channel Islands,Bonn,invalid,unknown:country", ",Leeds,invalid,missing:country",
      ]
    )
    let normalised = try Tables(.normalise, input)
    #expect(
      normalised.lines.dropFirst().map { $0.prefix { $0 != "," } }
        == ["DE", "GB", "GB", "US", "FI", "CZ", "XX", "Channel Islands", ""]
    )
  }
}
