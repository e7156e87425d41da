import Foundation
public import PostalAddresses

extension AddressSearch {
  /// Searches a list of addresses, for previews, tests and small sets such as a firm's branches.
  ///
  /// An address is found when each word typed begins a word of its street, city, region or postal
  /// code, without regard to case and accents. The first ones of the list come first.
  ///
  /// - Parameters:
  ///   - addresses: The addresses; each is offered in its own country only.
  ///   - limit: How many are offered at most.
  /// - Returns: The search.
  public static func inMemory(_ addresses: [PostalAddress], limit: Int = 5) -> AddressSearch {
    let entries = addresses.enumerated().map { InMemoryEntry(number: $0, address: $1) }
    return AddressSearch(
      suggest: { text, countryCode in
        let line = TypedAddress(text, countryCode: countryCode).lineWithoutUnit
        let words = InMemoryEntry.words(of: line)
        guard !words.isEmpty else { return [] }
        return entries.lazy
          .filter { $0.countryCode == countryCode.uppercased() && $0.matches(words) }
          .prefix(max(0, limit)).map(\.suggestion)
      },
      resolve: { suggestion in
        guard let entry = entries.first(where: { $0.suggestion.id == suggestion.id }) else {
          throw AddressSearchError(code: .badRequest, provider: "In memory")
        }
        return entry.address
      }
    )
  }
}

/// One address of a list, ready for being found.
private struct InMemoryEntry: Sendable {
  let address: PostalAddress
  let suggestion: Suggestion
  let countryCode: String
  private let words: [String]

  init(number: Int, address: PostalAddress) {
    self.address = address
    countryCode = address.countryCode.uppercased()
    suggestion = Suggestion(
      id: "\(number)",
      title: address.street,
      subtitle: address.placeLine,
      address: address
    )
    words = Self.words(
      of: [address.street, address.city, address.region, address.postalCode]
        .joined(separator: " ")
    )
  }

  func matches(_ typed: [String]) -> Bool {
    typed.allSatisfy { beginning in words.contains { $0.hasPrefix(beginning) } }
  }

  static func words(of text: String) -> [String] {
    text.folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive],
      locale: nil
    )
    .split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}

extension PostalAddress {
  /// City, region and postal code in the order of the country's numbers: "Testford, CA 94104".
  var placeLine: String {
    func joined(_ parts: String...) -> String {
      parts.filter { !$0.isEmpty }.joined(separator: " ")
    }
    let isPrinted = AddressFormat.format(for: countryCode).isPrinted(.region)
    if NumberHabits(countryCode: countryCode).numberFirst, countryCode.uppercased() != "FR" {
      let rest = joined(isPrinted ? region : "", postalCode)
      return [city, rest].filter { !$0.isEmpty }.joined(separator: ", ")
    }
    return joined(postalCode, city, isPrinted ? region : "")
  }
}
