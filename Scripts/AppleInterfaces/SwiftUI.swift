// What SwiftUI declares on Apple's platforms only and our views use, from Apple's public
// documentation, besides what our module of that name has. Scripts/check-apple-interfaces compiles
// it under another name and has views import it as SwiftUI; never part of the package.

@_exported import SwiftUI

#if APPLE_MACOS
@_exported import AppKit
#endif
import Accessibility

extension App {
  /// On Linux it is WebHost's.
  @MainActor @preconcurrency public static func main() {}
}

/// On Apple's platforms Accessibility has it and SwiftUI has not.
public typealias AccessibilityNotification = Accessibility.AccessibilityNotification

nonisolated public struct ToolbarItemGroup<Content>: ToolbarContent where Content: View {
  public typealias Body = Never

  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {}

  public var body: Never { return fatalError("Nothing asks for it.") }

  @MainActor public func _items() -> [_ToolbarItem] { [] }
}

extension ToolbarItemPlacement {
  public static var keyboard: ToolbarItemPlacement { .automatic }
}

#if APPLE_MACOS
extension Color {
  public init(nsColor: NSColor) { self = .clear }
}

extension View {
  nonisolated public func textContentType(_ textContentType: NSTextContentType?) -> some View {
    self
  }
}
#else
extension Color {
  public init(uiColor: UIColor) { self = .clear }
}

extension UIColor {
  public static var systemGroupedBackground: UIColor { .white }

  /// Not used: what `UIColor(.name)` of ours must not be confused with.
  public convenience init(_ color: Color) { self.init(white: 0, alpha: 1) }
}
#endif
