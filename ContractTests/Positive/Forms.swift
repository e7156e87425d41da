// Sheet E and M: forms, sections that open, scroll positions.
import SwiftUI

struct Fenced: FormStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack { configuration.content }.border(.separator)
  }
}

struct Settings: View {
  @State private var name = ""
  @State private var isExpanded = true
  @State private var place: Int?

  var body: some View {
    Form {
      TextField("Name", text: $name)
      Section("More", isExpanded: $isExpanded) { Text("a") }
      Section(name, isExpanded: $isExpanded) { Text("a") }
      Section(isExpanded: $isExpanded) {
        Text("a")
      } header: {
        Label("More", systemImage: "plus")
      }
    }
    .formStyle(.grouped)
    Form { Text("a") }.formStyle(.columns)
    Form { Text("a") }.formStyle(.automatic)
    Form { Text("a") }.formStyle(Fenced())
    ScrollView {
      LazyVStack {
        ForEach(0..<9) { Text("\($0)") }
      }
      .scrollTargetLayout()
    }
    .scrollPosition(id: $place)
    ScrollView(.horizontal) {
      HStack { Text("a") }.scrollTargetLayout(isEnabled: false)
    }
    .scrollPosition(id: $place, anchor: .center)
  }
}

struct Sentences: View {
  let price = Text("12").bold() + Text(" kr").foregroundStyle(.secondary)
  let spoken: String

  var body: some View {
    price + Text(".")
    Text("No.").accessibilityLabel("Number") + Text(" 7").accessibilityLabel(Text("seven"))
    (Text("a") + Text("b")).accessibilityLabel(spoken)
    Text("let a = 1").accessibilityTextContentType(.sourceCode)
  }
}
