#if os(Linux)
@_spi(Host) import SwiftUI

extension View {
  /// Lets the input say its state: pages have words of their own for wrong and for required.
  func spokenState(_ state: EntryFieldSpokenState) -> some View {
    spokenHint(state.error)
      ._accessibilityState(isInvalid: state.error != nil, isRequired: state.required != nil)
  }
}
#endif
