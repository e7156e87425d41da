import PostalAddresses
import Testing

struct RegionTests {
  @Test(arguments: CaseFile.regionInput.rows)
  func selectsAsTheTableSays(row: CaseFile.Row) {
    let regions = AddressFormat.format(for: row.country).regions
    #expect(regions.match(row[1])?.key ?? "" == row[2])
  }

  @Test(arguments: AddressFormat.coveredCountries)
  func everyRegionIsFoundByEachOfItsNames(country: String) {
    let regions = AddressFormat.format(for: country).regions
    for region in regions {
      var spellings = [region.key, region.name, region.latinName]
      if let code = region.isoCode { spellings.append("\(country)-\(code)") }
      for spelling in spellings + spellings.map({ $0.uppercased() }) {
        #expect(regions.match(spelling)?.key == region.key)
      }
    }
  }

  /// Every loop over regions would pass if the lists were not read.
  @Test func fortySevenCountriesHaveAList() {
    let lists = AddressFormat.territories.map { AddressFormat.format(for: $0).regions }
    #expect(lists.count { !$0.isEmpty } == 47)
    #expect(lists.allSatisfy { $0.allSatisfy { !$0.isFormer } })
  }

  @Test func keysAreUnique() {
    for country in AddressFormat.coveredCountries {
      let keys = AddressFormat.format(for: country).regions.map(\.key)
      #expect(Set(keys).count == keys.count)
    }
  }

  @Test(arguments: [
    ("US", 62), ("CA", 13), ("AU", 9), ("JP", 47), ("IN", 36), ("IE", 26), ("GB", 0), ("DE", 0),
    ("ZZ", 0),
  ])
  func listsTheRegionsOfACountry(country: String, count: Int) {
    #expect(AddressFormat.format(for: country).regions.count == count)
  }

  @Test(arguments: [
    ("IE", "Cork", "Co. Cork"), ("IE", "county cork", "Co. Cork"), ("IE", "IE-CO", "Co. Cork"),
    ("CA", "que\u{301}bec", "QC"), ("CA", "Colombie-Britannique", "BC"),
    ("CA", "ile du prince edouard", "PE"), ("JP", "JP-13", "東京都"), ("JP", "東京", "東京都"),
    ("IN", "गोआ", "Goa"), ("US", "  new   york ", "NY"), ("US", "ｃａ", "CA"),
  ])
  func matchesTheWaysPeopleWriteIt(country: String, typed: String, key: String) {
    #expect(AddressFormat.format(for: country).regions.match(typed)?.key == key)
  }

  @Test(arguments: ["", " ", "'", "C", "Cal", "New", "Virgin", "XX-CA"])
  func neverGuesses(typed: String) {
    #expect(AddressFormat.format(for: "US").regions.match(typed) == nil)
  }
}
