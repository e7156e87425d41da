/// The words of the form that belong to no field.
///
/// They are resolved here and not by the host's tables, which don't know them.
struct AddressFormTexts: Sendable {
  var save: String
  var saving: String
  var saved: String
  var couldNotSave: String
  var countries: String
  var noCountry: String
  /// Shown under a country that the form does not offer.
  var countryNotOffered: String
  var noRegion: String
  /// The button that opens the list of regions; the country's word for a region goes before it.
  var openList: String
  var search: String
  var cancel: String
  var setAsDefault: String
  /// Said when a pasted address or a suggestion has filled the fields.
  var filledIn: String
  /// Shown where a house number or a unit is what was typed and not what the provider knows.
  var numberKept: String
  var undo: String
  var lookupFailed: String
  /// Announced when suggestions are shown.
  var suggestions: @Sendable (Int) -> String
  /// What is announced when Save finds a number of problems; the first message follows.
  var problems: @Sendable (Int) -> String

  /// The words of a language; English stands in for languages without a table.
  ///
  /// - Parameter language: A tag such as `de-CH`, of which the language counts.
  /// - Returns: The words.
  static func texts(for language: String) -> AddressFormTexts {
    switch language.split(separator: "-").first?.lowercased() {
    case "ar": arabic
    case "de": german
    case "es": spanish
    case "fr": french
    case "ja": japanese
    default: english
    }
  }
}
