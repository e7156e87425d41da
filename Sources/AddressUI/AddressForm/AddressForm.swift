import AddressLookup
import ComposableForms
import DesignTokens
import PostalAddresses
import SwiftUI

/// A form for one postal address, right in the country it is in.
///
/// It is a section: no navigation stack, background, padding or scroll view of its own. Place it
/// in your own column or sheet, in a scroll view where it may grow longer than the screen.
///
/// ```swift
/// ScrollView {
///   AddressForm(address: AddressForm.Address(countryCode: "IE")) { address in
///     try await addressBook.save(address)
///   }
///   .padding()
/// }
/// ```
@MainActor public struct AddressForm: View {
  /// An address, saved or being typed.
  public typealias Address = PostalAddress
  /// What a form asks for in one country.
  public typealias Format = AddressFormat
  /// A source of suggestions while the street is typed.
  public typealias AddressSearch = AddressLookup.AddressSearch
  /// One suggestion of a source.
  public typealias Suggestion = AddressLookup.Suggestion

  private let address: Address?
  private let search: AddressSearch?
  private let countryCodes: [String]?
  private let saveTitle: String?
  private let onSave: @MainActor (Address) async throws -> Void
  private let onSuccess: (@MainActor () -> Void)?

  @State private var holder = AddressFormModelHolder()
  /// The country chosen in an unsaved form; it stands in no field that could keep it.
  @SceneStorage("AddressForm.country") private var keptCountry: String?
  @Environment(\.locale) private var locale
  @Environment(\.spTheme) private var theme
  @Environment(\.addressFormRules) private var rules
  @Environment(\.addressFormOrder) private var order
  @Environment(\.suggestionClock) private var clock

  /// Creates a form.
  ///
  /// - Parameters:
  ///   - address: The address to start with; nil draws grey shapes until there is one. Once the
  ///     form has one, later values change nothing.
  ///   - search: Suggestions while the street is typed; nil turns them off.
  ///   - countryCodes: The ISO 3166 codes of the countries to choose from; nil offers all.
  ///   - saveTitle: The title of the button; nil is "Save address" in the person's language.
  ///   - onSave: Receives the address with every field trimmed and the postal code as it is
  ///     stored. Return to succeed, throw to fail: an error's `errorDescription` is shown under
  ///     the button. A `CancellationError` goes back to rest quietly.
  ///   - onSuccess: Called once the check has shown, if the form still stands.
  public init(
    address: Address?,
    search: AddressSearch? = .platformDefault,
    countryCodes: [String]? = nil,
    saveTitle: String? = nil,
    onSave: @escaping @MainActor (Address) async throws -> Void,
    onSuccess: (@MainActor () -> Void)? = nil
  ) {
    self.address = address
    self.search = search
    self.countryCodes = countryCodes
    self.saveTitle = saveTitle
    self.onSave = onSave
    self.onSuccess = onSuccess
  }

  public var body: some View {
    let model = holder.model(
      for: address,
      locale: locale,
      keptCountry: keptCountry,
      rules: rules,
      order: order,
      search: search,
      countryCodes: countryCodes,
      clock: clock,
      onSave: onSave
    )
    Group {
      shown(model)
    }
    .animation(theme.motion.smooth, value: model == nil)
  }

  @ViewBuilder private func shown(_ model: AddressFormModel?) -> some View {
    if let model {
      AddressFormContent(
        model: model,
        countryCodes: countryCodes,
        saveTitle: saveTitle,
        keptCountry: $keptCountry,
        onSuccess: onSuccess
      )
      .onDisappear { keptCountry = nil }
    } else {
      AddressFormPlaceholder()
    }
  }
}

extension Locale {
  /// The language that labels and messages are looked up in.
  var addressLanguage: String { language.languageCode?.identifier ?? "en" }
}

/// The Shipping address screen, with a search that offers three addresses on Market Street, so
/// that every run is the same.
///
/// Leave `search` out in your app to use the platform's own.
@MainActor public struct AddressFormExample: View {
  private let wrapsInNavigationStack: Bool

  /// Creates the screen.
  ///
  /// - Parameter wrapsInNavigationStack: False to push it in a stack of your own.
  public init(wrapsInNavigationStack: Bool = true) {
    self.wrapsInNavigationStack = wrapsInNavigationStack
  }

  public var body: some View {
    if wrapsInNavigationStack {
      NavigationStack { screen }
    } else {
      screen
    }
  }

  private var screen: some View {
    ScrollView {
      AddressForm(address: .sample, search: .marketStreet, onSave: { _ in })
        .padding(16)
    }
    .navigationTitle(Text(verbatim: "Shipping address"))
  }
}
