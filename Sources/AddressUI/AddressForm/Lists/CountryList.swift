import Foundation
import PostalAddresses

/// A country or region to choose, by its name in the person's language.
struct CountryChoice: Identifiable, Hashable, Sendable {
  let code: String
  let name: String
  /// What a search compares: the name and other words for it, without case and diacritics.
  fileprivate let searchTexts: [String]

  var id: String { code }
}

/// The countries that a form offers, in the person's language and order.
struct CountryList: Sendable {
  let choices: [CountryChoice]
  private let locale: Locale

  /// Every country and region with address data, or those of some codes.
  ///
  /// - Parameters:
  ///   - codes: ISO 3166 codes, in any case; nil means all. Codes without data are left out.
  ///   - locale: The person's language and the order of its letters.
  init(codes: [String]?, locale: Locale) {
    self.locale = locale
    let all = CountryNames.names(in: locale)
    guard let codes else {
      choices = all
      return
    }
    let wanted = Set(codes.map { $0.uppercased() })
    choices = all.filter { wanted.contains($0.code) }
  }

  /// Whether the list offers a country.
  func contains(_ code: String) -> Bool {
    choices.contains { $0.code == code }
  }

  /// The choices that a text means, those whose name begins with it first.
  ///
  /// Case and diacritics make no difference: "cote" finds Côte d’Ivoire. A code is only meant where
  /// it is typed whole.
  func matching(_ text: String) -> [CountryChoice] {
    let wanted = CountryNames.folded(text, locale)
    guard !wanted.isEmpty else { return choices }
    let found = choices.filter { choice in
      choice.searchTexts.contains { $0.contains(wanted) } || choice.isNamed(byCode: wanted)
    }
    let first = found.filter { $0.isFirst(for: wanted) }
    return first + found.filter { !$0.isFirst(for: wanted) }
  }

  /// The country that a text names, whole: by its name, another name or a code.
  func code(named text: String) -> String? {
    let wanted = CountryNames.folded(text, locale)
    guard !wanted.isEmpty else { return nil }
    return choices.first { $0.isNamed(exactly: wanted) }?.code
  }

  /// The name of a country in a locale; its code where the locale has none.
  static func name(of code: String, in locale: Locale) -> String {
    guard !code.isEmpty else { return "" }
    return locale.localizedString(forRegionCode: code) ?? code
  }
}

extension CountryChoice {
  fileprivate func isNamed(exactly text: String) -> Bool {
    isNamed(byCode: text) || searchTexts.contains(text)
  }

  /// Whether the name, another name or a code begins as the text does.
  fileprivate func isFirst(for text: String) -> Bool {
    isNamed(byCode: text) || searchTexts.contains { $0.hasPrefix(text) }
  }

  fileprivate func isNamed(byCode text: String) -> Bool {
    code.lowercased() == text || CountryNames.otherCodes[code]?.contains(text) == true
  }
}

/// The names of countries, worked out once per language.
enum CountryNames {
  /// Other words that people look for; lower case, without diacritics.
  ///
  /// English for now: names that changed, that people use beside the official one, or that name
  /// the greater part of a country.
  private static let otherNames: [String: [String]] = [
    "AE": ["emirates"], "BA": ["bosnia"], "CD": ["zaire", "drc"], "CH": ["swiss"],
    "CI": ["ivory coast", "cote d'ivoire"], "CV": ["cape verde"], "CZ": ["czech republic"],
    "GB": ["great britain", "england", "scotland", "wales", "northern ireland"],
    "KP": ["north korea"], "KR": ["south korea", "korea"], "LA": ["laos"],
    "MK": ["macedonia"], "MM": ["burma"], "NL": ["holland"], "PS": ["palestine"],
    "RU": ["russia"], "SZ": ["swaziland"], "TL": ["east timor"], "TR": ["turkey", "turkiye"],
    "US": ["america"], "VA": ["vatican"],
  ]

  static let otherCodes: [String: Set<String>] = [
    "GB": ["uk"], "US": ["usa"], "AE": ["uae"], "KR": ["rok"], "CD": ["drc"],
  ]

  static func folded(_ text: String, _ locale: Locale) -> String {
    text.folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive],
      locale: locale
    )
    .replacingOccurrences(of: "’", with: "'")
    .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  static func names(in locale: Locale) -> [CountryChoice] {
    cache.names(for: locale) { makeNames(in: locale) }
  }

  private static func makeNames(in locale: Locale) -> [CountryChoice] {
    let known = Set(Locale.Region.isoRegions.map(\.identifier)).union(["XK"])
    return AddressFormat.territories.filter { $0.count == 2 && known.contains($0) }
      .map { code in
        let name = CountryList.name(of: code, in: locale)
        return CountryChoice(
          code: code,
          name: name,
          searchTexts: [folded(name, locale)] + (otherNames[code] ?? [])
        )
      }
      .sorted { one, other in
        one.name.compare(
          other.name,
          options: [.caseInsensitive, .diacriticInsensitive],
          range: nil,
          locale: locale
        ) == .orderedAscending
      }
  }

  private static let cache = CountryNameCache()
}

/// The lists that were worked out, by language.
///
/// Names never change while a process runs, so every session may share them. Unchecked because
/// `lists` is only touched between `lock` and `unlock`.
private final class CountryNameCache: @unchecked Sendable {
  private let lock = NSLock()
  private var lists: [String: [CountryChoice]] = [:]

  func names(for locale: Locale, _ make: () -> [CountryChoice]) -> [CountryChoice] {
    lock.lock()
    defer { lock.unlock() }
    if let list = lists[locale.identifier] { return list }
    // A person's languages are few; what strangers send could be many.
    if lists.count >= 64 { lists = [:] }
    let list = make()
    lists[locale.identifier] = list
    return list
  }
}
