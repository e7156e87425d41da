/// Things that assistive technology is told apart from what stands on screen.
///
/// On Apple's platforms this belongs to the module Accessibility.
public enum AccessibilityNotification {
  /// A text to be spoken.
  public struct Announcement {
    private let text: String

    public init(_ announcement: String) {
      text = announcement
    }

    public init(_ announcement: AttributedString) {
      text = String(announcement.characters)
    }

    /// Speaks the text in the session whose views or events are being handled.
    public func post() {
      guard let runtime = CurrentRuntime.value else { return }
      let text = text
      Task { @MainActor in runtime.announce(text) }
    }
  }
}

extension NodeRuntime {
  func announce(_ text: String) {
    effects?.announcements.append(text)
    page.enqueue(.announce(text, isAssertive: false))
    pageNeedsPatch()
  }
}
