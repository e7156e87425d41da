// Sheets C and D: fields and how text is typed into them.
import SwiftUI

enum Part: Hashable { case name, street }

struct Fields: View {
  let title: String
  @State private var text = ""
  @State private var count = 0
  @State private var perhaps: Int?

  var body: some View {
    TextField("City", text: $text)
    TextField(title, text: $text)
    TextField("City", text: $text, prompt: Text("City"))
    TextField(title, text: $text, prompt: nil)
    TextField("Street", text: $text, axis: .vertical)
    TextField(title, text: $text, prompt: Text(title), axis: .vertical)
    TextField(text: $text, prompt: Text("City")) { Text("City") }
    TextField(text: $text) { Label("City", systemImage: "house") }
    TextField("Count", value: $count, format: .number)
    TextField("Count", value: $perhaps, format: .number, prompt: Text("3"))
    SecureField("Code", text: $text)
    SecureField(title, text: $text, prompt: Text("Code"))
  }
}

struct FieldStyles: View {
  @State private var text = ""

  var body: some View {
    TextField("a", text: $text).textFieldStyle(.plain)
    TextField("b", text: $text).textFieldStyle(.roundedBorder)
    TextField("c", text: $text).textFieldStyle(.automatic)
  }
}

struct Typing: View {
  @State private var text = ""
  @State private var count = 0
  @FocusState private var isFocused: Bool
  @FocusState private var part: Part?

  var body: some View {
    VStack {
      TextField("Name", text: $text)
        .textContentType(.name)
        .textInputAutocapitalization(.words)
        .submitLabel(.next)
        .focused($part, equals: .name)
        .onSubmit { part = .street }
      TextField("Street", text: $text)
        .textContentType(.streetAddressLine1)
        .autocorrectionDisabled()
        .focused($part, equals: .street)
        .focused($isFocused)
      TextField("ZIP code", text: $text)
        .keyboardType(.numbersAndPunctuation)
        .textContentType(count > 3 ? .postalCode : nil)
        .textInputAutocapitalization(.never)
        .submitLabel(.done)
      TextField("Phone", text: $text).keyboardType(.phonePad).textContentType(.telephoneNumber)
    }
    .onSubmit(of: .text) { count += 1 }
    .onSubmit(of: [.text, .search], save)
    .submitScope()
    .submitScope(count > 3)
    .scrollDismissesKeyboard(.interactively)
    .defaultFocus($part, .name)
  }

  private func save() { count += 1 }
}

struct ContentTypes: View {
  @State private var text = ""

  var body: some View {
    field.textContentType(.streetAddressLine2)
    field.textContentType(.addressCity).submitLabel(.continue)
    field.textContentType(.addressState).submitLabel(.return)
    field.textContentType(.countryName).submitLabel(.search)
    field.textContentType(.organizationName).submitLabel(.go)
    field.textContentType(.emailAddress).keyboardType(.emailAddress)
    field.textContentType(.fullStreetAddress).textInputAutocapitalization(.characters)
    field.textContentType(.sublocality).textInputAutocapitalization(.sentences)
    field.keyboardType(.numberPad).autocorrectionDisabled(false).textInputAutocapitalization(nil)
    field.keyboardType(.default).focusable().focusable(false)
  }

  private var field: some View { TextField("Text", text: $text) }
}
