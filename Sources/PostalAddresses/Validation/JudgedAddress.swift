/// An address beside the rules it is judged by.
struct JudgedAddress {
  let address: PostalAddress
  let format: AddressFormat
  let options: AddressValidator.Options

  func issue(for field: AddressField) -> AddressIssue? {
    guard format.isShown(field) else { return nil }
    if address[field].tidied.isEmpty { return missing(field) }
    switch field {
    case .postalCode: return postalCodeIssue
    case .region: return regionIssue
    case .phone: return phoneIssue
    default: return nil
    }
  }

  private var isPartial: Bool { options.contains(.partial) }

  private func missing(_ field: AddressField) -> AddressIssue? {
    guard !isPartial, format.isRequired(field) else { return nil }
    guard field != .name || options.contains(.requiresName) else { return nil }
    return issue(.missing, field)
  }

  private var postalCodeIssue: AddressIssue? {
    switch format.postalCodeVerdict(address.postalCode) {
    case .empty: missing(.postalCode)
    case .valid(let stored): mismatch(of: stored)
    case .incomplete: isPartial ? nil : issue(.malformed(.tooShort), .postalCode)
    case .malformed(let reason): issue(.malformed(reason), .postalCode)
    }
  }

  private func mismatch(of stored: String) -> AddressIssue? {
    guard let region = format.regions.match(address.region), let codes = region.postalCodes,
      !codes.matchesBeginning(of: CleanedPostalCode(stored).compact)
    else { return nil }
    let isError = options.contains(.mismatchIsError)
    return issue(.mismatch(regionKey: region.key), .postalCode, isError ? .error : .warning)
  }

  /// Where the region is optional, one that is not in the list is no reason to refuse the address:
  /// lists lag behind, and the post can do without.
  private var regionIssue: AddressIssue? {
    guard !isPartial, !format.regions.isEmpty, format.regions.match(address.region) == nil else {
      return nil
    }
    return issue(.unknown, .region, format.isRequired(.region) ? .error : .warning)
  }

  private var phoneIssue: AddressIssue? {
    guard !isPartial, PhoneDigits.count(in: address.phone) < PhoneDigits.fewest else { return nil }
    return issue(.malformed(.tooShort), .phone)
  }

  private func issue(
    _ problem: AddressIssue.Problem,
    _ field: AddressField,
    _ severity: AddressIssue.Severity = .error
  ) -> AddressIssue {
    AddressIssue(problem, field: field, severity: severity, countryCode: format.countryCode)
  }
}
