/// An address beside the rules it is judged by.
struct JudgedAddress {
  let address: PostalAddress
  let format: AddressFormat
  let options: AddressValidator.Options
  /// The place of the address's region in the country's list, or nil if it means none.
  private let regionPosition: Int?

  init(address: PostalAddress, format: AddressFormat, options: AddressValidator.Options) {
    self.address = address
    self.format = format
    self.options = options
    self.regionPosition = format.country.regions.position(of: address.region)
  }

  /// Everything that is wrong, in the order of the card.
  var issues: [AddressIssue] {
    var issues: [AddressIssue] = []
    for field in Self.card where format.shown.contains(field) {
      if let issue = issue(for: field) { issues.append(issue) }
    }
    return issues
  }

  private static let card: [KnownField] = AddressFormat.card.compactMap { KnownField($0) }

  func issue(for field: KnownField) -> AddressIssue? {
    guard format.shown.contains(field) else { return nil }
    if address[field].isBlank { return missing(field) }
    switch field {
    case .postalCode: return postalCodeIssue
    case .region: return regionIssue
    case .phone: return phoneIssue
    default: return nil
    }
  }

  private var isPartial: Bool { options.contains(.partial) }

  private func isRequired(_ field: KnownField) -> Bool {
    if let position = regionPosition,
      let own = format.country.regions.ownRequired(at: position),
      format.adjustments?.changes.demands[field.field] == nil,
      field != .name, field != .country
    {
      return own.contains(field)
    }
    return format.required.contains(field)
  }

  private func missing(_ field: KnownField) -> AddressIssue? {
    guard !isPartial, isRequired(field) else { return nil }
    guard field != .name || options.contains(.requiresName) else { return nil }
    return issue(.missing, field)
  }

  private var postalCodeIssue: AddressIssue? {
    switch format.postalCodeVerdict(address.postalCode, at: regionPosition) {
    case .empty: missing(.postalCode)
    case .valid(let stored): mismatch(of: stored)
    case .incomplete: isPartial ? nil : issue(.malformed(.tooShort), .postalCode)
    case .malformed(let reason): issue(.malformed(reason), .postalCode)
    }
  }

  private func mismatch(of stored: String) -> AddressIssue? {
    guard let position = regionPosition, format.adjustments?.postalCode == nil,
      let codes = format.country.regions.postalCodes(at: position),
      !codes.matchesBeginning(of: stored)
    else { return nil }
    let isError =
      options.contains(.mismatchIsError)
      || format.adjustments?.changes.refusesRegionMismatch == true
    let key = format.country.regions.key(at: position)
    return issue(.mismatch(regionKey: key), .postalCode, isError ? .error : .warning)
  }

  /// A region that is not in the list is no reason to refuse the address, not even where one is
  /// required: lists lag behind, and refusing would shut out everyone who lives in a new province.
  private var regionIssue: AddressIssue? {
    guard !isPartial, regionPosition == nil, !format.country.regions.isEmpty else { return nil }
    let isRefused =
      options.contains(.unknownRegionIsError)
      || format.adjustments?.changes.refusesUnknownRegion == true
    return issue(.unknown, .region, isRefused && isRequired(.region) ? .error : .warning)
  }

  private var phoneIssue: AddressIssue? {
    guard !isPartial, PhoneDigits.count(in: address.phone) < PhoneDigits.fewest else { return nil }
    return issue(.malformed(.tooShort), .phone)
  }

  private func issue(
    _ problem: AddressIssue.Problem,
    _ field: KnownField,
    _ severity: AddressIssue.Severity = .error
  ) -> AddressIssue {
    AddressIssue(
      problem,
      field: field.field,
      severity: severity,
      countryCode: format.countryCode
    )
  }
}
