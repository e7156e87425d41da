import PostalAddresses
import SwiftUI

/// In which order a form asks for the parts of an address.
public enum AddressFormOrder: Sendable, Hashable {
  /// The same in every country: name, country, street, apartment, city, region, postal code, phone.
  case card
  /// As the country writes its addresses; in Japan the postal code comes before the street.
  ///
  /// Name and country stay first, since the country decides about the rest, and the phone last.
  case local

  /// The fields that a format asks for, in this order.
  func fields(of format: AddressFormat) -> [AddressField] {
    switch self {
    case .card: format.cardOrder
    case .local: format.localOrder
    }
  }

  /// The same fields as rows: region and postal code stand beside each other where they meet.
  func rows(of format: AddressFormat) -> [AddressFormRow] {
    let rows = self == .card ? format.cardRows : format.localRows
    return rows.map(AddressFormRow.init)
  }
}

/// A row of the card.
struct AddressFormRow: Identifiable, Equatable {
  let fields: [AddressField]

  /// The field that a row keeps its identity by: a postal code that loses the region beside it is
  /// still the same field.
  var id: AddressField? { fields.contains(.postalCode) ? .postalCode : fields.first }
}

extension EnvironmentValues {
  private struct AddressFormOrderKey: EnvironmentKey {
    static let defaultValue = AddressFormOrder.card
  }

  private struct AddressFormRulesKey: EnvironmentKey {
    static let defaultValue = AddressFormat.Overrides()
  }

  /// The order that forms ask in.
  var addressFormOrder: AddressFormOrder {
    get { self[AddressFormOrderKey.self] }
    set { self[AddressFormOrderKey.self] = newValue }
  }

  /// What the host wants otherwise than the countries' own formats.
  var addressFormRules: AddressFormat.Overrides {
    get { self[AddressFormRulesKey.self] }
    set { self[AddressFormRulesKey.self] = newValue }
  }
}

extension View {
  /// Says in which order address forms inside ask for the parts of an address.
  ///
  /// The focus moves, and problems are named, in the order that is drawn.
  ///
  /// ```swift
  /// AddressForm(address: address) { try await addressBook.save($0) }
  ///   .addressFormOrder(.local)
  /// ```
  public func addressFormOrder(_ order: AddressFormOrder) -> some View {
    environment(\.addressFormOrder, order)
  }

  /// Says what address forms inside ask for otherwise than the countries' own formats.
  ///
  /// Fields can be hidden, required, made optional and relabelled, and a postal code of another
  /// region can be refused instead of noted. The rules of the innermost modifier count; they are
  /// not added to those outside it.
  ///
  /// ```swift
  /// AddressForm(address: address) { try await addressBook.save($0) }
  ///   .addressFormRules(
  ///     AddressFormat.Overrides()
  ///       .requiring(.phone)
  ///       .relabelling(.region, "Canton", in: "CH")
  ///       .refusingRegionMismatch()
  ///   )
  /// ```
  public func addressFormRules(_ rules: AddressFormat.Overrides) -> some View {
    environment(\.addressFormRules, rules)
  }
}
