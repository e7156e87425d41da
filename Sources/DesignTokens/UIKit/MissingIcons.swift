#if !(os(macOS) || PROFILE_MACOS)
import Foundation

/// The symbols that a system turned out not to have.
///
/// On Linux a name without a drawing is found out, told and drawn as a crossed box when it is drawn.
enum MissingIcons {
  /// A symbol that every system has and nobody takes for a real icon.
  static let placeholder = "questionmark.square.dashed"

  private static let told = ToldNames()

  /// Tells a developer of a name, once in a process; returns whether that was news.
  @discardableResult static func report(_ name: String) -> Bool {
    guard told.insert(name) else { return false }
    NSLog("DesignTokens: there is no symbol named \"%@\".", name)
    return true
  }
}

/// Safe to share: the lock is held around every use of the names.
private final class ToldNames: @unchecked Sendable {
  private let lock = NSLock()
  private var names: Set<String> = []

  func insert(_ name: String) -> Bool {
    lock.withLock { names.insert(name).inserted }
  }
}
#endif
