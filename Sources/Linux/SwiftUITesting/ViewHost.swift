@_spi(Host) import SwiftUI

/// Runs views without a browser, through the same events and patches as with one.
///
/// Every action brings the views up to date before it returns. Time never passes by itself: what
/// waits for a clock waits until the test moves its clock, then calls ``settle()``.
///
/// ```swift
/// let host = ViewHost(GreetingView())
/// try host.type("Maya", into: .textField("Name"))
/// #expect(host.contains(.text("Hello, Maya")))
/// ```
@MainActor public final class ViewHost {
  let runtime: ViewRuntime
  /// What the page shows, kept by patches alone.
  var page: ShownPage

  /// What the browser would keep for this window.
  public private(set) var sceneStorage: [String: String] = [:]

  /// How many elements the last action inserted, changed or took out.
  public private(set) var lastPatchSize = 0

  /// The changes of the newest patch.
  package private(set) var lastPatch: [PatchOperation] = []

  /// Shows a view.
  ///
  /// - Parameters:
  ///   - view: The view to run.
  ///   - language: The language that the views see, as a BCP 47 tag.
  ///   - sceneStorage: Values of an earlier run of the same window.
  ///   - isDark: Whether the page is dark.
  ///   - textScale: The person's text size divided by the usual one.
  public init(
    _ view: some View,
    language: String = "en",
    sceneStorage: [String: String] = [:],
    isDark: Bool = false,
    textScale: Double = 1
  ) {
    var environment = PageEnvironment()
    environment.language = language
    environment.isDark = isDark
    environment.textScale = textScale
    runtime = ViewRuntime(
      mode: .live,
      environment: environment,
      sceneStorage: sceneStorage,
      recordsEffects: true,
      root: view
    )
    page = ShownPage(runtime.root)
    runtime.markShown()
    apply()
  }

  /// Brings the views up to date with what was changed outside an action.
  public func flush() {
    runtime.flush()
    apply()
  }

  /// Lets tasks run until nothing has changed for a while.
  public func settle() async {
    var quiet = 0
    while quiet < 20 {
      await Task.yield()
      runtime.flush()
      let patch = runtime.takePatch()
      quiet = patch.isEmpty ? quiet + 1 : 0
      take(patch)
    }
  }

  /// Takes the views down.
  public func stop() {
    runtime.stop()
  }

  func apply() {
    take(runtime.takePatch())
  }

  func take(_ patch: [PatchOperation]) {
    if !patch.isEmpty {
      lastPatchSize = patch.count
      lastPatch = patch
    }
    page.apply(patch)
    for case .store(let key, let value) in patch { sceneStorage[key] = value }
    // Here nothing moves.
    for case .tellWhenStill(let number) in patch { _ = send(.still(number)) }
  }
}
