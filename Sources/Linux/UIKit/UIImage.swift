import Foundation

/// A picture by the name of a symbol.
///
/// Source: Apple's documentation of `UIImage`. The page draws it with the project's own drawing of
/// that name. Sendable because nothing of it changes.
public final class UIImage: NSObject, Sendable {
  /// The symbol's name, for whoever draws it; nil for an empty picture.
  @_spi(Host) public let systemName: String?

  public override init() {
    systemName = nil
  }

  public init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    systemName = name
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIImage).map { $0.systemName == systemName } ?? false
  }

  public override var hash: Int { systemName.hashValue }
}
