import ComposableForms
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

private struct InlineValidationStyle: FormFieldStyle {
  func makeBody(configuration: FormFieldStyleConfiguration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.content
      FormFieldValidationStatus(validation: configuration.validation)
    }
  }
}

private struct SpokenStyle: FormFieldStyle {
  func makeBody(configuration: FormFieldStyleConfiguration) -> some View {
    configuration.content
    Text(configuration.isFocused ? "here" : "elsewhere")
    Text("\(configuration.validation?.messages.count ?? 0) messages")
  }
}

@MainActor struct FormStyleTests {
  private let store = makeStore()

  private var form: some View {
    ComposableForm(store) { form in
      VStack {
        form.field(\.name) { $name in TextField("Name", text: $name) }
        form.scope(\.profile) { profile in
          profile.field(\.displayName) { $name in TextField("Display name", text: $name) }
        }
      }
    }
  }

  @Test func aStyleOfTheAppDrawsEveryField() throws {
    let host = ViewHost(form.formFieldStyle(InlineValidationStyle()))
    store.send(.submittedForm)
    host.flush()
    #expect(host.contains(.text("Name is required")))
  }

  @Test func aStyleKnowsTheFocusAndTheStatus() throws {
    let host = ViewHost(form.formFieldStyle(SpokenStyle()))
    #expect(host.elements.filter { $0.name == "elsewhere" }.count == 2)
    try host.focus(.textField("Display name"))
    #expect(host.elements.map(\.name).suffix(2) == ["here", "0 messages"])
    store.send(.submittedForm)
    host.flush()
    #expect(host.contains(.text("1 messages")))
  }

  @Test func aRunningCheckIsShownInThePersonsLanguage() {
    let status = FormFieldValidationStatus(validation: .validating)
    for (language, text) in [
      ("en", "Validating…"), ("de", "Wird geprüft …"), ("xx", "Validating…"),
    ] {
      let host = ViewHost(status.environment(\.locale, Locale(identifier: language)))
      #expect(host.contains(.text(text)))
    }
    #expect(ViewHost(FormFieldValidationStatus(validation: .valid)).elements.isEmpty)
  }

  @Test func anAppCanUseItsOwnWordsForARunningCheck() {
    let status = FormFieldValidationStatus(validation: .validating, validating: "Asking …")
    #expect(ViewHost(status).contains(.text("Asking …")))
  }

  @Test func theDefaultStyleShowsTheContentAndThenWhatIsWrong() throws {
    let host = ViewHost(form.formFieldStyle(.default))
    store.send(.submittedForm)
    host.flush()
    #expect(host.elements.map(\.name).prefix(2) == ["Name", "Name is required"])
  }
}
