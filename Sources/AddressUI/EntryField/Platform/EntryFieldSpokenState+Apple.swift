#if os(iOS) || os(macOS)
import SwiftUI

extension View {
  /// Lets the input say its state: wrong in the hint, required in the name.
  ///
  /// Apple's systems have no mark for either. Where the name is no text that could be added to, the
  /// hint says both.
  func spokenState(_ state: EntryFieldSpokenState) -> some View {
    let words = [state.title == nil ? state.required : nil, state.error].compactMap { $0 }
    return spokenHint(words.isEmpty ? nil : words.joined(separator: ". "))
      .spokenName(state.title, required: state.required)
  }

  private func spokenName(_ title: Text?, required: String?) -> some View {
    guard let title, let required else { return accessibilityAddTraits([]) }
    return accessibilityLabel(Text("\(title), \(Text(verbatim: required))"))
  }
}
#endif
