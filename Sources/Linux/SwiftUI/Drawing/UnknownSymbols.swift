/// The names of symbols without a drawing that a developer has been told of.
///
/// A name is told on standard error once in a process, however many sessions draw it. Names can come
/// from data, so only so many are kept, and nothing but plain characters of one is printed.
enum UnknownSymbols {
  nonisolated(unsafe) private static var told: Set<String> = []
  private static let lock = Lock()
  private static let limit = 100

  /// Tells of a name; returns whether that was news.
  @discardableResult static func report(_ name: String) -> Bool {
    let name = String(name.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") })
    let isNews = lock.withLock { told.count < limit && told.insert(name).inserted }
    if isNews {
      let line = "SwiftUI: there is no drawing for the symbol \"\(name.prefix(60))\".\n"
      _ = line.withCString { write(STDERR_FILENO, $0, line.utf8.count) }
    }
    return isNews
  }
}
