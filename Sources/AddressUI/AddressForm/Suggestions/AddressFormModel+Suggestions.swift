import AddressLookup
import ComposableForms
import Observation
import PostalAddresses

extension AddressFormModel {
  /// Chooses a suggestion.
  func pick(_ suggestion: Suggestion) {
    pen.picked(at: store.value)
    suggestions.pick(suggestion)
  }

  /// Return was pressed in the street; returns whether that picked the marked suggestion.
  func pressedReturn() -> Bool {
    pen.picked(at: store.value)
    return suggestions.pressedReturn()
  }

  /// Tells the search what became of a field; what the form wrote itself is no edit.
  func fieldChanged(_ field: AddressField) {
    guard store.value[field] != pen.written?[field] else { return }
    suggestions.edited(field)
  }

  /// Tells the search what became of the street.
  func searchedStreetChanged(to street: String) {
    if store.focusedField == AddressField.street.formFieldID, street != pen.written?.street {
      suggestions.typed(street)
    } else {
      suggestions.wrote(street, countryCode: store.value.countryCode)
    }
  }
}

/// Writes picked addresses into a form, and remembers what it wrote.
@MainActor @Observable final class SuggestionPen {
  /// What was written without the provider knowing it; nil where it knows everything.
  private(set) var kept: KeptNumber?
  /// What the form wrote itself; a field that still holds it was not edited since.
  @ObservationIgnored private(set) var written: PostalAddress?
  /// The address when a suggestion was chosen.
  ///
  /// What differs from it was edited since, also where nobody has been told yet.
  @ObservationIgnored private var atPick: PostalAddress?

  func picked(at address: PostalAddress) {
    atPick = address
    written = nil
  }

  func wrote(_ address: PostalAddress) {
    written = address
  }

  /// Writes an address that was picked, and moves on to the apartment line from the street.
  ///
  /// Nothing is written once a save has begun, or over another street or country than the one that
  /// was searched; what was edited since the pick stays.
  func fill(
    _ picked: PickedAddress,
    into store: StoreOf<FormOf<PostalAddress>>
  ) -> PostalAddress {
    let current = store.value
    let start = atPick ?? current
    guard !store.isSubmitting, current.street == start.street,
      current.countryCode == start.countryCode
    else { return current }
    var address = current
    var unverified = picked.write(into: &address)
    for field in [AddressField.city, .region, .postalCode, .line2]
    where current[field] != start[field] {
      address[field] = current[field]
      unverified.remove(field)
    }
    kept = KeptNumber(unverified, in: address)
    written = address
    store.modify { $0.value = address }
    // Whoever has gone on to another field meanwhile stays there.
    if store.focusedField == nil || store.focusedField == AddressField.street.formFieldID {
      store.send(.focusChanged(AddressField.line2.formFieldID))
    }
    return address
  }
}
