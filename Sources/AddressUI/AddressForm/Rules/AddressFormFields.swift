import ComposableForms
import PostalAddresses

/// The fields of the form as the engine knows them, and what each is judged by.
///
/// Everything is judged on Save and from then on while it is corrected, at once.
@MainActor enum AddressFormFields {
  /// Returns the form that judges an address and hands it over.
  ///
  /// - Parameters:
  ///   - language: The language of the messages when a field is judged.
  ///   - onSave: Receives the address with every field tidied.
  /// - Returns: The form, without a value yet.
  static func form(
    language: @escaping @MainActor () -> String,
    onSave: @escaping @MainActor (PostalAddress) async throws -> Void
  ) -> FormOf<PostalAddress> {
    FormOf<PostalAddress> {
      FormOf<PostalAddress>.Field(\.fullName)
      FormOf<PostalAddress>.Field(\.countryCode).focusable(false)
      FormOf<PostalAddress>.Field(\.street)
      FormOf<PostalAddress>.Field(\.line2)
      FormOf<PostalAddress>.Field(\.city).when { $0.format.isShown(.city) }
      FormOf<PostalAddress>.Field(\.region).when { $0.format.isShown(.region) }
      FormOf<PostalAddress>.Field(\.postalCode).when { $0.format.isShown(.postalCode) }
      FormOf<PostalAddress>.Field(\.phone)
      FormOf<PostalAddress>.Field(\.isDefault).focusable(false)
      check(\.fullName, .name, language)
      check(\.countryCode, .country, language)
      check(\.street, .street, language, reading: [\.countryCode])
      check(\.city, .city, language, reading: [\.countryCode])
      check(\.region, .region, language, reading: [\.countryCode])
      check(\.postalCode, .postalCode, language, reading: [\.countryCode])
      check(\.phone, .phone, language, reading: [\.countryCode])
    }
    .normalizingOnSubmit { $0 = $0.normalized() }
    .observedChangeDelay(.immediate)
    .submitsAfterLastField()
    .onSubmit(onSave)
  }

  private static func check(
    _ keyPath: WritableKeyPath<PostalAddress, String>,
    _ field: AddressField,
    _ language: @escaping @MainActor () -> String,
    reading others: [PartialKeyPath<PostalAddress>] = []
  ) -> FormOf<PostalAddress>.Check<String> {
    FormOf<PostalAddress>
      .Check(keyPath, reading: others, policy: .submitThenLive) { address in
        // The engine judges on the main actor only.
        MainActor.assumeIsolated {
          AddressFormFields.judge(field, in: address, language: language())
        }
      }
  }

  private static func judge(
    _ field: AddressField,
    in address: PostalAddress,
    language: String
  ) -> ValidationResult {
    let format = AddressFormat.format(for: address.countryCode, language: language)
    let issue = AddressValidator(options: [.requiresName])
      .issue(
        for: field,
        in: address,
        format: format
      )
    guard let issue, issue.severity == .error else { return .valid }
    return .invalid(ErrorMessage(issue.message(in: format), code: issue.code))
  }

  /// Returns what a field that was left is tidied to.
  ///
  /// A postal code becomes what is stored, a region its key; nil where the text stays as it is.
  static func tidied(
    _ keyPath: AnyHashable,
    in address: PostalAddress
  ) -> FormOf<PostalAddress>.Action? {
    if keyPath == AnyHashable(\PostalAddress.postalCode) {
      guard case .valid(let stored) = address.format.postalCodeVerdict(address.postalCode),
        stored != address.postalCode
      else { return nil }
      return .set(\.postalCode, to: stored)
    }
    if keyPath == AnyHashable(\PostalAddress.region) {
      guard let region = address.format.regions.match(address.region),
        region.key != address.region
      else { return nil }
      return .set(\.region, to: region.key)
    }
    return nil
  }
}

extension PostalAddress {
  /// The format of the address's own country, in the words of no language in particular.
  var format: AddressFormat { .format(for: countryCode) }
}
