// Every call site of the tutorial "Creating a Style-able Address Form Component", as written there,
// but for one line:
//
// - `.onChange(of: value) { newValue in … }` compiles and is deprecated since iOS 17; the form with
//   two parameters stands here instead.
//
// The tutorial's `EntryField` keeps a copy of the value (`@State var value: String`), so that its
// styles show the first value for ever. Here `value` is what the field shows now: a `String` is read
// again with every change, and a `Binding<String>` also lets a kind tidy it.

import AddressUI
import SwiftUI

struct EntryFieldView: View {
  @State var value: String = ""

  var body: some View {
    EntryField(
      value: value,
      content: TextField("Street Address", text: $value),
      leadingAccessoryView: Image(systemName: "house"),
      trailingAccessoryView: Image(systemName: "info.circle")
    )
    .onChange(of: value) { _, newValue in
      print(newValue)
    }
  }
}

struct EntryField_Previews: PreviewProvider {
  static var previews: some View {
    EntryFieldView()
  }
}

struct ContentView: View {
  var body: some View {
    VStack {
      EntryFieldView()
      Spacer()
    }
    .padding()
  }
}

struct StyledEntryFieldView: View {
  @State var value: String = ""

  var body: some View {
    // With a style as an argument.
    EntryField(
      value: value,
      content: TextField("Street Address", text: $value),
      leadingAccessoryView: Image(systemName: "house"),
      trailingAccessoryView: Image(systemName: "info.circle"),
      style: DefaultEntryFieldStyle()
    )
    // With a modifier of the field.
    EntryField(
      value: value,
      content: TextField("Street Address", text: $value),
      leadingAccessoryView: Image(systemName: "house"),
      trailingAccessoryView: Image(systemName: "info.circle")
    )
    .style(.capsule)
    EntryField(
      value: value,
      content: TextField("Street Address", text: $value),
      leadingAccessoryView: Image(systemName: "house"),
      trailingAccessoryView: Image(systemName: "info.circle")
    )
    .style(.floating)
    // Through the environment, and so for a screen or an app too.
    EntryField(
      value: value,
      content: TextField("Street Address", text: $value),
      leadingAccessoryView: Image(systemName: "house"),
      trailingAccessoryView: Image(systemName: "info.circle")
    )
    .entryFieldStyle(DefaultEntryFieldStyle())
    EntryField(
      value: value,
      content: TextField("Street Address", text: $value),
      leadingAccessoryView: Image(systemName: "house"),
      trailingAccessoryView: Image(systemName: "info.circle")
    )
    .entryFieldStyle(.default)
  }
}

struct RoundedEntryFieldView: View {
  @State var value: String = ""

  var body: some View {
    EntryField(
      value: value,
      label: Text("Street Address"),
      content: TextField("Street Address", text: $value),
      leadingAccessoryView: Image(systemName: "house"),
      trailingAccessoryView: Image(systemName: "info.circle")
    )
    .entryFieldStyle(.rounded)
    .onChange(of: value) { _, newValue in
      print(newValue)
    }
  }
}

struct RoundedEntryField_Previews: PreviewProvider {
  static var previews: some View {
    RoundedEntryFieldView()
  }
}

/// With a binding, and the short forms.
struct ShortEntryFieldView: View {
  @State var value: String = ""

  var body: some View {
    EntryField(
      value: $value,
      label: Text("Street Address"),
      content: TextField("Street Address", text: $value),
      style: .floating
    )
    EntryField("Street Address", text: $value)
    EntryField("Street Address", text: $value, prompt: Text("10 Sample Street"))
  }
}

let views: [any View] = [
  ContentView(), StyledEntryFieldView(), RoundedEntryFieldView(), ShortEntryFieldView(),
]
print("\(views.count) views of the tutorial")
