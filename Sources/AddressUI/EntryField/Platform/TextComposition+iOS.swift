#if os(iOS)
import UIKit

/// Letters that an input method is putting together.
enum TextComposition {
  /// Whether the input with the keyboard has marked text; SwiftUI doesn't tell.
  @MainActor static var isUnderWay: Bool {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    return scenes.compactMap(\.keyWindow).contains { hasMarkedText($0) }
  }

  @MainActor private static func hasMarkedText(_ view: UIView) -> Bool {
    if view.isFirstResponder, let input = view as? any UITextInput {
      return input.markedTextRange != nil
    }
    return view.subviews.contains { hasMarkedText($0) }
  }
}
#endif
