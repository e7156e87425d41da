import Foundation

/// Whether texts have the form of addresses on a network; whether these exist is not asked.
enum NetworkName {
  static func isEmailAddress(_ text: String) -> Bool {
    guard let at = text.lastIndex(of: "@"), text.first != "@" else { return false }
    let name = text[..<at]
    return !name.contains { $0.isWhitespace || $0 == "@" } && !name.hasSuffix(".")
      && !name.contains("..") && isDomain(text[text.index(after: at)...])
  }

  static func isWebAddress(_ text: String) -> Bool {
    guard let parts = URLComponents(string: withScheme(text)), let host = parts.host,
      ["http", "https"].contains(parts.scheme?.lowercased())
    else { return false }
    return isDomain(Substring(host))
  }

  /// The text with a scheme, where it has none and could be the address of a page.
  static func withScheme(_ text: String) -> String {
    text.isEmpty || text.contains("://") || !text.contains(".") ? text : "https://" + text
  }

  /// Names with dots between them; letters of any script, since domains have them.
  private static func isDomain(_ text: Substring) -> Bool {
    let names = text.split(separator: ".", omittingEmptySubsequences: false)
    return names.count > 1
      && names.allSatisfy { name in
        !name.isEmpty && !name.hasPrefix("-") && !name.hasSuffix("-")
          && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "%" }
      }
  }
}
