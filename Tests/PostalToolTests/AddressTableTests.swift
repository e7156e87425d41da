import PostalAddresses
import Testing

@testable import postal

struct AddressTableTests {
  private static let head = "name,country,street,line2,city,region,postal_code,phone\n"

  @Test func checkKeepsTheColumnsAndAddsAVerdict() throws {
    let result = try Tables(
      .check,
      Self.head + """
        Mia Muster,DE,Musterstraße 10,,Bonn,,53225,
        Maya Chen,US,548 Market Street,,San Francisco,NY,94104,
        ,DE,,,,,5322,12
        """
    )
    #expect(
      result.lines == [
        "name,country,street,line2,city,region,postal_code,phone,verdict,problems",
        "Mia Muster,DE,Musterstraße 10,,Bonn,,53225,,ok,",
        "Maya Chen,US,548 Market Street,,San Francisco,NY,94104,,warning,mismatch:postal_code",
        ",DE,,,,,5322,12,invalid,missing:street missing:city malformed:postal_code malformed:phone",
      ]
    )
    #expect(result.reports == [])
    #expect(result.outcome == .done)
  }

  @Test func columnsComeInAnyOrderAndOthersArePassedOn() throws {
    let result = try Tables(.check, "id,Postal_Code, COUNTRY ,note\n7,\"1234\",de,\"a,b\"\n")
    #expect(
      result.lines == [
        "id,Postal_Code, COUNTRY ,note,verdict,problems",
        "7,1234,de,\"a,b\",invalid,malformed:postal_code",
      ]
    )
  }

  @Test func normaliseRewritesTheColumns() throws {
    let result = try Tables(
      .normalise,
      "postal_code,region,country,street\nh3z2y7,Québec,ca, 10 Sample St \nxyz,,qq,\"a\"\"b\"\n"
    )
    #expect(
      result.lines == [
        "postal_code,region,country,street", "H3Z 2Y7,QC,CA,10 Sample St", "XYZ,,QQ,\"a\"\"b\"",
      ]
    )
  }

  @Test func formatAddsTheLinesAndOneLine() throws {
    let input = "country,name,street,city,postal_code\nDE,Mia Muster,Musterstraße 10,Bonn,53225\n"
    let result = try Tables(.format, input)
    #expect(
      result.output
        == """
        country,name,street,city,postal_code,lines,one_line
        DE,Mia Muster,Musterstraße 10,Bonn,53225,"Mia Muster
        Musterstraße 10
        53225 Bonn","Mia Muster, Musterstraße 10, 53225 Bonn"

        """
    )
    let abroad = try Tables(.format, input) { $0.from = "FR" }
    #expect(abroad.output.contains("53225 Bonn, GERMANY\""))
    let home = try Tables(.format, input) { $0.from = "DE" }
    #expect(home.output == result.output)
  }

  @Test func unreadableRowIsReportedWithItsLineAndKept() throws {
    let result = try Tables(.check, "country,city\nDE,Bonn\nDE\nDE,a,b\nDE,\"x\nDE,Köln\n")
    #expect(
      result.lines == [
        "country,city,verdict,problems", "DE,Bonn,ok,",
        "\"DE\",,unreadable,", "\"DE,a,b\",,unreadable,", "\"DE,\"\"x\",,unreadable,",
        "DE,Köln,ok,",
      ]
    )
    #expect(
      result.reports == [
        "line 3: unreadable: the number of cells is not that of the header",
        "line 4: unreadable: the number of cells is not that of the header",
        "line 5: unreadable: a quotation mark is never closed",
      ]
    )
    // Addresses are personal: a report shows none of them.
    #expect(!result.reports.joined().contains("x\""))
    #expect(result.outcome == .unreadable(3))
  }

  @Test func countryMayComeFromTheCommandLine() throws {
    let refused = try Tables(.check, "postal_code\n53225\n")
    #expect(refused.outcome == .refused)
    #expect(refused.output == "")
    let taken = try Tables(.check, "postal_code\n53225\n") { $0.country = "DE" }
    #expect(taken.lines.last == "53225,ok,")
  }

  @Test func stricterRulesAreOnRequest() throws {
    let input = "country,name,city,region,postal_code\nUS,,Albany,NY,90001\n"
    let strict = try Tables(.check, input) {
      $0.requiresName = true
      $0.mismatchIsError = true
    }
    #expect(strict.lines.last == "US,,Albany,NY,90001,invalid,missing:name mismatch:postal_code")
  }

  @Test func unknownRegionIsInvalidOnRequest() throws {
    let input = "country,city,region\nUS,Albany,Atlantis\nIE,Cork,Atlantis\n"
    #expect(
      try Tables(.check, input).lines.dropFirst() == [
        "US,Albany,Atlantis,warning,unknown:region", "IE,Cork,Atlantis,warning,unknown:region",
      ]
    )
    let strict = try Tables(.check, input) { $0.unknownRegionIsError = true }
    #expect(
      strict.lines.dropFirst() == [
        "US,Albany,Atlantis,invalid,unknown:region", "IE,Cork,Atlantis,warning,unknown:region",
      ]
    )
  }

  @Test func emptyInputHasNoHeader() throws {
    #expect(try Tables(.check, "").outcome == .refused)
  }

  /// Every country, formatted and read again: nothing is lost on the way through the columns.
  @Test func normalisingTwiceChangesNothing() throws {
    var input = "country,street,city,region,postal_code\n"
    for country in AddressFormat.territories {
      let format = AddressFormat.format(for: country)
      let region = format.regions.first?.latinName ?? ""
      input += "\(country),10 Sample Street,Sampleton,\"\(region)\","
      input += "\(format.postalCodeExample?.lowercased() ?? "")\n"
    }
    let once = try Tables(.normalise, input).output
    #expect(try Tables(.normalise, once).output == once)
    #expect(once.split(separator: "\n").count == AddressFormat.territories.count + 1)
  }

  @Test(arguments: [
    (["check", "--csv"], CommandLineRequest.run(.init(verb: .check))),
    (["normalize", "--csv"], .run(.init(verb: .normalise))),
    (["format", "--csv", "--from", "de"], .run(.init(verb: .format, from: "DE"))),
    (["format", "--script", "latin", "--csv"], .run(.init(verb: .format, script: .latin))),
    (["check", "--csv", "--listed-region"], .run(.init(verb: .check, unknownRegionIsError: true))),
    (["check", "--csv", "--country", "FR"], .run(.init(verb: .check, country: "FR"))),
    (["check", "--help"], .help), (["countries"], .countries),
  ])
  func readsTheCommandLine(arguments: [String], request: CommandLineRequest) {
    #expect(CommandLineRequest(arguments: arguments) == request)
  }

  @Test(arguments: [
    [], ["check"], ["judge", "--csv"], ["check", "--json"], ["check", "--csv", "--country"],
    ["check", "--csv", "--country", "Germany"], ["format", "--csv", "--script", "greek"],
  ])
  func refusesACommandLineWithASentence(arguments: [String]) {
    guard case .wrong(let sentence) = CommandLineRequest(arguments: arguments) else {
      Issue.record("was taken")
      return
    }
    #expect(sentence.hasSuffix("."))
  }

  @Test func pageOfCountriesHasARowForEach() {
    let rows = CountriesDocument.text.split(separator: "\n").filter { $0.hasPrefix("| ") }
    #expect(rows.count == AddressFormat.territories.count + 1)
    #expect(
      rows.contains {
        $0.hasPrefix(#"| CH | SWITZERLAND | City * | – | Postal code * | `\d{4}` | 2544 |"#)
      }
    )
  }
}
