/// The style sheets of pages rendered lately, by the hash of their text.
///
/// Immutable data that any session may share. It is bounded: a sheet that has been pushed out is
/// found again by rendering the page once more.
@MainActor
final class StyleSheetCache {
  private let capacity: Int
  private var sheets: [String: Asset] = [:]
  private var order: [String] = []

  init(capacity: Int = 64) {
    self.capacity = capacity
  }

  subscript(hash: String) -> Asset? {
    sheets[hash]
  }

  func store(_ sheet: [UInt8], as hash: String) {
    guard sheets[hash] == nil else { return }
    if order.count == capacity {
      sheets[order.removeFirst()] = nil
    }
    sheets[hash] = Asset(sheet, type: "text/css; charset=utf-8")
    order.append(hash)
  }

  var count: Int { sheets.count }
}
