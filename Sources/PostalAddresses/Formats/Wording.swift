/// How one language names a field.
struct Wording: Sendable, Hashable {
  /// The label, as it stands above the field: "ZIP code".
  let label: String
  /// The label inside a sentence that asks for it, with its article: "a ZIP code".
  let asked: String
  /// The label inside a sentence that speaks of the one typed: "the ZIP code".
  let typed: String

  init(_ label: String, asked: String, typed: String) {
    self.label = label
    self.asked = asked
    self.typed = typed
  }

  /// A word that is the same everywhere, in languages without articles or cases.
  init(_ label: String) {
    self.init(label, asked: label, typed: label)
  }
}
