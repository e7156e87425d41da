import ComposableForms
import DesignTokens
import PostalAddresses
import SwiftUI

/// Watches the form and acts: tidies fields that are left, takes pasted addresses apart, and makes
/// what is felt and spoken when the form is refused, saved or not saved.
///
/// A view of its own that draws nothing, so that what it watches evaluates no field again.
struct AddressFormWatcher: View {
  let model: AddressFormModel
  let countries: CountryList
  let texts: AddressFormTexts

  var body: some View {
    Color.clear
      .accessibilityHidden(true)
      .onChange(of: model.store.focusedField) { old, _ in model.left(old) }
      .modifier(
        OnChange(of: { model.store.fieldValue(\.street) }) { streetChanged(from: $0, to: $1) }
      )
      .onChange(of: model.store.refusals) { announceProblems() }
      .onChange(of: model.store.submission) { submissionChanged(to: $1) }
      .sensoryFeedback(trigger: model.store.refusals) { hapticForProblems }
      .sensoryFeedback(trigger: model.store.submission) { haptic(for: $1) }
  }

  private func streetChanged(from old: String, to new: String) {
    guard model.streetChanged(from: old, to: new, countries: countries) else { return }
    Announcer.announce(texts.filledIn)
  }

  private func submissionChanged(to status: SubmissionStatus) {
    if status == .idle { model.changedAfterSave() }
    announce(status)
  }

  private func announceProblems() {
    let errors = model.store.validationErrors
    guard let first = errors.first else { return }
    Announcer.announce("\(texts.problems(errors.count)) \(first.text)")
  }

  private func announce(_ status: SubmissionStatus) {
    switch status {
    case .submitted: Announcer.announce(texts.saved)
    case .failed(.error(let message)):
      Announcer.announce(message.text)
    default: break
    }
  }

  /// A warning is for what the person can mend in a field; a failed save has an answer of its own.
  private var hapticForProblems: SensoryFeedback? {
    if case .failed(.error) = model.store.submission { return nil }
    return .warning
  }

  private func haptic(for status: SubmissionStatus) -> SensoryFeedback? {
    switch status {
    case .submitted: .success
    case .failed(.error): .error
    default: nil
    }
  }
}
