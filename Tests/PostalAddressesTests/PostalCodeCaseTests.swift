import PostalAddresses
import Testing

struct PostalCodeCaseTests {
  @Test(arguments: CaseFile.postalCodes.rows)
  func judgesAsTheTableSays(row: CaseFile.Row) {
    let format = AddressFormat.format(for: row.country)
    var address = PostalAddress(countryCode: row.country)
    address.region = row[1]
    address.postalCode = row[2]
    let issue = AddressValidator().issue(for: .postalCode, in: address)

    switch row[3] {
    case "accept":
      #expect(issue == nil)
      #expect(format.normalizedPostalCode(row[2]) == row[4])
      #expect(address.normalized().postalCode == row[4])
    case "warn":
      #expect(issue?.problem == .mismatch(regionKey: row[1]))
      #expect(issue?.severity == .warning)
      #expect(format.normalizedPostalCode(row[2]) == row[4])
    case "refuse":
      #expect(issue?.severity == .error)
      #expect(issue?.code == "malformed:postal_code")
    default:
      Issue.record("Unknown verdict \(row[3])")
    }
  }

  @Test(arguments: CaseFile.postalCodes.rows)
  func normalisingTwiceChangesNothing(row: CaseFile.Row) {
    for country in AddressFormat.coveredCountries + [row.country] {
      let format = AddressFormat.format(for: country)
      let once = format.normalizedPostalCode(row[2])
      #expect(format.normalizedPostalCode(once) == once)
    }
  }

  @Test(arguments: CaseFile.postalCodes.rows.filter { $0[3] != "refuse" && !$0[4].isEmpty })
  func everyBeginningOfAStoredCodeIsIncompleteOrValid(row: CaseFile.Row) {
    let format = AddressFormat.format(for: row.country)
    for length in 1...row[4].count {
      let typed = String(row[4].prefix(length))
      switch format.postalCodeVerdict(typed) {
      case .incomplete, .valid: break
      case .empty, .malformed: Issue.record("\(length) characters are refused while typing")
      }
    }
  }
}
