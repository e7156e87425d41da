/// Things that assistive technology is told apart from what stands on screen.
///
/// On Apple's platforms this belongs to the module Accessibility.
public enum AccessibilityNotification {
  /// A text to be spoken.
  ///
  /// A page interrupts what is being spoken where the text says that it is of high priority;
  /// everything else waits for its turn.
  public struct Announcement {
    private let text: String
    private let isUrgent: Bool

    public init(_ announcement: String) {
      text = announcement
      isUrgent = false
    }

    public init(_ announcement: AttributedString) {
      text = String(announcement.characters)
      isUrgent = announcement.runs.contains { $0.accessibilitySpeechAnnouncementPriority == .high }
    }

    public init(_ announcement: NSAttributedString) {
      text = announcement.string
      isUrgent = false
    }

    /// Speaks the text in the session whose views or events are being handled.
    public func post() {
      guard let runtime = CurrentRuntime.value else { return }
      let text = text
      let isUrgent = isUrgent
      Task { @MainActor in runtime.announce(text, isUrgent: isUrgent) }
    }
  }
}

extension NodeRuntime {
  func announce(_ text: String, isUrgent: Bool) {
    effects?.announcements.append(text)
    page.enqueue(.announce(text, isAssertive: isUrgent))
    pageNeedsPatch()
  }
}
