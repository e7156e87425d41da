@_spi(Host) import SwiftUI

/// Runs views without a browser, through the same events and patches as with one.
///
/// Every action brings the views up to date before it returns. Time never passes by itself: what
/// waits for a clock waits until the test moves its clock, then calls ``settle()``.
///
/// ```swift
/// let host = ViewHost(GreetingView())
/// try host.type("Maya", into: .textField("Name"))
/// #expect(host.contains(.text("Hello, Maya")))
/// ```
@MainActor public final class ViewHost {
  private let runtime: ViewRuntime
  /// What the page shows, kept by patches alone.
  private var page: ShownPage

  /// Shows a view.
  ///
  /// - Parameters:
  ///   - view: The view to run.
  ///   - language: The language that the views see, as a BCP 47 tag.
  ///   - sceneStorage: Values of an earlier run of the same window.
  ///   - isDark: Whether the page is dark.
  ///   - textScale: The person's text size divided by the usual one.
  public init(
    _ view: some View,
    language: String = "en",
    sceneStorage: [String: String] = [:],
    isDark: Bool = false,
    textScale: Double = 1
  ) {
    var environment = PageEnvironment()
    environment.language = language
    environment.isDark = isDark
    environment.textScale = textScale
    runtime = ViewRuntime(
      mode: .live,
      environment: environment,
      sceneStorage: sceneStorage,
      recordsEffects: true,
      root: view
    )
    page = ShownPage(runtime.root)
    runtime.markShown()
    apply()
  }

  // MARK: Looking

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

  private func scroll(to query: ElementQuery) {
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

  /// What the browser would keep for this window.
  public private(set) var sceneStorage: [String: String] = [:]

  /// How many elements the last action inserted, changed or took out.
  public private(set) var lastPatchSize = 0

  /// How many nodes are alive; a test can watch it for leaks.
  public var liveNodes: Int { runtime.liveNodes }

  /// What a developer should have been told.
  public var warnings: Set<String> { runtime.warnings }

  /// What broke these views, once something did.
  public var failure: String? { runtime.failure }

  // MARK: Acting

  /// Scrolls until every row of every list is made.
  ///
  /// A list makes its first rows, and others as they are scrolled to. ``find(_:)``, ``contains(_:)``
  /// and what acts on an element scroll by themselves.
  public func scrollToEnd() {
    while scrollOn() {}
  }

  /// Has the next rows made; false where all are.
  private func scrollOn() -> Bool {
    guard let gap = page.firstGap else { return false }
    let isTaken = send(.rows(id: gap.id, from: 0, count: 64)) == nil
    return isTaken && page.firstGap != gap
  }

  /// Taps a button, or another element that acts.
  public func tap(_ query: ElementQuery) throws {
    let element = try find(query)
    try send(.submit(id: element.id, values: page.controlValues), to: query)
  }

  /// Types into a field, one character after another, after what stands in it.
  public func type(_ text: String, into query: ElementQuery) throws {
    try focus(query)
    for character in text {
      let element = try find(query)
      try enter(page.value(of: element.id) + String(character), into: element.id, query)
    }
  }

  /// Replaces what stands in a field at once, as pasting or filling in does.
  public func paste(_ text: String, into query: ElementQuery) throws {
    let element = try find(query)
    try enter(text, into: element.id, query)
  }

  private func enter(_ text: String, into id: Int, _ query: ElementQuery) throws {
    page.setValue(text, of: id)
    try send(.set([.init(id: id, value: text)]), to: query)
  }

  /// Turns a switch.
  public func toggle(_ query: ElementQuery) throws {
    let element = try find(query)
    try enter(page.value(of: element.id) == "true" ? "false" : "true", into: element.id, query)
  }

  /// Chooses something in a picker by the words that are shown for it.
  public func select(_ text: String, in query: ElementQuery) throws {
    let element = try find(query)
    guard let value = page.optionValue(text, of: element.id) else {
      throw ViewHostError(.notFound, query, elements)
    }
    try enter(value, into: element.id, query)
  }

  /// Chooses a radio button.
  public func choose(_ query: ElementQuery) throws {
    try enter("true", into: find(query).id, query)
  }

  /// Presses the button of a keyboard shortcut, such as `Enter`, `Escape` or `Command+s`.
  public func pressShortcut(_ name: String) throws {
    let query = ElementQuery.shortcut(name)
    try send(.submit(id: find(query).id, values: page.controlValues), to: query)
  }

  /// Presses Return in a field.
  public func submit(_ query: ElementQuery) throws {
    let element = try find(query)
    try send(.submit(id: element.id, values: page.controlValues), to: query)
  }

  /// Presses a key that a view asked for, such as `ArrowDown` or `Escape`.
  public func press(_ key: String, in query: ElementQuery) throws {
    let element = try find(query)
    try send(.key(id: element.id, key: key), to: query)
  }

  /// Puts the focus on an element, as a person does.
  public func focus(_ query: ElementQuery) throws {
    let element = try find(query)
    guard page.focused != element.id else { return }
    let from = page.focused
    page.focused = element.id
    try send(.focus(from: from, to: element.id), to: query)
  }

  /// Takes the focus from where it is.
  public func blur() {
    let from = page.focused
    page.focused = nil
    _ = runtime.handle(.focus(from: from, to: nil))
    apply()
  }

  /// Sends the topmost sheet or dialog away, as Escape does.
  public func dismissSheet() {
    guard let dialog = page.topmostDialog else { return }
    _ = runtime.handle(.dismiss(id: dialog))
    apply()
  }

  /// Changes the person's settings.
  public func setEnvironment(language: String? = nil, isDark: Bool? = nil, textScale: Double? = nil)
  {
    var change = PageEnvironment()
    change.language = language
    change.isDark = isDark
    change.textScale = textScale
    _ = runtime.handle(.environment(change))
    apply()
  }

  private func send(_ event: PageEvent, to query: ElementQuery) throws {
    let refusal = runtime.handle(event)
    apply()
    if let refusal { throw ViewHostError(.refused(refusal.rawValue), query, elements) }
  }

  /// Brings the views up to date with what was changed outside an action.
  public func flush() {
    runtime.flush()
    apply()
  }

  /// Lets tasks run until nothing has changed for a while.
  public func settle() async {
    var quiet = 0
    while quiet < 20 {
      await Task.yield()
      runtime.flush()
      let patch = runtime.takePatch()
      quiet = patch.isEmpty ? quiet + 1 : 0
      take(patch)
    }
  }

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

  /// The changes of the newest patch.
  package private(set) var lastPatch: [PatchOperation] = []

  /// Takes the views down.
  public func stop() {
    runtime.stop()
  }

  private func apply() {
    take(runtime.takePatch())
  }

  private func take(_ patch: [PatchOperation]) {
    if !patch.isEmpty {
      lastPatchSize = patch.count
      lastPatch = patch
    }
    page.apply(patch)
    for case .store(let key, let value) in patch { sceneStorage[key] = value }
  }
}

/// Why an action of a ``ViewHost`` was not carried out.
public struct ViewHostError: Error, CustomStringConvertible {
  public enum Reason: Equatable, Sendable {
    case notFound
    case ambiguous
    case refused(String)
  }

  public let reason: Reason
  public let description: String

  init(_ reason: Reason, _ query: ElementQuery, _ elements: [SemanticElement]) {
    self.reason = reason
    let page = elements.map { "  \($0)" }.joined(separator: "\n")
    description = "\(query): \(reason). On the page:\n\(page)"
  }
}
