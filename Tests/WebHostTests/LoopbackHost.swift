import Glibc
@_spi(Host) import SwiftUI
import Testing

@testable import WebHost

/// A host on a free port of this machine, driven by the test: it does something only inside
/// `turn()`, and its time is what the test says.
@MainActor
final class LoopbackHost {
  let app: HostedApp
  let refusals = RefusalLog(write: { _ in })
  private let time = Time()

  final class Time {
    var now: Milliseconds = 1_000_000
  }

  init<Root: App>(
    _ root: Root = SmallApp(),
    port: UInt16 = 0,
    change: (inout Limits) -> Void = { _ in }
  ) throws(WebServerError) {
    var limits = Limits.loopback
    change(&limits)
    let time = time
    app = try HostedApp(
      content: AppContent(root),
      viewName: "Small",
      address: "127.0.0.1",
      port: port,
      limits: limits,
      refusals: refusals,
      clock: { time.now }
    )
  }

  var port: UInt16 { app.server.port }

  func turn() {
    app.server.turn()
  }

  func pass(_ milliseconds: Milliseconds) {
    time.now += milliseconds
    turn()
  }

  /// Lets the host run until something holds; false when it never does.
  func runs(until isDone: () -> Bool) -> Bool {
    // On a busy machine the kernel may take a while to bring bytes from one socket to the other,
    // so the end is a time, not a number of turns.
    let end = ContinuousClock.now + .seconds(10)
    repeat {
      for _ in 0..<1000 {
        if isDone() { return true }
        turn()
      }
      sched_yield()
    } while ContinuousClock.now < end
    return false
  }

  func stop() {
    app.stop()
  }
}

/// A page with one of each thing that the tests use.
struct SmallApp: App {
  var body: some Scene {
    WindowGroup { SmallView() }
  }
}

struct SmallView: View {
  @State private var name = ""
  @State private var code = ""
  @State private var count = 0

  var body: some View {
    VStack {
      Text("Name: \(name)")
      TextField("Name", text: $name)
      TextField("Code", text: $code)
        .onChange(of: code) { code = code.uppercased() }
      Button("Save") { count += 1 }
      Text("Saved \(count)")
    }
  }
}

/// A page whose button starts a change that calls for another one, for ever.
struct EndlessApp: App {
  var body: some Scene {
    WindowGroup { EndlessView() }
  }
}

struct EndlessView: View {
  @State private var count = 0

  var body: some View {
    Button("Count") { count = 1 }
      .onChange(of: count) { count += 1 }
  }
}
