public import PostalAddresses

/// What the form tells its search.
extension AddressSearchModel {
  /// The text of the street field changed under the person's hands.
  ///
  /// - Parameters:
  ///   - text: The text as it stands.
  ///   - isComposing: Whether an input method has not committed it yet.
  public func typed(_ text: String, isComposing: Bool = false) {
    guard search != nil else { return wrote(text, countryCode: session.question.countryCode) }
    report { isComposing ? $0.composed(text) : $0.typed(text) }
  }

  /// The form wrote the street itself, or something else did while it had no focus.
  public func wrote(_ text: String, countryCode: String) {
    report { $0.wrote(text, countryCode: countryCode) }
  }

  /// The person edited another field than the street.
  public func edited(_ field: AddressField) { report { $0.edited(field) } }

  /// The country of the form is this one.
  public func countryIs(_ countryCode: String) { report { $0.changedCountry(to: countryCode) } }

  /// The language of the form is this one.
  public func languageIs(_ language: String?) { report { $0.changedLanguage(to: language) } }

  /// A suggestion was chosen.
  public func pick(_ suggestion: Suggestion) { report { $0.picked(suggestion) } }

  /// The street field lost the focus.
  public func left() { report { $0.left() } }

  /// The form's address was handed over for saving.
  public func saved() { report { $0.saved() } }

  /// The form went away.
  public func closed() { report { $0.closed() } }

  /// Moves the highlighted row down or, with a negative number, up; above the first is none.
  public func moveHighlight(by rows: Int) {
    let count = suggestions.count
    guard count > 0 else { return }
    let place = (highlighted ?? -1) + rows
    highlighted = place < 0 ? nil : min(place, count - 1)
  }

  /// Return was pressed in the street field.
  ///
  /// - Returns: Whether that picked the highlighted row. If not, the list is closed and the form
  ///   goes on to its next field.
  public func pressedReturn() -> Bool {
    if let highlighted, suggestions.indices.contains(highlighted) {
      pick(suggestions[highlighted])
      return true
    }
    report { $0.closedList() }
    return false
  }

  /// Escape was pressed.
  ///
  /// - Returns: Whether there was a list or a message to put away.
  public func pressedEscape() -> Bool {
    let hadSomething = status != .idle && status != .resolving
    report { $0.closedList() }
    return hadSomething
  }
}
