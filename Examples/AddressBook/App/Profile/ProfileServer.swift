import ComposableForms
import SwiftUI

/// Stands in for a server that takes its time, and that knows more than a form can.
///
/// One for the process; how long it takes is the app's to say.
@MainActor @Observable final class ProfileServer {
  /// How often a profile was saved.
  private(set) var saves = 0

  private let delay: Duration
  private let taken = ["admin", "ada", "taken"]

  init(delay: Duration) {
    self.delay = delay
  }

  func isAvailable(_ userName: String) async throws -> Bool {
    try await Task.sleep(for: delay)
    return !taken.contains(userName.lowercased())
  }

  /// Saves a profile, unless its e-mail address is another person's.
  func save(_ draft: ProfileDraft) async throws {
    try await Task.sleep(for: delay)
    if draft.email.lowercased() == "used@example.org" {
      throw FormFieldErrors([
        AnyHashable(\ProfileDraft.email): ["Another profile has this e-mail address."]
      ])
    }
    saves += 1
  }
}
