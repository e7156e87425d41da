/// What happened, in order, for views to write into.
@MainActor final class Log {
  var lines: [String] = []

  func note(_ line: String) {
    lines.append(line)
  }
}
