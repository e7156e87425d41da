/// A dialog on the page and the views in it.
///
/// The views are a root of their own: they evaluate by themselves, and closing takes the dialog
/// away at once whatever else is going on.
@MainActor final class PresentedNode: _Node, Dismissable {
  private let element: PageElement
  private var look: ElementContent
  private var content: _Node?
  private var grabber: SheetGrabber?
  /// What the views inside said of the sheet, in the order they said it.
  private var shapes: [(node: ObjectIdentifier, change: (inout SheetShape) -> Void)] = []
  private var detentIndex = 0
  /// Says to whoever presented it that the person sent it away.
  var wasDismissed: @MainActor () -> Void = {}
  /// The views inside that forbid the person to send it away.
  private var preventing: Set<ObjectIdentifier> = []

  init(
    _ inputs: _NodeInputs,
    look: ElementContent,
    content view: AnyView,
    wasDismissed: @escaping @MainActor () -> Void
  ) {
    element = inputs.runtime.page.makeElement("dialog", node: nil)
    self.look = look
    self.wasDismissed = wasDismissed
    super.init(inputs)
    element.node = self
    element.flexibility = Flexibility(across: .fixed, down: .fixed)
    element.source = { [unowned self] in
      (grabber.map { [$0.element] } ?? []) + (content?.shownElements ?? [])
    }
    content = AnyView._makeNode(view, self.inputs(at: 0, contentEnvironment))
    show()
    runtime?.page.presentations.append(element)
  }

  override var children: [_Node] { [content, grabber].compactMap { $0 } }

  override var flowElements: [PageElement] { [element] }

  override func appendElements(to elements: inout [PageElement]) {
    // A dialog stands at the end of the page and not where it was asked for.
  }

  /// What is said inside a dialog stays in it.
  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { nil }

  private var contentEnvironment: EnvironmentValues {
    var values = environment
    values.takeSemantics()
    values.stackAxis = .vertical
    values.navigation = nil
    values.standsInRow = false
    values.submitActions = []
    values.keyboardShortcut = nil
    values.keyHandlers = []
    values.answerKey = nil
    values.buttonDidAct = nil
    values.isInMenu = false
    values.isPresented = true
    values.dismiss = DismissAction { [weak self] in self?.wasDismissed() }
    values.preventDismissal = DismissalPrevention { [weak self] in self?.prevent($0, from: $1) }
    values.shapeSheet = SheetShaping { [weak self] in self?.shape($0, from: $1) }
    return values
  }

  func update(_ view: AnyView, look: ElementContent, _ environment: EnvironmentValues) {
    self.environment = environment
    self.look = look
    show()
    if let content { handOver(view, to: content, contentEnvironment) }
  }

  private func show() {
    guard isAlive else { return }
    var look = look
    // A dialog stands elsewhere on the page, so that the direction round its place doesn't reach
    // it.
    if environment.hasOwnDirection {
      look.attributes["dir"] = environment.layoutDirection == .rightToLeft ? "rtl" : "ltr"
    }
    if !preventing.isEmpty { look.attributes["data-nodismiss"] = "" }
    if look.classes == ["sheet"] { shapeSheet(&look) }
    element.content = look
  }

  // MARK: What views inside say of a sheet

  private func shapeSheet(_ look: inout ElementContent) {
    var shape = SheetShape()
    for entry in shapes { entry.change(&shape) }
    let detents = shape.detents
    let index = detents.isEmpty ? 0 : detentIndex % detents.count
    if index < detents.count, let style = detents[index].style { look.styles.append(style) }
    showGrabber(shape.showsGrabber, isButton: detents.count > 1)
    grabber?.show(isHighest: index == detents.count - 1)
  }

  private func showGrabber(_ isShown: Bool, isButton: Bool) {
    guard isShown != (grabber != nil) || grabber?.isButton != isButton else { return }
    grabber?.dispose()
    grabber =
      isShown
      ? SheetGrabber(inputs(at: 1), isButton: isButton) { [weak self] in
        self?.detentIndex += 1
        self?.show()
      } : nil
    runtime?.page.childrenChanged(of: element)
  }

  private func shape(_ change: ((inout SheetShape) -> Void)?, from node: _Node) {
    let key = ObjectIdentifier(node)
    let place = shapes.firstIndex { $0.node == key }
    switch (place, change) {
    case (let place?, let change?): shapes[place].change = change
    case (let place?, nil): shapes.remove(at: place)
    case (nil, let change?): shapes.append((key, change))
    case (nil, nil): return
    }
    show()
  }

  func dismissedByPerson() {
    guard element.content.attributes["data-nodismiss"] == nil else { return }
    wasDismissed()
  }

  private func prevent(_ prevents: Bool, from node: _Node) {
    guard isAlive else { return }
    if prevents {
      preventing.insert(ObjectIdentifier(node))
    } else {
      preventing.remove(ObjectIdentifier(node))
    }
    show()
  }

  override func dispose() {
    super.dispose()
    guard let page = runtime?.page else { return }
    page.presentations.removeAll { $0 === element }
    page.remove(element)
  }
}

/// Sends away what a view is presented in.
@MainActor @preconcurrency public struct DismissAction {
  let act: @MainActor () -> Void

  nonisolated init(_ act: @escaping @MainActor () -> Void) {
    self.act = act
  }

  @MainActor @preconcurrency public func callAsFunction() {
    act()
  }
}

/// Lets a view say that a person may not send its dialog away.
struct DismissalPrevention {
  let set: @MainActor (Bool, _Node) -> Void
}

extension EnvironmentValues {
  private struct DismissKey: EnvironmentKey {
    static var defaultValue: DismissAction { DismissAction {} }
  }

  private struct IsPresentedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  private struct OwnDirectionKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  private struct PreventionKey: EnvironmentKey {
    static var defaultValue: DismissalPrevention? { nil }
  }

  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }

  /// Whether the direction was set by a view, so that it may not be the page's.
  var hasOwnDirection: Bool {
    get { self[OwnDirectionKey.self] }
    set { self[OwnDirectionKey.self] = newValue }
  }

  var preventDismissal: DismissalPrevention? {
    get { self[PreventionKey.self] }
    set { self[PreventionKey.self] = newValue }
  }
}
