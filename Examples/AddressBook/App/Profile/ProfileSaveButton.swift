import AddressUI
import ComposableForms
import SwiftUI

#if os(iOS) || os(macOS)
import Accessibility
#endif

/// Saves, and says how that went, to eyes and to ears.
///
/// Never disabled: the form ignores what comes while it saves. The line under the button is always
/// there, so that nothing moves.
struct ProfileSaveButton: View {
  let store: StoreOf<ProfileForm>
  let server: ProfileServer

  @Environment(\.spTheme) private var theme

  var body: some View {
    VStack(spacing: 8) {
      Button {
        store.send(.submittedForm)
      } label: {
        label
      }
      .buttonStyle(.plain)
      .accessibilityLabel("Save profile")
      .accessibilityValue(Text(verbatim: store.isSubmitting ? "Saving" : ""))
      Text(verbatim: status)
        .font(theme.type.footnote)
        .foregroundStyle(isRefused ? theme.color.danger : theme.color.textSecondary)
        .multilineTextAlignment(.center)
        .frame(minHeight: 20)
    }
    .onChange(of: store.refusals) { announce(refusal) }
    .onChange(of: store.submission) { _, submission in
      if submission == .submitting || submission == .submitted { announce(status) }
    }
  }

  private var label: some View {
    ZStack {
      // Stays where it is, so that the button keeps its size.
      Text("Save profile").opacity(store.isSubmitting ? 0 : 1)
      if store.isSubmitting { ProgressView().tint(theme.color.accentOn) }
    }
    .font(theme.type.headline)
    .foregroundStyle(theme.color.accentOn)
    .frame(maxWidth: .infinity, minHeight: 52)
    .background(theme.color.accent, in: .rect(cornerRadius: theme.radius.md))
  }

  private var status: String {
    switch store.submission {
    case .submitting: "Saving…"
    case .submitted: "Saved, \(server.saves) in all"
    case .failed(.error(let message)): message.text
    case .failed(.invalidFields): store.hasErrors ? refusal : ""
    case .idle: ""
    }
  }

  private var isRefused: Bool {
    if case .failed = store.submission { true } else { false }
  }

  private var refusal: String {
    if case .failed(.error(let message)) = store.submission { return message.text }
    let count = store.validationErrors.count
    return count == 1 ? "One thing needs another look." : "\(count) things need another look."
  }

  private func announce(_ text: String) {
    guard !text.isEmpty else { return }
    AccessibilityNotification.Announcement(text).post()
  }
}
