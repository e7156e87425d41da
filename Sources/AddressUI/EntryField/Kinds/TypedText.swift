/// What becomes of a text that a person has just changed.
enum TypedText {
  /// Returns the text that stands in a field of a kind after an edit.
  ///
  /// Over the limit what was put in last is shortened, wherever in the text that is, and never
  /// inside a character: an emoji or a letter with its accents stays or goes as one. A text that
  /// was too long before may become shorter, and not longer.
  static func fitted(_ new: String, after old: String, kind: EntryFieldKind) -> String {
    let corrected = kind.correctTyped(new)
    guard let limit = kind.characterLimit else { return corrected }
    let over = corrected.count - max(limit, min(old.count, corrected.count))
    return over > 0 ? shortened(corrected, by: over, after: old) : corrected
  }

  private static func shortened(_ text: String, by over: Int, after old: String) -> String {
    let new = Array(text)
    let before = Array(old)
    let prefix = zip(new, before).prefix { $0 == $1 }.count
    let rest = min(new.count, before.count) - prefix
    let suffix = zip(new.reversed(), before.reversed()).prefix(rest).prefix { $0 == $1 }.count
    let insertionEnd = new.count - suffix
    let cut = min(over, insertionEnd - prefix)
    let fitting = new[..<(insertionEnd - cut)] + new[insertionEnd...]
    return String(fitting.prefix(new.count - over))
  }
}
