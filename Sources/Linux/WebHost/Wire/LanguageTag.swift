/// Language tags (BCP 47) as far as a server needs them.
enum LanguageTag {
  /// Letters, digits and hyphens: safe to be written into a page as it is.
  static func isWellFormed(_ tag: String) -> Bool {
    (1...35).contains(tag.utf8.count)
      && tag.split(separator: "-", omittingEmptySubsequences: false)
        .allSatisfy { part in
          (1...8).contains(part.utf8.count)
            && part.utf8.allSatisfy { byte in
              switch byte {
              case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
              default: false
              }
            }
        }
  }

  /// Whether a language is written from right to left, by its script or else by its name.
  static func isRightToLeft(_ tag: String) -> Bool {
    let parts = tag.lowercased().split(separator: "-")
    guard let language = parts.first else { return false }
    if let script = parts.dropFirst().first, script.count == 4 {
      return ["arab", "hebr", "thaa", "syrc", "nkoo", "adlm", "rohg"].contains(script)
    }
    return ["ar", "he", "iw", "fa", "ur", "ps", "sd", "ug", "yi", "dv", "ckb", "nqo", "syr"]
      .contains(language)
  }

  /// The first choice of an `Accept-Language` field.
  ///
  /// Browsers write their languages in order, and the first one is what `navigator.language`
  /// tells later; weights are therefore not read.
  static func first(acceptLanguage: String?) -> String? {
    guard let first = acceptLanguage?.split(separator: ",").first,
      let tag = first.split(separator: ";").first
    else { return nil }
    let trimmed = String(tag.filter { $0 != " " })
    return isWellFormed(trimmed) ? trimmed : nil
  }
}
