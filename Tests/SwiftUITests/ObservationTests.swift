import Glibc
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Observable private final class Model {
  var steady = "steady"
  var tick = 0
  var ids = [1, 2]
  var names = [1: "one", 2: "two"]
}

private struct Reading: View {
  let model: Model

  var body: some View {
    Text("\(model.steady) \(model.tick)")
  }
}

private struct Rows: View {
  let model: Model

  var body: some View {
    ForEach(model.ids, id: \.self) { id in
      Text(model.names[id] ?? "")
    }
    Text("ticks \(model.tick)")
      .onChange(of: model.tick) { old, new in model.steady = "\(old)→\(new)" }
  }
}

private struct Alternating: View {
  let model: Model
  let log: Log

  var body: some View {
    if model.tick.isMultiple(of: 2) { Text(model.steady) }
    let _ = log.note("evaluated")
  }
}

/// The memory of this process that is in use, in bytes.
private func residentBytes() -> Int {
  guard let file = fopen("/proc/self/statm", "r") else { return 0 }
  defer { fclose(file) }
  var size = 0
  var resident = 0
  withUnsafeMutablePointer(to: &size) { size in
    withUnsafeMutablePointer(to: &resident) { resident in
      withVaList([size, resident]) { _ = vfscanf(file, "%ld %ld", $0) }
    }
  }
  return resident * Int(getpagesize())
}

@MainActor struct ObservationTests {
  private let model = Model()

  // Registrations of properties that are never written piled up with every evaluation.
  @Test func evaluatingOftenKeepsNoRegistrationsOfWhatNeverChanges() {
    let host = ViewHost(Reading(model: model))
    func tick(_ times: Int) {
      for _ in 0..<times {
        model.tick += 1
        host.flush()
      }
    }
    tick(2_000)
    let before = residentBytes()
    #expect(before > 0)
    tick(200_000)
    // A registration takes some 300 bytes; 200,000 of them would be 60 MB.
    #expect(residentBytes() - before < 20_000_000)
    #expect(host.contains(.text("steady 202000")))
  }

  @Test func aChangeIsActedOnOnce() {
    let host = ViewHost(Rows(model: model))
    model.tick = 1
    model.tick = 2
    host.flush()
    #expect(model.steady == "0→2")
    host.flush()
    #expect(model.steady == "0→2")
  }

  @Test func whatOnlyARowReadsIsObserved() {
    let host = ViewHost(Rows(model: model))
    model.names[2] = "deux"
    host.flush()
    #expect(host.contains(.text("deux")))
    #expect(host.contains(.text("one")))
  }

  @Test func whatWasNotReadInTheNewestEvaluationWakesNobody() {
    let log = Log()
    let host = ViewHost(Alternating(model: model, log: log))
    model.tick = 1
    host.flush()
    let before = log.lines.count
    model.steady = "other"
    host.flush()
    #expect(log.lines.count == before)
  }
}
