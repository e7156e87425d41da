import Foundation
import PostalAddresses

/// A region of a country's list, to choose.
struct RegionChoice: Identifiable, Hashable, Sendable {
  /// The data's key, which is what an address keeps.
  let key: String
  let name: String

  var id: String { key }
}

/// The regions that a country lists, as a person looks for them.
struct RegionChoices: Sendable {
  let choices: [RegionChoice]
  private let folded: [[String]]
  private let locale: Locale

  init(_ regions: RegionList, locale: Locale) {
    self.locale = locale
    choices = regions.map { region in
      let isNamedTwice = region.name != region.latinName && !region.latinName.isEmpty
      let name = isNamedTwice ? "\(region.name) · \(region.latinName)" : region.name
      return RegionChoice(key: region.key, name: name)
    }
    folded = regions.map { region in
      [region.key, region.name, region.latinName, region.isoCode ?? ""]
        .map { CountryNames.folded($0, locale) }
    }
  }

  /// The regions whose key or a name of which contains a text, those that begin with it first.
  func matching(_ text: String) -> [RegionChoice] {
    let wanted = CountryNames.folded(text, locale)
    guard !wanted.isEmpty else { return choices }
    let found = zip(choices, folded).filter { _, names in names.contains { $0.contains(wanted) } }
    func begins(_ names: [String]) -> Bool { names.contains { $0.hasPrefix(wanted) } }
    return found.filter { begins($0.1) }.map(\.0) + found.filter { !begins($0.1) }.map(\.0)
  }
}
