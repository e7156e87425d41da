@_spi(Host) import SwiftUI

/// What a test does, as a person would.
extension ViewHost {
  /// Scrolls until every row of every list is made.
  ///
  /// A list makes its first rows, and others as they are scrolled to. ``find(_:)``, ``contains(_:)``
  /// and what acts on an element scroll by themselves.
  public func scrollToEnd() {
    while scrollOn() {}
  }

  /// Has the next rows made; false where all are.
  func scrollOn() -> Bool {
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
}
