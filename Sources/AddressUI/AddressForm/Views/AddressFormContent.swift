import ComposableForms
import DesignTokens
import PostalAddresses
import SwiftUI

/// The form once it has an address.
struct AddressFormContent: View {
  let model: AddressFormModel
  let countryCodes: [String]?
  let saveTitle: String?
  let onSuccess: (@MainActor () -> Void)?

  @Environment(\.locale) private var locale
  @State private var isChoosingCountry = false

  private var texts: AddressFormTexts { .texts(for: locale.addressLanguage) }

  var body: some View {
    ComposableForm(model.store) { form in
      VStack(spacing: 24) {
        AddressFieldsCard(
          form: form,
          store: model.store,
          chooseCountry: { isChoosingCountry = true }
        )
        DefaultCard(form: form, title: texts.setAsDefault)
        SaveButton(store: model.store, title: saveTitle ?? texts.save, onSuccess: onSuccess)
      }
    }
    .formFieldStyle(.entryField)
    .onChange(of: model.store.focusedField) { old, _ in model.left(old) }
    .modifier(AddressFormFeedback(store: model.store, texts: texts))
    .sheet(isPresented: $isChoosingCountry) {
      CountrySheet(
        list: CountryList(codes: countryCodes, locale: locale),
        chosen: model.store.fieldValue(\.countryCode),
        texts: texts
      ) { code in
        model.choose(code)
        isChoosingCountry = false
      }
    }
  }
}

/// What is felt and spoken when the form is refused, saved or not saved.
struct AddressFormFeedback: ViewModifier {
  let store: StoreOf<FormOf<PostalAddress>>
  let texts: AddressFormTexts

  func body(content: Content) -> some View {
    content
      .onChange(of: store.refusals) { announceProblems() }
      .onChange(of: store.submission) { _, new in announce(new) }
      .sensoryFeedback(.warning, trigger: store.refusals)
      .sensoryFeedback(trigger: store.submission) { _, new in haptic(for: new) }
  }

  private func announceProblems() {
    let errors = store.validationErrors
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

  private func haptic(for status: SubmissionStatus) -> SensoryFeedback? {
    switch status {
    case .submitted: .success
    case .failed(.error): .error
    default: nil
    }
  }
}
