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
  /// What the last pick wrote; a field that still holds it was not edited since.
  var filled: PostalAddress? { filledAddress.address }
  @ObservationIgnored private let filledAddress: FilledAddress

  @MainActor private final class FilledAddress {
    var address: PostalAddress?
  }

  /// A text that was given back, and is not taken apart a second time.
  @ObservationIgnored var undoneText: String?

  /// What a host passes; a later render may pass another closure.
  @MainActor final class Host {
    var language = "en"
    var search: AddressSearch?
    var countryCodes: [String]?
    var clock: any Clock<Duration> = ContinuousClock()
    var onSave: @MainActor (PostalAddress) async throws -> Void = { _ in }

    /// What was saved last, as long as it stands on screen unchanged.
    fileprivate var saved: PostalAddress?

    /// Hands the address over; an error without words of its own gets the form's.
    ///
    /// What has just been saved is not saved again: on a slow link the second tap of three arrives
    /// when the first save is long done.
    func save(_ address: PostalAddress) async throws {
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

  /// - Parameter keptCountry: What ``choose(_:)`` returned before the process was away.
  init(_ address: PostalAddress, host: Host, keptCountry: String?) {
    self.host = host
    initialAddress = address
    let form = AddressFormFields.form(
      language: { host.language },
      onSave: { try await host.save($0) }
    )
    let store = Store(initialState: FormOf<PostalAddress>.State(value: address)) { form }
    let filled = FilledAddress()
    self.store = store
    self.filledAddress = filled
    suggestions = AddressSearchModel(
      search: host.search,
      text: address.street,
      countryCode: address.countryCode,
      language: host.language,
      countryCodes: host.countryCodes.map { Set($0.map { $0.uppercased() }) },
      clock: host.clock,
      fill: { picked in
        let address = Self.fill(picked, into: store)
        filled.address = address
        return address
      }
    )
    if let code = KeptCountry.countryCode(in: keptCountry, beginningWith: address) {
      _ = choose(code)
    }
  }

  /// Chooses a country: the change and what it clears are one step.
  ///
  /// - Parameter countryCode: An ISO 3166 code of the list.
  /// - Returns: What brings the choice back after the process has been away.
  func choose(_ countryCode: String) -> String {
    store.modify { countryChange.choose(countryCode, in: &$0.value) }
    return KeptCountry(countryCode, beganWith: initialAddress).text
  }

  /// The value was changed after it was saved: the same value again would be another save.
  func changedAfterSave() {
    host.saved = nil
  }

  /// Tidies a field that was left.
  func left(_ field: AnyHashable?) {
    guard let field, let action = AddressFormFields.tidied(field, in: store.value) else { return }
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
    language: String,
    keptCountry: String?,
    search: AddressSearch?,
    countryCodes: [String]?,
    clock: any Clock<Duration>,
    onSave: @escaping @MainActor (PostalAddress) async throws -> Void
  ) -> AddressFormModel? {
    host.language = language
    host.onSave = onSave
    host.search = search
    host.countryCodes = countryCodes
    host.clock = clock
    if model == nil, let address {
      model = AddressFormModel(address, host: host, keptCountry: keptCountry)
    }
    model?.suggestions.search = search
    return model
  }
}
