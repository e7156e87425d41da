@_spi(Host) import SwiftUI
import Testing

private struct Comings: View {
  @State private var isOpen = false
  @State private var kind = 0

  var body: some View {
    Toggle("Open", isOn: $isOpen)
    if isOpen {
      TextField("Text", text: .constant("inner"))
    }
    AnyView(field)
    Button("Next") { kind += 1 }
  }

  private var field: any View {
    if kind.isMultiple(of: 2) {
      TextField("Even", text: .constant("even"))
    } else {
      TextField("Odd", text: .constant("odd")).textFieldStyle(.plain)
    }
  }
}

@MainActor struct ControlPathTests {
  private let live = ViewRuntime(
    mode: .live,
    environment: PageEnvironment(),
    sceneStorage: [:],
    root: Comings()
  )

  /// Every control that is drawn is found at its path, and nothing else is found.
  private func expectRightPaths(_ gone: Set<String> = []) {
    let drawn = live.root.controls
    for (path, id) in drawn { #expect(live.element(atPath: path) == id) }
    for path in gone.subtracting(drawn.keys) { #expect(live.element(atPath: path) == nil) }
  }

  @Test func aPathFindsItsControlAsLongAsItIsDrawn() throws {
    expectRightPaths()
    let closed = live.root.controls
    let toggle = try #require(live.root.path(showing: "false"))
    for value in ["true", "false", "true", "false"] {
      let known = Set(live.root.controls.keys)
      let id = try #require(live.element(atPath: toggle))
      #expect(live.handle(.set([.init(id: id, value: value)])) == nil)
      #expect(live.root.controls.count == closed.count + (value == "true" ? 1 : 0))
      expectRightPaths(known)
    }
    #expect(live.root.controls == closed)
  }

  @Test func aControlThatTakesThePlaceOfAnotherIsTheOneThatIsFound() throws {
    var known: Set<String> = []
    for _ in 0..<6 {
      known.formUnion(live.root.controls.keys)
      let button = try #require(live.root.firstButton)
      _ = live.handle(.submit(id: button, values: []))
      expectRightPaths(known)
    }
    live.stop()
    for path in known { #expect(live.element(atPath: path) == nil) }
  }
}

extension ElementSnapshot {
  fileprivate var controls: [String: Int] {
    var found: [String: Int] = [:]
    if let path { found[path] = id }
    for child in children { found.merge(child.controls) { _, new in new } }
    return found
  }

  fileprivate func path(showing value: String) -> String? {
    self.value == value ? path : children.lazy.compactMap { $0.path(showing: value) }.first
  }

  fileprivate var firstButton: Int? {
    tag == "button" ? id : children.lazy.compactMap(\.firstButton).first
  }
}
