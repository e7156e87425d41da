import Testing

@testable import PostalAddresses

/// The data's own examples, which no rule of ours may refuse.
struct DataExampleTests {
  @Test(arguments: AddressFormat.territories)
  func everyExampleOfACountryIsAccepted(country: String) {
    let format = AddressFormat.format(for: country)
    for example in format.postalCodeExamples {
      #expect(format.postalCodeVerdict(example).isValid, "\(country) \(example)")
    }
  }

  @Test(arguments: AddressFormat.territories)
  func everyExampleOfARegionIsAcceptedThere(country: String) throws {
    let format = AddressFormat.format(for: country)
    for region in format.regions {
      let position = try #require(format.regions.position(of: region.key))
      for example in region.postalCodeExamples {
        #expect(format.postalCodeVerdict(example, at: position).isValid, "\(country) \(example)")
        var address = PostalAddress(countryCode: country)
        address.region = region.key
        address.postalCode = example
        #expect(AddressValidator().issue(for: .postalCode, in: address) == nil)
      }
    }
  }

  /// Andorra's parishes stand where the city does and so are no regions here.
  @Test(arguments: ["AD500", "AD100", "AD200", "AD700", "AD400", "AD300", "AD600"])
  func everyExampleOfAnAndorranParishIsAccepted(code: String) {
    #expect(AddressFormat.format(for: "AD").postalCodeVerdict(code).isValid)
  }

  /// Also those that a correction replaced, and with no word about another region.
  @Test func everyExampleOfTheUncorrectedDataIsAccepted() {
    for row in CaseFile.dataExamples.rows {
      var address = PostalAddress(countryCode: row.country)
      address.region = row[1]
      address.postalCode = row[2]
      #expect(
        AddressValidator().issue(for: .postalCode, in: address) == nil,
        "\(row.country) \(row[1]) \(row[2])"
      )
    }
  }

  /// Counted in the texts of the data, past all reading of ours: nothing is lost on the way.
  ///
  /// The uncorrected data has 432 codes as examples of countries and 599 as examples of the 323
  /// regions that have any (`sub_zipexs`, each entry of one to five codes; with the first and the
  /// last of each entry it would be 646). What it has more than ours are Andorra's parishes, which are
  /// no regions here.
  @Test func allExamplesAreRead() {
    var examples = (countries: 0, regions: 0)
    for country in AddressFormat.territories {
      let rows = AddressData.block(for: country)
        .map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
      let own = rows.first.flatMap { $0.count > 5 ? $0[5] : nil }?.split(separator: ",") ?? []
      let format = AddressFormat.format(for: country)
      #expect(format.postalCodeExamples == own.map(String.init))
      examples.countries += own.count
      let regions = format.country.regions
      for row in rows.dropFirst() {
        let position = regions.position(of: String(row[0]))
        let region = position.map { regions.region(at: $0) }
        let codes = row.count > 5 ? row[5].split(separator: ",").map(String.init) : []
        #expect(region?.key == String(row[0]), "\(country) \(row[0])")
        #expect(region?.postalCodeExamples == codes, "\(country) \(row[0])")
        examples.regions += codes.count
      }
    }
    #expect(examples.countries > 400)
    #expect(CaseFile.dataExamples.rows.count { $0[1].isEmpty } == 432)
    #expect(CaseFile.dataExamples.rows.count { !$0[1].isEmpty } == 599)
    #expect(examples.regions == CaseFile.dataExamples.rows.count { !$0[1].isEmpty } - 7)
  }

  @Test(arguments: [
    ("BR", "SP", 645, "São Paulo"), ("CL", "Antofagasta", 9, "Calama"),
    ("HK", "Kowloon", 32, "旺角"), ("TW", "台北市", 12, "大安區"), ("KR", "서울특별시", 25, "강남구"),
  ])
  func listsTheCitiesOfARegion(country: String, region: String, count: Int, city: String) throws {
    let format = AddressFormat.format(for: country)
    let region = try #require(format.regions.match(region))
    let localities = format.localities(in: region)
    #expect(localities.count == count)
    #expect(localities.contains { $0.name == city })
  }

  @Test func listsTheDistrictsOfAChineseCity() throws {
    let format = AddressFormat.format(for: "CN")
    let region = try #require(format.regions.match("广东省"))
    let city = try #require(format.localities(in: region).first { $0.latinName == "Guangzhou Shi" })
    #expect(city.parts.contains { $0.key == "天河区" })
  }

  @Test func everyListOfCitiesIsReached() {
    var cities = 0
    var parts = 0
    for country in AddressFormat.territories {
      let format = AddressFormat.format(for: country)
      for region in format.regions {
        let localities = format.localities(in: region)
        #expect(Set(localities.map(\.key)).count == localities.count)
        cities += localities.count
        parts += localities.reduce(0) { $0 + $1.parts.count }
      }
    }
    #expect(cities == 7_136)
    #expect(parts == 3_152)
  }

  @Test func countryWithoutListsHasNone() throws {
    let format = AddressFormat.format(for: "US")
    let region = try #require(format.regions.first)
    #expect(format.localities(in: region) == [])
  }
}

extension PostalCodeVerdict {
  fileprivate var isValid: Bool {
    if case .valid = self { true } else { false }
  }
}
