/// The words of the form that belong to no field.
///
/// They are resolved here and not by the host's tables, which don't know them.
struct AddressFormTexts: Sendable {
  var save: String
  var saving: String
  var saved: String
  var couldNotSave: String
  var chooseCountry: String
  var countries: String
  var searchCountries: String
  var noCountry: String
  var cancel: String
  var setAsDefault: String
  /// What is announced when Save finds a number of problems; the first message follows.
  var problems: @Sendable (Int) -> String

  /// The words of a language; English stands in for languages without a table.
  static func texts(for language: String) -> AddressFormTexts {
    language == "de" || language.hasPrefix("de-") ? german : english
  }

  private static let english = AddressFormTexts(
    save: "Save address",
    saving: "Saving",
    saved: "Address saved",
    couldNotSave: "Couldn't save this address. Try again.",
    chooseCountry: "Choose a country or region",
    countries: "Country or region",
    searchCountries: "Search",
    noCountry: "No country or region of that name",
    cancel: "Cancel",
    setAsDefault: "Set as default",
    problems: { $0 == 1 ? "1 problem." : "\($0) problems." }
  )

  private static let german = AddressFormTexts(
    save: "Adresse sichern",
    saving: "Wird gesichert",
    saved: "Adresse gesichert",
    couldNotSave: "Diese Adresse konnte nicht gesichert werden. Versuch es noch einmal.",
    chooseCountry: "Land oder Region wählen",
    countries: "Land oder Region",
    searchCountries: "Suchen",
    noCountry: "Kein Land und keine Region mit diesem Namen",
    cancel: "Abbrechen",
    setAsDefault: "Als Standard verwenden",
    problems: { $0 == 1 ? "1 Problem." : "\($0) Probleme." }
  )
}
