import SwiftUI

/// Acts when something that it reads itself has become another value.
///
/// `onChange(of:)` reads where it is written: a body that watches a text with it is evaluated for
/// every key, and with it what the body shows.
struct OnChange<Value: Equatable>: ViewModifier {
  private let value: @MainActor () -> Value
  private let action: @MainActor (Value, Value) -> Void

  init(
    of value: @escaping @MainActor () -> Value,
    _ action: @escaping @MainActor (Value, Value) -> Void
  ) {
    self.value = value
    self.action = action
  }

  func body(content: Content) -> some View {
    content.onChange(of: value()) { action($0, $1) }
  }
}
