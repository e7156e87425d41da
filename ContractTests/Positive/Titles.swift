// Sheets C, E and F: titles by a key and by a string, and the colours of the system.
import SwiftUI

struct Titles: View {
  let title: String
  @State private var isOn = false
  @State private var country = "FR"

  var body: some View {
    NavigationLink("Two", value: 2)
    NavigationLink(title, value: Int?.none)
    NavigationLink(title.dropLast(), value: "a")
    NavigationLink("Details") { Text("a") }
    NavigationLink(title) { Text("a") }
    NavigationLink("Details", destination: Text("a"))
    NavigationLink(title, destination: Text("a"))
    NavigationLink(destination: Text("a")) { Text("b") }
    Menu("More") { Button("Copy") {} }
    Menu(title) { Button("Copy") {} }
    Menu("More", systemImage: "ellipsis") { Button("Copy") {} }
    Menu(title, systemImage: "ellipsis") { Button("Copy") {} }
    Toggle("Wi-Fi", systemImage: "wifi", isOn: $isOn)
    Toggle(title, systemImage: "wifi", isOn: $isOn)
    Picker("Country", systemImage: "globe", selection: $country) { Text("France").tag("FR") }
    Picker(title, systemImage: "globe", selection: $country) { Text("France").tag("FR") }
    Button(title, systemImage: "trash", role: .destructive) {}
  }
}

struct Labelled: View {
  let title: String
  let price: Double

  var body: some View {
    LabeledContent("Name") { Text("a") }
    LabeledContent(title) { Text("a") }
    LabeledContent("Name", value: title)
    LabeledContent("Name", value: "Ada")
    LabeledContent(title, value: title.dropFirst())
    LabeledContent("Price", value: price, format: .number)
    LabeledContent(title, value: 3, format: .number)
  }
}

// The initializers are of no actor.
func title(_ name: String) -> LabeledContent<Text, Text> { LabeledContent(name, value: name) }
func link(to name: String) -> NavigationLink<Text, Never> { NavigationLink(name, value: name) }

struct SystemColours: View {
  var body: some View {
    Text("a").foregroundStyle(.teal).background(.mint)
    Text("a").foregroundStyle(Color.indigo).tint(.cyan)
    Rectangle().fill(.brown)
    Color.teal
  }
}
