import Foundation

/// What can take part in the events of a window.
///
/// Source: Apple's documentation of `UIResponder`. Nothing of it is declared but its name.
@MainActor open class UIResponder: NSObject {
  // Not `init()`: as on Apple's systems a view's own `init()` overrides nothing.
  init(hidden: Void) {
    super.init()
  }
}
