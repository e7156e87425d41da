extension AddressIssue {
  /// The sentence a form shows under the field, in the country's own terms.
  ///
  /// It says what to do, with an example where that helps: "Enter a 5 or 9 digit ZIP code."
  ///
  /// - Parameter language: A language tag; English stands in for languages without a table.
  /// - Returns: A sentence.
  public func message(language: String = "en") -> String {
    message(in: .format(for: countryCode, language: language))
  }

  /// The sentence a form shows under the field, in the words of a format.
  public func message(in format: AddressFormat) -> String {
    let sentences = format.phrasebook.sentences
    let wording = format.wording(for: field)
    switch problem {
    case .missing where field == .country:
      return sentences.chooseCountry
    case .missing:
      return sentences.enter(wording.asked)
    case .malformed where field == .phone:
      return sentences.phoneTooShort
    case .malformed(.wrongCharacter(let character)):
      let stray = sentences.strayCharacter(String(character), wording)
      return stray + sentences.between + enterPostalCode(in: format, wording)
    case .malformed(.tooLong):
      return sentences.tooLong + sentences.between + enterPostalCode(in: format, wording)
    case .malformed:
      return enterPostalCode(in: format, wording)
    case .unknown:
      return sentences.chooseFromList(wording.asked)
    case .mismatch(let key):
      let region = format.wording(for: .region)
      let name = format.regions.match(key)?.name(in: format.language) ?? key
      return sentences.otherRegion(wording, region, name)
    }
  }

  private func enterPostalCode(in format: AddressFormat, _ wording: Wording) -> String {
    let sentences = format.phrasebook.sentences
    guard let example = format.postalCodeExample else { return sentences.enter(wording.asked) }
    guard format.usesDigitsOnlyPostalCode, let lengths = format.postalCode?.lengths else {
      return sentences.enterSuchAs(example, wording)
    }
    return sentences.enterDigits(lengths, wording, example)
  }
}
