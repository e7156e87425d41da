// Sheet E: stacks, scrolling, lists, sections.
import SwiftUI

struct Draft: Identifiable, Hashable {
  let id: Int
  var text = ""
}

struct Stacks: View {
  var body: some View {
    VStack { Text("a") }
    VStack(alignment: .leading, spacing: 12) { Text("a") }
    HStack(alignment: .firstTextBaseline) { Text("a") }
    HStack(spacing: nil) {
      Text("a")
      Spacer()
      Spacer(minLength: 0)
      Divider()
    }
    ZStack { Text("a") }
    ZStack(alignment: .topTrailing) { Text("a") }
    LazyVStack(alignment: .leading, spacing: 0) { Text("a") }
  }
}

struct Scrolling: View {
  var body: some View {
    ScrollView { Text("a").id(1) }
    ScrollView(.horizontal, showsIndicators: false) { Text("a") }
    ScrollView([.horizontal, .vertical]) { Text("a") }
  }
}

struct Lists: View {
  let drafts: [Draft]
  let words: [String]

  var body: some View {
    List { Text("a") }.listStyle(.plain)
    List(drafts) { Text($0.text) }.listStyle(.insetGrouped)
    List(words, id: \.self) { word in
      Text(word)
    }
  }
}

struct Sections: View {
  let title: String
  let drafts: [Draft]

  var body: some View {
    List {
      Section("Saved") { Text("a") }
      Section(title) { ForEach(drafts) { Text($0.text) } }
      Section { Text("a") }
      Section {
        Text("a")
      } header: {
        Text("Header")
      }
      Section {
        Text("a")
      } header: {
        Text("Header")
      } footer: {
        Text("Footer")
      }
      Section {
        Text("a")
      } footer: {
        Text("Footer")
      }
    }
    .listStyle(.automatic)
  }
}
