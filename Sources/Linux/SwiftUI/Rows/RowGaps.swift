/// The elements that stand for the rows of one collection that are not made.
///
/// A page gives each the height of its rows and asks for them before they come into sight. Once a
/// collection has had a gap one element stays, so that a page can tell another process that all
/// rows are made.
@MainActor final class RowGaps {
  /// A run of rows and its element.
  struct Gap {
    let rows: Range<Int>
    let element: PageElement
    /// How many rows of the page the run stands for: an element of a collection may draw several.
    let height: Int
  }

  private(set) var gaps: [Gap] = []
  private var elements: [PageElement] = []

  /// The element that stays when no gap is left.
  var rest: PageElement? { gaps.isEmpty ? elements.last : nil }

  func gap(of element: PageElement) -> Gap? { gaps.first { $0.element === element } }

  /// Takes over which rows are not made.
  ///
  /// - Parameters:
  ///   - runs: The rows that are not made.
  ///   - count: All rows.
  ///   - perRow: How many elements a made row draws.
  ///   - node: The node that makes them.
  func update(_ runs: [Range<Int>], of count: Int, perRow: Double, for node: _Node) {
    guard let page = node.runtime?.page else { return }
    let wanted = elements.isEmpty ? runs.count : max(runs.count, 1)
    while elements.count > wanted { page.remove(elements.removeFirst()) }
    while elements.count < wanted { elements.insert(page.makeElement("div", node: node), at: 0) }
    let path = node.path.text
    gaps = zip(runs, elements)
      .map { rows, element in
        let height = max(1, Int((Double(rows.count) * perRow).rounded()))
        element.content = content(height, "\(path) \(rows.lowerBound) \(rows.count)")
        return Gap(rows: rows, element: element, height: height)
      }
    rest?.content = content(0, "\(path) \(count) 0")
  }

  private func content(_ height: Int, _ place: String) -> ElementContent {
    ElementContent(
      attributes: ["aria-hidden": "true", "data-gap": "\(height)", "data-rows": place],
      classes: ["gap"]
    )
  }

  func remove(from page: PageTree?) {
    for element in elements { page?.remove(element) }
    elements = []
    gaps = []
  }
}
