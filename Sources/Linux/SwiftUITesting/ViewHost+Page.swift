@_spi(Host) import SwiftUI

/// What tests of this package know of the page itself.
extension ViewHost {
  /// Whether the page that patches made is the one that the views describe now.
  package var isPageWhatViewsSay: Bool { page.shows(runtime.root) }

  /// The elements that the views describe now.
  package var root: ElementSnapshot { runtime.root }

  /// Makes the rows of a page that was there before: what a new session does.
  package func restore(gaps: [String: String]) {
    runtime.restore(values: [:], gaps: gaps)
    apply()
  }

  /// How many elements the page has, hidden ones among them.
  package var pageElementCount: Int { page.elementCount }

  /// How many elements the views keep, shown or not.
  package var knownElementCount: Int { runtime.liveElements }

  /// The first element that acts when it is tapped and is no button.
  package var elementWithTap: Int? { page.elementWithTap }

  /// The first element of which a page shows the candidate that fits.
  package var elementThatFits: Int? { page.element(with: "data-fits") }

  /// The first element with an attribute.
  package func element(having attribute: String) -> Int? { page.element(with: attribute) }

  /// Sends an event as a page would and returns why it was refused.
  package func send(_ event: PageEvent) -> PageEventRefusal? {
    let refusal = runtime.handle(event)
    apply()
    return refusal
  }
}
