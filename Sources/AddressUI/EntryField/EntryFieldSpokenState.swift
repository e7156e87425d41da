import SwiftUI

/// What an input says of itself besides its name and its value.
struct EntryFieldSpokenState {
  /// The name of the field, where it is a text.
  let title: Text?
  /// What is wrong.
  let error: String?
  /// The word for a field that may not be left empty; nil where it may.
  let required: String?
}

extension View {
  /// Gives the view a hint, or none; never an empty one, which would hide a hint inside.
  ///
  /// No branch of a view builder: the input must stay the same one when an error comes and goes.
  func spokenHint(_ hint: String?) -> some View {
    guard let hint else { return accessibilityAddTraits([]) }
    return accessibilityHint(Text(verbatim: hint))
  }
}
