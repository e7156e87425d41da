import SwiftUI
import SwiftUITesting
import Testing

private struct Page: View {
  @State private var isEditing = false
  @State private var isSaving = false
  @State private var name = "Home"

  var body: some View {
    NavigationStack {
      VStack {
        TextField("Name", text: $name)
        Button("save") { isSaving = true }
      }
      .navigationTitle(name)
      .toolbar {
        if isEditing {
          ToolbarItem(placement: .cancellationAction) {
            Button("Cancel") { isEditing = false }
          }
        }
        ToolbarItem(placement: .confirmationAction) {
          if isSaving { Text("Saving") } else { Stepping() }
        }
        ToolbarItem { Button("Edit") { isEditing = true } }
      }
    }
  }
}

private struct Stepping: View {
  @State private var count = 0

  var body: some View { Button("Step \(count)") { count += 1 } }
}

@MainActor struct NavigationTests {
  private let host = ViewHost(Page())

  @Test func theTitleIsTheHeadingAndFollowsTheView() throws {
    #expect(host.contains(.heading("Home")))
    try host.type("s", into: .textField("Name"))
    #expect(host.contains(.heading("Homes")))
    #expect(host.isPageWhatViewsSay)
  }

  // An item that came before another one was handed that one's views and moved across the bar.
  @Test func aToolbarItemThatComesLeavesTheOthersAlone() throws {
    try host.tap(.button("Step 0"))
    try host.tap(.button("Edit"))
    #expect(host.contains(.button("Step 1")))
    #expect(host.elements.first?.name == "Cancel")
    #expect(host.isPageWhatViewsSay)
    try host.tap(.button("Cancel"))
    #expect(!host.contains(.button("Cancel")))
    #expect(host.contains(.button("Step 1")))
    #expect(host.isPageWhatViewsSay)
  }

  // A change inside an item reached the elements round the toolbar and not the bar.
  @Test func aChangeInsideAToolbarItemReachesTheBar() throws {
    try host.tap(.button("save"))
    #expect(host.contains(.text("Saving")))
    #expect(!host.contains(.button("Step 0")))
    #expect(host.isPageWhatViewsSay)
  }
}
