/// A node whose rows are made as they come into sight.
@MainActor protocol RowHosting: _Node {
  /// What all collections of rows in it share; nil where it stands in no lazy container.
  var rowAllowance: RowAllowance? { get }
}

/// How many rows a container makes in one update, over all the collections in it.
///
/// Without it a list of many sections would make the first rows of each.
@MainActor final class RowAllowance {
  private(set) var left = 0
  private var isOpen = false

  /// Begins anew with each update.
  func open(_ runtime: NodeRuntime?) {
    guard !isOpen else { return }
    isOpen = true
    left = RowPlan.window
    runtime?.afterUpdate { [weak self] in self?.isOpen = false }
  }

  func takeOne() { left -= 1 }
}

extension _Node {
  /// The allowance of the container whose rows this node's elements are, if they are rows.
  ///
  /// Whatever draws an element of its own in between makes them part of one row.
  var enclosingRowAllowance: RowAllowance? {
    var place = parent
    while let node = place {
      if let host = node as? any RowHosting { return host.rowAllowance }
      guard node.flowElements.isEmpty else { return nil }
      place = node.parent
    }
    return nil
  }
}

/// A node that makes its rows as they are asked for.
@MainActor protocol RowMaking: _Node {
  /// Makes rows of the gap that an element stands for; numbers out of range are cut off.
  func makeRows(in gap: PageElement, from: Int, count: Int)

  /// Makes the row of an identity and its neighbours; false where there is none to make.
  func makeRow(identifiedBy id: AnyHashable) -> Bool

  /// Makes all rows but those in the gaps that the page has kept from another process.
  func makeKeptRows()
}

/// A view that says its own identity before a node is made for it.
protocol IdentityGiving {
  var givenIdentity: AnyHashable { get }
}

extension PageElement {
  /// Whether this element stands for rows that are not made.
  var isGap: Bool { content.attributes["data-gap"] != nil }
}

extension _Node {
  /// Makes the row below that has an identity; false where none that is not made yet has it.
  func makeRow(below id: AnyHashable) -> Bool {
    if let rows = self as? any RowMaking, rows.makeRow(identifiedBy: id) { return true }
    return children.contains { $0.makeRow(below: id) }
  }
}
