// Sheet C: Text, LocalizedStringKey, Image, Label, ProgressView.
import SwiftUI

struct Texts: View {
  let name: String
  let count: Int
  let part: Substring
  let key: LocalizedStringKey = "Saved \(3) of \("four")"

  var body: some View {
    Text("Save address")
    Text("Hello \(name), \(count) left, \(2.5)")
    Text(name)
    Text(part)
    Text(verbatim: "As it is")
    Text(key)
    Text("Title", tableName: "Form", bundle: nil, comment: "The form's title")
    Text(AttributedString("styled"))
    Text(count, format: .number)
    Text("\(count, format: .number)")
  }
}

struct StyledTexts: View {
  private var styled: Text {
    Text("a").font(.caption).bold().italic().fontWeight(.semibold).foregroundStyle(.secondary)
  }

  var body: some View {
    styled
    Text("b").monospacedDigit().foregroundColor(.red).accessibilityLabel(Text("bee"))
    Text("The \(styled) one")
    Text("c").font(nil).fontWeight(nil)
    Text("d").font(.system(.body, design: .rounded, weight: .bold))
    Text("e").font(.system(size: 13, weight: .medium))
  }
}

struct Images: View {
  let name: String

  var body: some View {
    Image(systemName: "magnifyingglass").imageScale(.large)
    Image(systemName: name).foregroundStyle(.secondary).font(.body)
    Label("Home", systemImage: "house").labelStyle(.titleAndIcon)
    Label(name, systemImage: "house").labelStyle(.iconOnly)
    Label {
      Text("Home")
    } icon: {
      Image(systemName: "house")
    }
    ProgressView()
    ProgressView("Saving")
  }
}
