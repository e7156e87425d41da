@_spi(Host) import SwiftUI

/// What a test sees.
extension ViewHost {
  /// Everything on the page that assistive technology would find, in order.
  public var elements: [SemanticElement] { page.semanticElements }

  /// The only element that a query means.
  ///
  /// Where nothing on the page is meant it scrolls on, as a person does, until a row comes up that
  /// is.
  ///
  /// - Throws: ``ViewHostError`` where there is none or more than one.
  public func find(_ query: ElementQuery) throws -> SemanticElement {
    scroll(to: query)
    let found = elements.filter(query.matches)
    guard let element = found.first else { throw ViewHostError(.notFound, query, elements) }
    guard found.count == 1 else { throw ViewHostError(.ambiguous, query, elements) }
    return element
  }

  /// Whether something on the page is meant by a query, after scrolling as far as it takes.
  ///
  /// ``elements`` tells what is there without scrolling.
  public func contains(_ query: ElementQuery) -> Bool {
    scroll(to: query)
    return elements.contains(where: query.matches)
  }

  func scroll(to query: ElementQuery) {
    while !elements.contains(where: query.matches), scrollOn() {}
  }

  /// The page as indented text: roles, names, values, hints and states.
  public var transcript: String { page.transcript }

  /// The element that has the focus.
  public var focused: SemanticElement? { elements.first { $0.id == page.focused } }

  /// Texts spoken so far.
  public var announcements: [String] { runtime.announcements }

  /// Haptics asked for so far.
  public var feedback: [SensoryFeedback] { runtime.feedback }

  /// The transaction of the newest change.
  public var lastTransaction: Transaction { runtime.lastTransaction }

  /// How many nodes are alive; a test can watch it for leaks.
  public var liveNodes: Int { runtime.liveNodes }

  /// What a developer should have been told.
  public var warnings: Set<String> { runtime.warnings }

  /// What broke these views, once something did.
  public var failure: String? { runtime.failure }
}
