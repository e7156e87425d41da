import SwiftUI

// On Apple's platforms announcements belong to a module of their own; on Linux SwiftUI has them.
#if os(iOS) || os(macOS)
import Accessibility
#endif

/// Speaks texts that stand nowhere on screen.
enum Announcer {
  static func announce(_ text: String) {
    AccessibilityNotification.Announcement(text).post()
  }
}
