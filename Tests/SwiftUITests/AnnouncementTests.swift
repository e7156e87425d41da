import Foundation
@_spi(Host) import SwiftUI
import SwiftUITesting
import Testing

/// What is spoken, and whether it waits for its turn.
@MainActor struct AnnouncementTests {
  private struct Speaker: View {
    let announcement: AccessibilityNotification.Announcement

    var body: some View {
      Button("Say") { announcement.post() }
    }
  }

  private func spoken(
    _ announcement: AccessibilityNotification.Announcement
  ) async throws -> PatchOperation? {
    let host = ViewHost(Speaker(announcement: announcement))
    try host.tap(.button("Say"))
    await host.settle()
    return host.lastPatch.first { if case .announce = $0 { true } else { false } }
  }

  private func text(
    _ priority: AttributeScopes.AccessibilityAttributes.AnnouncementPriorityAttribute
      .AnnouncementPriority?
  ) -> AttributedString {
    var text = AttributedString("Parcel lost")
    text.accessibilitySpeechAnnouncementPriority = priority
    return text
  }

  @Test func aTextOfHighPriorityInterrupts() async throws {
    let urgent = try await spoken(.init(text(.high)))
    #expect(urgent == .announce("Parcel lost", isAssertive: true))
    // It is enough that a part of it is.
    let partly = try await spoken(.init(AttributedString("Note: ") + text(.high)))
    #expect(partly == .announce("Note: Parcel lost", isAssertive: true))
  }

  @Test func everyOtherTextWaits() async throws {
    let waits = PatchOperation.announce("Parcel lost", isAssertive: false)
    #expect(try await spoken(.init(text(nil))) == waits)
    #expect(try await spoken(.init(text(.default))) == waits)
    #expect(try await spoken(.init(text(.low))) == waits)
    #expect(try await spoken(.init("Parcel lost")) == waits)
    #expect(try await spoken(.init(NSAttributedString(string: "Parcel lost"))) == waits)
  }
}
