import SwiftUI

// On Apple's platforms announcements belong to a module of their own; on Linux SwiftUI has them.
#if os(iOS) || os(macOS)
import Accessibility
#endif

/// Speaks texts that stand nowhere on screen.
enum Announcer {
  /// Speaks a text, also where the focus moves at the same time and is spoken of too.
  static func announce(_ text: String) {
    AccessibilityNotification.Announcement(spoken(text)).post()
  }

  #if os(iOS) || os(macOS)
  private static func spoken(_ text: String) -> AttributedString {
    var text = AttributedString(text)
    text.accessibilitySpeechAnnouncementPriority = .high
    return text
  }
  #else
  private static func spoken(_ text: String) -> String { text }
  #endif
}
