// Sheet B: appearing, changing, tasks.
import SwiftUI

struct Page: View {
  let id: Int
  let load: @Sendable (Int) async throws -> String
  @State private var text = ""
  @State private var changes = 0

  var body: some View {
    Text(text)
      .onAppear { changes += 1 }
      .onAppear(perform: reset)
      .onDisappear { changes = 0 }
      .onDisappear()
      .onChange(of: text) { changes += 1 }
      .onChange(of: text) { old, new in changes += new.count - old.count }
      .onChange(of: id, initial: true) { _, new in changes = new }
      .onChange(of: id, initial: true) { changes = id }
      .onChange(of: id, reset)
  }

  private func reset() { changes = 0 }
}

struct Loading: View {
  let id: Int
  let load: @Sendable (Int) async throws -> String
  @State private var text = ""

  var body: some View {
    Text(text)
      .task { text = (try? await load(1)) ?? "" }
      .task(id: id) {
        do {
          text = try await load(id)
        } catch {
          text = ""
        }
      }
      .task(priority: .background) { await refresh() }
      .task(id: text, priority: .high) { await refresh() }
      .task(refresh)
  }

  @Sendable private func refresh() async { text = "" }
}
