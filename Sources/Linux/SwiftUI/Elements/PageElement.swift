/// An element of the page: what it is now, and what the page shows of it.
@MainActor final class PageElement {
  let id: Int
  let tag: String
  unowned let page: PageTree
  /// The node that events on this element go to.
  weak var node: _Node?
  /// The number of the parent, by which it is looked up; zero for none.
  private var parentID = 0
  // The small ones side by side: there are many elements.
  /// Whether the page shows this element.
  private(set) var isShown = false
  /// Whether the children are what the children of the node show, unless there is a source.
  var showsChildrenOfNode = false
  /// How this element takes space, before its children are asked.
  var flexibility = Flexibility() {
    didSet { if flexibility != oldValue { page.flexibilityChanged(of: self) } }
  }
  /// Whether the element fills the space it is offered, across and down.
  private(set) var fills = Fills()
  private(set) var children: [PageElement] = []
  /// Gives the children anew after the structure below has changed.
  var source: (@MainActor () -> [PageElement])?

  var content: ElementContent {
    didSet {
      guard content != oldValue else { return }
      keepShown(oldValue)
      page.touched(self)
      if content.saysOther(than: oldValue) { page.wordsChanged(in: self) }
    }
  }

  /// The value of a control; nil on everything else.
  var control: ControlState? {
    get { keptControl?.state }
    set {
      let old = keptControl?.state
      guard newValue != old else { return }
      if newValue?.path != old?.path { keepShown(content) }
      keptControl = newValue.map(KeptControl.init)
      page.touched(self)
      if newValue?.path != old?.path { page.controlChanged(self, from: old?.path) }
    }
  }

  /// Apart, because few elements are controls.
  private var keptControl: KeptControl?

  private final class KeptControl {
    let state: ControlState

    init(_ state: ControlState) {
      self.state = state
    }
  }

  /// What the page shows; nil before it shows anything.
  ///
  /// Most elements are what the page shows of them; what was shown is kept only of those that the
  /// next patch changes.
  var shown: Shown? {
    get { isShown ? page.shownBefore[id] ?? showing : nil }
    set {
      isShown = newValue != nil
      page.shownBefore[id] = newValue
    }
  }

  /// The page shows this element as it is now.
  func isShownNow() {
    isShown = true
    page.shownBefore[id] = nil
  }

  /// Keeps what the page shows before it is something else.
  private func keepShown(_ content: ElementContent) {
    guard isShown, page.shownBefore[id] == nil, page[id] === self else { return }
    page.shownBefore[id] = Shown(
      content: content,
      fills: fills,
      path: control?.path,
      children: children
    )
  }

  /// What was said of an element.
  struct Shown {
    var content: ElementContent
    var fills: Fills
    var path: String?
    /// The same storage as the element's children until those change.
    var children: [PageElement]

    var className: String { content.className(fills) }
  }

  /// All that a page shows of this element when it shows it as it is now.
  var showing: Shown {
    Shown(
      content: content,
      fills: fills,
      path: control?.path,
      children: children
    )
  }

  init(id: Int, tag: String, page: PageTree) {
    self.id = id
    self.tag = tag
    self.page = page
    content = ElementContent()
  }

  /// The name other elements refer to this one by.
  var reference: String { "e\(id)" }

  private(set) var parent: PageElement? {
    get { parentID == 0 ? nil : page[parentID] }
    set { parentID = newValue?.id ?? 0 }
  }

  /// The children as they are now, before they are taken.
  var sourceChildren: [PageElement] {
    if let source { return source() }
    return showsChildrenOfNode ? node?.elements(in: self) ?? [] : []
  }

  /// Takes the children from where they come from; returns whether they are others than before.
  func takeChildren() -> Bool {
    let new = sourceChildren
    guard !new.elementsEqual(children, by: ===) else { return false }
    keepShown(content)
    for child in children where child.parentID == id { child.parent = nil }
    children = new
    for child in new { child.parent = self }
    return true
  }

  /// Works out `fills` again; returns whether it changed.
  func updateFills() -> Bool {
    let new = flexibility.fills(children)
    guard new != fills else { return false }
    keepShown(content)
    fills = new
    page.touched(self)
    return true
  }

  /// The classes as the page has them.
  var className: String { content.className(fills) }
}

/// What a node says about its element.
struct ElementContent: Equatable {
  var attributes: [String: String] = [:]
  /// Properties that are on.
  var properties: Set<String> = []
  /// Classes of the base style sheet.
  var classes: [String] = []
  /// Declarations that only this view asked for.
  var styles: [StyleClass] = []
  var text: String?

  /// Whether its words are other ones.
  func saysOther(than old: ElementContent) -> Bool {
    text != old.text || attributes["aria-label"] != old.attributes["aria-label"]
      || attributes["aria-hidden"] != old.attributes["aria-hidden"]
  }

  /// The classes in the order they are written: layout first, then declarations.
  func className(_ fills: Fills) -> String {
    var names = ""
    func add(_ name: String) {
      if !names.isEmpty { names += " " }
      names += name
    }
    for name in classes { add(name) }
    if fills.across { add("gw") }
    if fills.down { add("gh") }
    for style in styles { add(style.name) }
    return names
  }
}

/// A control's value as the views have it and as the page shows it.
struct ControlState: Equatable {
  var value: String
  /// What the page shows; the browser is the one who knows.
  var shown: String
  var path: String
  var maximumLength: Int
  /// Values the control offers; nil where any text may be typed.
  var offered: Set<String>?
}
