#if os(macOS)
import AppKit

/// Letters that an input method is putting together.
enum TextComposition {
  /// Whether the input with the keyboard has marked text; SwiftUI doesn't tell.
  @MainActor static var isUnderWay: Bool {
    let input = NSApplication.shared.keyWindow?.firstResponder as? any NSTextInputClient
    return input?.hasMarkedText() ?? false
  }
}
#endif
