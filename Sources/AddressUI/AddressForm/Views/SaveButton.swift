import ComposableForms
import DesignTokens
import PostalAddresses
import SwiftUI

/// The button that saves, with a spinner, a check, or what went wrong under it.
///
/// It is never disabled: disabling takes the focus, and the engine ignores a second tap.
struct SaveButton: View {
  let store: StoreOf<FormOf<PostalAddress>>
  let title: String
  let onSuccess: (@MainActor () -> Void)?

  @Environment(\.locale) private var locale
  @Environment(\.spTheme) private var theme
  @Environment(\.successPause) private var pause

  private var texts: AddressFormTexts { .texts(for: locale.addressLanguage) }

  var body: some View {
    VStack(spacing: 8) {
      Button(action: save) {
        SaveButtonLabel(title: title, status: store.submission)
      }
      .buttonStyle(PressedButtonStyle())
      .accessibilityLabel(Text(verbatim: title))
      .accessibilityValue(Text(verbatim: value))
      if let failure {
        Text(verbatim: failure)
          .font(theme.type.footnote)
          .foregroundStyle(theme.color.danger)
          .multilineTextAlignment(.center)
      }
    }
    .task(id: store.isSubmitted) {
      guard store.isSubmitted, await pause.wasWaited() else { return }
      onSuccess?()
    }
  }

  private func save() {
    if !store.isSubmitted { store.send(.submittedForm) }
  }

  private var value: String {
    switch store.submission {
    case .submitting: texts.saving
    case .submitted: texts.saved
    case .idle, .failed: ""
    }
  }

  private var failure: String? {
    guard case .failed(.error(let message)) = store.submission else { return nil }
    return message.text.isEmpty ? texts.couldNotSave : message.text
  }
}

/// What stands in the button.
struct SaveButtonLabel: View {
  let title: String
  let status: SubmissionStatus

  @Environment(\.spTheme) private var theme

  var body: some View {
    HStack(spacing: 8) {
      switch status {
      case .submitting:
        ProgressView().tint(theme.color.accentOn)
      case .submitted:
        Image(systemName: "checkmark")
      case .idle, .failed:
        Text(verbatim: title)
      }
    }
    .font(theme.type.headline)
    .foregroundStyle(theme.color.accentOn)
    .frame(maxWidth: .infinity, minHeight: 52)
    .background(theme.color.accent, in: .rect(cornerRadius: theme.radius.md))
    .animation(theme.motion.snappy, value: status)
  }
}

/// Fades a button a little while it is pressed.
struct PressedButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    PressedLabel(label: configuration.label, isPressed: configuration.isPressed)
  }
}

private struct PressedLabel<Label: View>: View {
  let label: Label
  let isPressed: Bool

  @Environment(\.spTheme) private var theme

  var body: some View {
    label
      .opacity(isPressed ? 0.8 : 1)
      .animation(theme.motion.standard, value: isPressed)
  }
}

/// How long the check stands before a form says that it has saved.
struct SuccessPause: Sendable {
  private let wait: @Sendable () async throws -> Void

  init(_ wait: @escaping @Sendable () async throws -> Void) {
    self.wait = wait
  }

  /// Waits; false if the form was closed or changed meanwhile.
  func wasWaited() async -> Bool {
    do {
      try await wait()
      return !Task.isCancelled
    } catch {
      return false
    }
  }
}

extension EnvironmentValues {
  private struct SuccessPauseKey: EnvironmentKey {
    static let defaultValue = SuccessPause { try await Task.sleep(for: .milliseconds(700)) }
  }

  var successPause: SuccessPause {
    get { self[SuccessPauseKey.self] }
    set { self[SuccessPauseKey.self] = newValue }
  }
}
