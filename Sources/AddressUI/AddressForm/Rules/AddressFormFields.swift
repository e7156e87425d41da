import ComposableForms
import PostalAddresses

/// The fields of the form as the engine knows them, and what each is judged by.
///
/// Everything is judged on Save and from then on while it is corrected, at once.
@MainActor enum AddressFormFields {
  /// Returns the form that judges an address and hands it over.
  ///
  /// - Parameters:
  ///   - format: The format of a country, with the host's rules and in the language of the moment.
  ///   - order: The order that the fields are drawn in.
  ///   - onSave: Receives the address with every field tidied.
  /// - Returns: The form, without a value yet.
  static func form(
    format: @escaping @MainActor (String) -> AddressFormat,
    order: @escaping @MainActor () -> AddressFormOrder,
    onSave: @escaping @MainActor (PostalAddress) async throws -> Void
  ) -> FormOf<PostalAddress> {
    FormOf<PostalAddress> {
      field(\.fullName, .name, format)
      field(\.organization, .organization, format)
      FormOf<PostalAddress>.Field(\.countryCode).focusable(false)
      field(\.street, .street, format)
      field(\.line2, .line2, format)
      field(\.dependentLocality, .dependentLocality, format)
      field(\.city, .city, format)
      field(\.region, .region, format)
      field(\.postalCode, .postalCode, format)
      field(\.sortingCode, .sortingCode, format)
      field(\.phone, .phone, format)
      FormOf<PostalAddress>.Field(\.isDefault).focusable(false)
      check(\.fullName, .name, format)
      check(\.countryCode, .country, format)
      for (keyPath, field) in judgedByCountry {
        check(keyPath, field, format, reading: [\.countryCode])
      }
    }
    .normalizingOnSubmit { address in
      let code = address.countryCode
      // The engine calls it on the main actor only.
      address = address.normalized(format: MainActor.assumeIsolated { format(code) })
    }
    .fieldOrder(ids: { address in
      let code = address.countryCode
      // The engine asks on the main actor only.
      let fields = MainActor.assumeIsolated { order().fields(of: format(code)) }
      return fields.compactMap(\.formFieldID)
    })
    .observedChangeDelay(.immediate)
    .submitsAfterLastField()
    .onSubmit(onSave)
  }

  /// The fields whose rules depend on the country.
  private static let judgedByCountry: [(WritableKeyPath<PostalAddress, String>, AddressField)] = [
    (\.organization, .organization), (\.street, .street), (\.line2, .line2),
    (\.dependentLocality, .dependentLocality), (\.city, .city), (\.region, .region),
    (\.postalCode, .postalCode), (\.sortingCode, .sortingCode), (\.phone, .phone),
  ]

  private static func field(
    _ keyPath: WritableKeyPath<PostalAddress, String>,
    _ field: AddressField,
    _ format: @escaping @MainActor (String) -> AddressFormat
  ) -> FormOf<PostalAddress>.Field<String> {
    FormOf<PostalAddress>
      .Field(keyPath)
      .when { address in
        let code = address.countryCode
        // The engine asks on the main actor only.
        return MainActor.assumeIsolated { format(code).isShown(field) }
      }
  }

  private static func check(
    _ keyPath: WritableKeyPath<PostalAddress, String>,
    _ field: AddressField,
    _ format: @escaping @MainActor (String) -> AddressFormat,
    reading others: [PartialKeyPath<PostalAddress>] = []
  ) -> FormOf<PostalAddress>.Check<String> {
    FormOf<PostalAddress>
      .Check(keyPath, reading: others, policy: .submitThenLive) { address in
        // The engine judges on the main actor only.
        MainActor.assumeIsolated { judge(field, in: address, by: format(address.countryCode)) }
      }
  }

  private static func judge(
    _ field: AddressField,
    in address: PostalAddress,
    by format: AddressFormat
  ) -> ValidationResult {
    let issue = AddressValidator(options: [.requiresName])
      .issue(for: field, in: address, format: format)
    guard let issue, issue.severity == .error else { return .valid }
    return .invalid(ErrorMessage(issue.message(in: format), code: issue.code))
  }

  /// Returns what a field that was left is tidied to.
  ///
  /// A postal code becomes what is stored, a region its key; nil where the text stays as it is.
  static func tidied(
    _ keyPath: AnyHashable,
    in address: PostalAddress,
    by format: AddressFormat
  ) -> FormOf<PostalAddress>.Action? {
    if keyPath == AnyHashable(\PostalAddress.postalCode) {
      guard case .valid(let stored) = format.postalCodeVerdict(address.postalCode),
        stored != address.postalCode
      else { return nil }
      return .set(\.postalCode, to: stored)
    }
    if keyPath == AnyHashable(\PostalAddress.region) {
      guard let region = format.regions.match(address.region),
        region.key != address.region
      else { return nil }
      return .set(\.region, to: region.key)
    }
    return nil
  }
}
