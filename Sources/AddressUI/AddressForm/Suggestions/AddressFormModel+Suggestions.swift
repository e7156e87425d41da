import AddressLookup
import ComposableForms
import PostalAddresses

extension AddressFormModel {
  /// Tells the search what became of a field; what the form wrote itself is no edit.
  func fieldChanged(_ field: AddressField) {
    guard store.value[field] != filled?[field] else { return }
    suggestions.edited(field)
  }

  /// Tells the search what became of the street.
  func searchedStreetChanged(to street: String) {
    if store.focusedField == AddressField.street.formFieldID, street != filled?.street {
      suggestions.typed(street)
    } else {
      suggestions.wrote(street, countryCode: store.value.countryCode)
    }
  }

  /// Writes a picked address into the form and moves on to the apartment line.
  static func fill(
    _ picked: PickedAddress,
    into store: StoreOf<FormOf<PostalAddress>>
  ) -> PostalAddress {
    var address = store.value
    picked.write(into: &address)
    store.modify { $0.value = address }
    store.send(.focusChanged(AddressField.line2.formFieldID))
    return address
  }
}
