import ComposableForms
import PostalAddresses

extension AddressFormModel {
  /// Takes a street apart that became a whole address, or several lines, at once.
  ///
  /// - Parameters:
  ///   - old: The street before.
  ///   - new: The street now.
  ///   - countries: The countries that the form offers; an address elsewhere stays a text.
  /// - Returns: Whether the fields were filled.
  func streetChanged(from old: String, to new: String, countries: CountryList) -> Bool {
    if takeApart(from: old, to: new, countries: countries) { return true }
    if let lines = StreetLines(new) {
      var filled = store.value
      lines.write(into: &filled)
      pen.wrote(filled)
      store.modify { $0.value = filled }
    }
    return false
  }

  private func takeApart(from old: String, to new: String, countries: CountryList) -> Bool {
    // Nobody types this much at once. What the form writes itself is not read again.
    guard new.count >= old.count + 16, new != undoneText, new != pen.written?.street
    else { return false }
    let current = store.value
    guard
      let pasted = PastedAddress(
        new,
        countryCode: current.countryCode,
        country: countries.code(named:)
      ),
      countries.contains(pasted.address.countryCode)
    else { return false }
    var filled = current
    filled.take(pasted)
    beforePaste = current
    pen.wrote(filled)
    store.modify { $0.value = filled }
    afterPaste = filled
    return true
  }

  /// Whether the fields stand as a paste has filled them.
  var canUndoPaste: Bool {
    guard let afterPaste else { return false }
    return store.value == afterPaste
  }

  /// Gives back the text as it was pasted, in the line it was pasted into.
  func undoPaste() {
    guard var before = beforePaste else { return }
    if let lines = StreetLines(before.street) { before.street = lines.joined }
    undoneText = before.street
    beforePaste = nil
    afterPaste = nil
    pen.wrote(before)
    store.modify { $0.value = before }
  }
}
