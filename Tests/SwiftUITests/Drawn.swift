@_spi(Host) import SwiftUI

/// A page as it is first sent, and its style rules.
@MainActor func draw(_ view: some View) -> (root: ElementSnapshot, css: String) {
  let runtime = ViewRuntime(
    mode: .page,
    environment: PageEnvironment(),
    sceneStorage: [:],
    root: view
  )
  return (runtime.root, runtime.rules.map(\.css).joined(separator: "\n"))
}

extension ElementSnapshot {
  var all: [ElementSnapshot] { [self] + children.flatMap(\.all) }

  func attribute(_ name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }

  var classes: [String] {
    attribute("class")?.split(separator: " ").map(String.init) ?? []
  }
}
