import SwiftUI
import SwiftUITesting
import Testing

private struct Draft: Hashable {
  let id: Int
}

private struct Pages: View {
  @State private var path: [Draft] = []
  @State private var isEditing = false
  @State private var text = ""

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        TextField("Name", text: $text)
        NavigationLink(value: Draft(id: 1)) { Text("One") }
        Button("Edit") { isEditing = true }
        Button("Far") { path = [Draft(id: 1), Draft(id: 2)] }
      }
      .navigationTitle("Drafts")
      .navigationDestination(for: Draft.self) { draft in
        DraftPage(draft: draft) { path = [] }
      }
      .navigationDestination(isPresented: $isEditing) { Text("editing").navigationTitle("Edit") }
    }
  }
}

private struct DraftPage: View {
  @Environment(\.dismiss) private var dismiss
  @State private var count = 0
  let draft: Draft
  let home: @MainActor () -> Void

  var body: some View {
    VStack {
      Text("draft \(draft.id), \(count)")
      Button("Count") { count += 1 }
      Button("Dismiss") { dismiss() }
      Button("Home", action: home)
      NavigationLink(value: Draft(id: draft.id + 1)) { Text("Deeper") }
      NavigationLink {
        Text("aside")
      } label: {
        Text("Aside")
      }
    }
    .navigationTitle("Draft \(draft.id)")
  }
}

@MainActor @Suite struct NavigationPathTests {
  @Test func followsALinkAndComesBack() throws {
    let host = ViewHost(Pages())
    try host.tap(.button("One"))
    #expect(host.contains(.heading("Draft 1")))
    #expect(host.contains(.text("draft 1, 0")))
    #expect(!host.contains(.textField("Name")))
    try host.tap(.button("Drafts"))
    #expect(host.contains(.heading("Drafts")))
    #expect(!host.contains(.text("draft 1, 0")))
    #expect(host.isPageWhatViewsSay)
  }

  @Test func thePageBelowKeepsWhatWasTyped() throws {
    let host = ViewHost(Pages())
    try host.type("Maya", into: .textField("Name"))
    try host.tap(.button("One"))
    try host.tap(.button("Drafts"))
    #expect(try host.find(.textField("Name")).value == "Maya")
  }

  @Test func thePageThatWasLeftLosesItsState() throws {
    let host = ViewHost(Pages())
    try host.tap(.button("One"))
    try host.tap(.button("Count"))
    #expect(host.contains(.text("draft 1, 1")))
    try host.tap(.button("Drafts"))
    try host.tap(.button("One"))
    #expect(host.contains(.text("draft 1, 0")))
  }

  @Test func goesSeveralPagesAtOnceAndKeepsThoseThatStay() throws {
    let host = ViewHost(Pages())
    try host.tap(.button("One"))
    try host.tap(.button("Count"))
    try host.tap(.button("Deeper"))
    #expect(host.contains(.heading("Draft 2")))
    try host.tap(.button("Draft 1"))
    #expect(host.contains(.text("draft 1, 1")))
    try host.tap(.button("Deeper"))
    try host.tap(.button("Home"))
    #expect(host.contains(.heading("Drafts")))
  }

  @Test func dismissLeavesThePage() throws {
    let host = ViewHost(Pages())
    try host.tap(.button("One"))
    try host.tap(.button("Deeper"))
    try host.tap(.button("Dismiss"))
    #expect(host.contains(.heading("Draft 1")))
  }

  @Test func aBindingPresentsAPageAndBackClearsIt() throws {
    let host = ViewHost(Pages())
    try host.tap(.button("Edit"))
    #expect(host.contains(.text("editing")))
    #expect(host.contains(.heading("Edit")))
    try host.tap(.button("Drafts"))
    #expect(!host.contains(.text("editing")))
    try host.tap(.button("Edit"))
    #expect(host.contains(.text("editing")))
  }

  @Test func aLinkWithItsOwnDestinationOpensOverThePath() throws {
    let host = ViewHost(Pages())
    try host.tap(.button("One"))
    try host.tap(.button("Aside"))
    #expect(host.contains(.text("aside")))
    try host.tap(.button("Draft 1"))
    #expect(host.contains(.text("draft 1, 0")))
  }

  @Test func theHeadingTakesTheFocusOnAnotherPage() throws {
    let host = ViewHost(Pages())
    try host.tap(.button("One"))
    #expect(host.focused?.role == .heading)
  }

  @Test func theLinkThatWasFollowedTakesTheFocusOnTheWayBack() throws {
    let host = ViewHost(Pages())
    try host.focus(.button("One"))
    try host.tap(.button("One"))
    try host.tap(.button("Drafts"))
    #expect(host.focused?.name == "One")
    try host.tap(.button("Far"))
    try host.tap(.button("Draft 1"))
    #expect(host.focused?.role == .heading)
  }

  @Test func linksAreDisabledWithoutAStack() throws {
    let host = ViewHost(NavigationLink(value: 1) { Text("Nowhere") })
    #expect(try !host.find(.button("Nowhere")).isEnabled)
  }

  @Test func aPathWithoutDestinationIsSaid() throws {
    let host = ViewHost(NavigationStack { NavigationLink(value: "x") { Text("Go") } })
    try host.tap(.button("Go"))
    #expect(host.warnings.contains { $0.contains("String") })
  }

  @Test func nothingIsLeftBehind() throws {
    let host = ViewHost(Pages())
    try host.tap(.button("One"))
    try host.tap(.button("Drafts"))
    let nodes = host.liveNodes
    for _ in 0..<3 {
      try host.tap(.button("One"))
      try host.tap(.button("Drafts"))
    }
    #expect(host.liveNodes == nodes)
  }
}
