/// Counts what was refused, by kind and reason.
///
/// It never learns what was sent: addresses are personal data. At most one line a second is
/// written for each pair, so that a flood fills neither the disk nor the terminal.
@MainActor
final class RefusalLog {
  private(set) var counts: [Entry: Int] = [:]
  private var writtenAt: [Entry: Milliseconds] = [:]
  private let write: @MainActor (String) -> Void

  struct Entry: Hashable {
    var kind: String
    var reason: String
  }

  init(write: @escaping @MainActor (String) -> Void = Log.line) {
    self.write = write
  }

  func refused(_ kind: String, _ reason: String, at now: Milliseconds) {
    let entry = Entry(kind: kind, reason: reason)
    let count = counts[entry, default: 0] + 1
    counts[entry] = count
    if let last = writtenAt[entry], now < last + 1000 { return }
    writtenAt[entry] = now
    write("Refused \(kind): \(reason) (\(count) so far)")
  }

  func count(_ kind: String, _ reason: String) -> Int {
    counts[Entry(kind: kind, reason: reason), default: 0]
  }
}
