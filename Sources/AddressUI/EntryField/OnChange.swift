import SwiftUI

/// Acts when a text that it reads itself has become another one.
///
/// `onChange(of:)` reads where it is written: a body that watches a text with it is evaluated for
/// every key, and with it what the body shows. It is of texts only because the type of a generic
/// body is looked up by its name every time, which was a twentieth of what a key costs.
struct OnChange: ViewModifier {
  private let value: @MainActor () -> String
  private let action: @MainActor (String, String) -> Void

  init(
    of value: @escaping @MainActor () -> String,
    _ action: @escaping @MainActor (String, String) -> Void
  ) {
    self.value = value
    self.action = action
  }

  func body(content: Content) -> some View {
    content.onChange(of: value()) { action($0, $1) }
  }
}
