import AddressUI
import AllocationCounter
import Glibc
@_spi(Host) import SwiftUI

/// What a key in the address form costs, and what the open form keeps.
///
/// No browser and no socket: the same events and patches as with one. Counts are exact on a busy
/// machine, where times are not.
@main @MainActor enum ViewBenchmark {
  static func main() {
    let arguments = CommandLine.arguments
    if let place = arguments.firstIndex(of: "--keys"), let count = Int(arguments.last ?? "") {
      // Nothing but so many keys, for a tool that counts what the whole process does.
      return press(count, in: place > 1 ? arguments[1] : "Street address")
    }
    for label in CommandLine.arguments.count > 1
      ? [CommandLine.arguments[1]] : ["City", "Street address"]
    {
      type(into: label)
    }
    keep()
  }

  private static func press(_ count: Int, in label: String) {
    let runtime = form()
    guard let id = field(label, in: runtime.root) else { return print("No field \(label).") }
    _ = runtime.handle(.focus(from: nil, to: id))
    for turn in 0..<count {
      _ = runtime.handle(.set([.init(id: id, value: "Bahnhofstrasse \(turn)")]))
      _ = runtime.takePatch()
    }
  }

  private static func form() -> ViewRuntime {
    var environment = PageEnvironment()
    environment.language = "en"
    let runtime = ViewRuntime(
      mode: .live,
      environment: environment,
      sceneStorage: [:],
      root: AddressFormExample()
    )
    runtime.markShown()
    runtime.markRules(known: Set(runtime.rules.map(\.className)))
    _ = runtime.takePatch()
    return runtime
  }

  /// Types a thousand keys into a field that has the focus.
  private static func type(into label: String) {
    let runtime = form()
    guard let id = field(label, in: runtime.root) else { return print("No field \(label).") }
    _ = runtime.handle(.focus(from: nil, to: id))
    _ = runtime.takePatch()
    func key(_ turn: Int) -> Int {
      let event = PageEvent.set([.init(id: id, value: "Bahnhofstrasse \(turn)")])
      _ = runtime.handle(event)
      return runtime.takePatch().count
    }
    for turn in 0..<100 { _ = key(turn) }
    var operations = 0
    let count = CommandLine.arguments.contains("--long") ? 20_000 : 1000
    let allocations = allocation_count()
    let began = processorTime()
    for turn in 100..<100 + count { operations += key(turn) }
    let took = processorTime() - began
    let allocated = allocation_count() - allocations
    print("a key in \(label):")
    print("  processor time, µs       \(took / Double(count) * 1e6)")
    print("  allocations              \(Double(allocated) / Double(count))")
    print("  changes of the page      \(Double(operations) / Double(count))")
    runtime.countsEvaluations = true
    _ = key(count + 100)
    let counts = runtime.evaluations
    print("  bodies                   \(counts.bodies.values.reduce(0, +))")
    print("  other nodes              \(counts.nodes.values.reduce(0, +))")
    if CommandLine.arguments.contains("--types") {
      for (kind, found) in [("body", counts.bodies), ("node", counts.nodes)] {
        for (name, count) in found.sorted(by: { $0.value > $1.value }) {
          print("    \(kind) \(count) \(name.prefix(150))")
        }
      }
    }
    runtime.stop()
  }

  /// Opens many forms.
  private static func keep() {
    var runtimes = [form()]
    let before = held()
    let began = processorTime()
    let count = 50
    for _ in 0..<count { runtimes.append(form()) }
    let took = processorTime() - began
    let bytes = Double(held() - before) / Double(count)
    let nodes = runtimes[0].liveNodes
    let elements = runtimes[0].liveElements
    print("an open form:")
    print("  to open, µs              \(took / Double(count) * 1e6)")
    print("  bytes                    \(bytes)")
    print("  nodes, elements          \(nodes), \(elements)")
    if CommandLine.arguments.contains("--types") {
      let kinds = runtimes[0].liveKinds
      for (name, count) in kinds.sorted(by: { $0.value > $1.value }) {
        print("    \(count) \(name.prefix(150))")
      }
    }
    for runtime in runtimes { runtime.stop() }
  }

  private static func field(_ label: String, in element: ElementSnapshot) -> Int? {
    let name = element.attributes.first { $0.name == "aria-label" }?.value
    if element.value != nil, name == label { return element.id }
    for child in element.children {
      if let found = field(label, in: child) { return found }
    }
    return nil
  }

  /// Bytes that are allocated now.
  private static func held() -> Int { allocated_bytes() }

  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
