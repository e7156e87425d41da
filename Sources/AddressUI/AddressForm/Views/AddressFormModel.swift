import AddressLookup
import ComposableForms
import PostalAddresses
import SwiftUI

/// What one form on screen holds: the engine's store, and what its host passed last.
@MainActor @Observable final class AddressFormModel {
  let store: StoreOf<FormOf<PostalAddress>>
  /// The search while the street is typed.
  let suggestions: AddressSearchModel
  @ObservationIgnored private let host: Host
  private let initialAddress: PostalAddress
  @ObservationIgnored private var countryChange = CountryChange()

  /// The value before a pasted address was taken apart, its text still in the street.
  @ObservationIgnored var beforePaste: PostalAddress?
  /// The value that the paste made.
  var afterPaste: PostalAddress?
  /// Writes suggestions and remembers what it wrote.
  @ObservationIgnored let pen: SuggestionPen

  /// A text that was given back, and is not taken apart a second time.
  @ObservationIgnored var undoneText: String?

  /// What a host passes; a later render may pass another closure.
  @MainActor final class Host {
    var language = "en"
    /// What the host wants otherwise than the countries' formats.
    var rules = AddressFormat.Overrides()
    var order = AddressFormOrder.card
    /// The tag that suggestions are asked for in.
    var searchLanguage = "en"
    var search: AddressSearch?
    var countryCodes: [String]?
    var clock: any Clock<Duration> = ContinuousClock()
    /// Runs when an address is handed over, before anybody waits for anything.
    var willSave: @MainActor () -> Void = {}
    var onSave: @MainActor (PostalAddress) async throws -> Void = { _ in }

    /// The format of a country, by the host's rules and in the language of the moment.
    func format(of countryCode: String) -> AddressFormat {
      .format(for: countryCode, language: language, overrides: rules)
    }

    var offeredCodes: Set<String>? {
      countryCodes.map { Set($0.map { $0.uppercased() }) }
    }

    /// What was saved last, as long as it stands on screen unchanged.
    fileprivate var saved: PostalAddress?

    /// Hands the address over; an error without words of its own gets the form's.
    ///
    /// What has just been saved is not saved again: on a slow link the second tap of three arrives
    /// when the first save is long done.
    func save(_ address: PostalAddress) async throws {
      willSave()
      guard address != saved else { return }
      do {
        try await onSave(address)
        saved = address
      } catch let errors as AddressFieldErrors {
        throw errors.formErrors
      } catch {
        throw SaveFailure.shown(for: error, language: language)
      }
    }
  }

  /// Creates the model of a form; `keptCountry` is what ``choose(_:)`` returned before the process
  /// was away.
  init(_ address: PostalAddress, host: Host, keptCountry: String?) {
    self.host = host
    initialAddress = address
    let form = AddressFormFields.form(
      format: { host.format(of: $0) },
      order: { host.order },
      onSave: { try await host.save($0) }
    )
    let store = Store(initialState: FormOf<PostalAddress>.State(value: address)) { form }
    let pen = SuggestionPen()
    self.store = store
    self.pen = pen
    suggestions = AddressSearchModel(
      search: host.search,
      text: address.street,
      countryCode: address.countryCode,
      language: host.searchLanguage,
      countryCodes: host.offeredCodes,
      clock: host.clock,
      fill: { pen.fill($0, into: store) }
    )
    if let code = KeptCountry.countryCode(in: keptCountry, beginningWith: address) {
      choose(code)
      suggestions.countryIs(code)
    }
    host.willSave = { [weak suggestions] in suggestions?.saved() }
  }

  /// Chooses a country: the change and what it clears are one step.
  func choose(_ countryCode: String) {
    let format = host.format(of: countryCode)
    store.modify { countryChange.choose(countryCode, in: &$0.value, by: format) }
  }

  /// What brings the country back after the process has been away; nil where it is the first one.
  var keptCountry: String? {
    let code = store.fieldValue(\.countryCode)
    guard code != initialAddress.countryCode else { return nil }
    return KeptCountry(code, beganWith: initialAddress).text
  }

  /// The value was changed after it was saved: the same value again would be another save.
  func changedAfterSave() {
    host.saved = nil
  }

  /// The format of a country, by the host's rules and in the language of the moment.
  func format(of countryCode: String) -> AddressFormat { host.format(of: countryCode) }

  /// Tidies a field that was left.
  func left(_ field: AnyHashable?) {
    let address = store.value
    guard let field,
      let action = AddressFormFields.tidied(
        field,
        in: address,
        by: format(of: address.countryCode)
      )
    else { return }
    store.send(action)
  }
}

/// Keeps the model of a form from the first address that its host has.
///
/// A nil address that becomes one seeds the form once; what was typed since is never overwritten.
@MainActor final class AddressFormModelHolder {
  private var model: AddressFormModel?
  private let host = AddressFormModel.Host()

  func model(
    for address: PostalAddress?,
    locale: Locale,
    keptCountry: String?,
    rules: AddressFormat.Overrides,
    order: AddressFormOrder,
    search: AddressSearch?,
    countryCodes: [String]?,
    clock: any Clock<Duration>,
    onSave: @escaping @MainActor (PostalAddress) async throws -> Void
  ) -> AddressFormModel? {
    host.language = locale.addressLanguage
    host.searchLanguage = locale.identifier(.bcp47)
    host.rules = rules
    host.order = order
    host.onSave = onSave
    host.search = search
    host.countryCodes = countryCodes
    host.clock = clock
    if model == nil, let address {
      model = AddressFormModel(address, host: host, keptCountry: keptCountry)
    }
    model?.suggestions.search = search
    model?.suggestions.countryCodes = host.offeredCodes
    return model
  }
}
