// Sheet A: views, builders, modifiers, identity.
import SwiftUI

struct Draft: Identifiable, Hashable {
  let id: Int
  var text = ""
}

enum Phase { case empty, loading, loaded }

struct Branches: View {
  let phase: Phase
  let note: String?
  let isWide: Bool

  var body: some View {
    switch phase {
    case .empty: EmptyView()
    case .loading: ProgressView()
    case .loaded:
      Text("Loaded")
      if let note { Text(note) }
    }
    if isWide {
      Text("wide")
    } else {
      Text("narrow")
    }
    optional
  }

  private var optional: Text? { note.map { Text($0) } }
}

struct Nothing: View {
  var body: some View {}
}

struct Many: View {
  var body: some View {
    VStack {
      let word = "a"
      Text(word)
      Text("b")
      Text("c")
      Text("d")
      Text("e")
      Text("f")
      Text("g")
      Text("h")
      Text("i")
      Text("j")
      Text("k")
      Text("l")
    }
  }
}

struct Framed: ViewModifier {
  var amount: CGFloat = 8
  func body(content: Content) -> some View {
    content.padding(amount)
  }
}

extension View {
  func framed() -> some View { modifier(Framed()) }
}

struct Modified: View {
  var body: some View {
    Group {
      Text("a").framed()
      ModifiedContent(content: Text("b"), modifier: Framed(amount: 3))
      Text("c").modifier(Framed()).id("c").tag(3)
      AnyView(Text("d"))
      AnyView(erasing: Text("e"))
    }
  }
}

struct Row: View, Equatable {
  let text: String
  nonisolated static func == (a: Row, b: Row) -> Bool { a.text == b.text }
  var body: some View { Text(text) }
}

struct Rows: View {
  let drafts: [Draft]
  let words: [String]
  @State private var edited: [Draft] = []

  var body: some View {
    ForEach(drafts) { draft in Text(draft.text) }
    ForEach(words, id: \.self) { Text($0) }
    ForEach(0..<3) { Text("\($0)") }
    ForEach($edited) { $draft in TextField("Name", text: $draft.text) }
    ForEach(Array(words.enumerated()), id: \.offset) { offset, word in
      Text("\(offset): \(word)")
    }
    Row(text: "a").equatable()
  }
}

struct Card<Content: View>: View {
  private let title: String
  private let content: Content

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text(title)
      content
    }
  }
}

struct Cards: View {
  var body: some View {
    Card("One") {
      Text("a")
      Text("b")
    }
    Card("Two") {}
  }
}
