/// A tree of views that runs for a host: a page, a session or a test.
@_spi(Host) @MainActor public final class ViewRuntime {
  /// Whether the views live on after they were drawn.
  public enum Mode: Sendable {
    /// Drawn once: no task and no appearance action runs.
    case page
    case live
  }

  let runtime: NodeRuntime
  fileprivate var node: _Node?
  private var pageEnvironment: PageEnvironment
  private let rootContent: (EnvironmentValues) -> Void

  /// Runs after a change that came from within, once per burst.
  public var onChange: (@MainActor () -> Void)?

  /// Builds the tree and brings it up to date once.
  ///
  /// - Parameters:
  ///   - mode: Whether the views live on after they were drawn.
  ///   - environment: The browser's settings.
  ///   - sceneStorage: Values of an earlier run of the same window.
  ///   - recordsEffects: Whether all that is spoken and felt is kept, for a test to look at.
  ///   - root: The view to run.
  public init<Root: View>(
    mode: Mode,
    environment: PageEnvironment,
    sceneStorage: [String: String],
    recordsEffects: Bool = false,
    root: Root
  ) {
    let runtime = NodeRuntime(isLive: mode == .live, scene: SceneValues(sceneStorage))
    if recordsEffects { runtime.effects = Effects() }
    self.runtime = runtime
    pageEnvironment = environment
    var values = EnvironmentValues()
    values.apply(environment)
    runtime.language.locale = values.locale
    let made = CurrentRuntime.$value.withValue(runtime) {
      Root._makeNode(
        root,
        _NodeInputs(
          runtime: runtime,
          parent: nil,
          depth: 0,
          path: NodePath(),
          environment: values
        )
      )
    }
    node = made
    rootContent = { [weak made] values in
      if let made { handOver(root, to: made, values) }
    }
    runtime.page.content = { [unowned made] in
      var elements: [PageElement] = []
      made.appendElements(to: &elements)
      return elements
    }
    runtime.page.rootChildrenChanged()
    runtime.didFlushByItself = { [weak self] in self?.onChange?() }
    flush()
  }

  /// What broke this tree and no other; the host ends its session.
  public var failure: String? { runtime.failure }

  /// The whole page as it is now.
  public var root: ElementSnapshot { runtime.page.snapshot(runtime.page.root) }

  /// Every style rule that the page uses, sorted by class.
  public var rules: [(className: String, css: String)] {
    runtime.page.rules.sorted { $0.key < $1.key }.map { (className: $0.key, css: $0.value) }
  }

  /// The page shows exactly this tree: nothing has to be sent for it.
  public func markShown() {
    runtime.page.markShown()
  }

  /// The page has these rules.
  public func markRules(known: Set<String>) {
    runtime.page.markRules(known: known)
  }

  public func flush() {
    runtime.flush()
  }

  /// What the page must change since the last call.
  public func takePatch() -> [PatchOperation] {
    runtime.page.takePatch() + storeOperations
  }

  /// Replaces everything that the page shows below its root.
  public func rebuildPatch() -> [PatchOperation] {
    runtime.page.rebuildPatch() + storeOperations
  }

  private var storeOperations: [PatchOperation] {
    runtime.scene.takeChanges().map { .store(key: $0.key, value: $0.value) }
  }

  /// The number of the control at a path now.
  public func element(atPath path: String) -> Int? {
    runtime.page.control(atPath: path)?.id
  }

  /// The languages and settings that the views see.
  func setEnvironment(_ change: PageEnvironment) {
    pageEnvironment.merge(change)
    var values = EnvironmentValues()
    values.apply(pageEnvironment)
    runtime.language.locale = values.locale
    rootContent(values)
  }

  /// Takes the tree down: tasks end, what disappears is told so, and nothing wakes it again.
  ///
  /// What those actions change is never sent: a page that comes back, to this server or to another
  /// one, brings what it kept.
  public func stop() {
    onChange = nil
    let root = node
    node = nil
    root?.dispose()
    runtime.page.content = { [] }
    runtime.flush()
    // A tree that has failed is not flushed, and what was read may lead back to it.
    runtime.installedValues = [:]
  }
}

extension PageEnvironment {
  mutating func merge(_ other: PageEnvironment) {
    language = other.language ?? language
    timeZone = other.timeZone ?? timeZone
    isDark = other.isDark ?? isDark
    reducesMotion = other.reducesMotion ?? reducesMotion
    increasesContrast = other.increasesContrast ?? increasesContrast
    textScale = other.textScale ?? textScale
    isCompactWidth = other.isCompactWidth ?? isCompactWidth
  }
}

extension EnvironmentValues {
  /// Takes over what the browser says of the person's settings.
  mutating func apply(_ page: PageEnvironment) {
    if let language = page.language {
      locale = Locale(identifier: language)
      let isRightToLeft = Locale.Language(identifier: language).characterDirection == .rightToLeft
      layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    }
    if let zone = page.timeZone.flatMap({ TimeZone(identifier: $0) }) { timeZone = zone }
    if let isDark = page.isDark { colorScheme = isDark ? .dark : .light }
    if let reduces = page.reducesMotion { accessibilityReduceMotion = reduces }
    if let increases = page.increasesContrast {
      colorSchemeContrast = increases ? .increased : .standard
    }
    if let scale = page.textScale {
      dynamicTypeSize = DynamicTypeSize(scale: scale)
      pageTypeSize = dynamicTypeSize
    }
    if let isCompact = page.isCompactWidth {
      horizontalSizeClass = isCompact ? .compact : .regular
    }
  }
}

extension ViewRuntime {
  /// Texts spoken so far; none unless the runtime records effects.
  public var announcements: [String] { runtime.effects?.announcements ?? [] }

  /// Haptics asked for so far; none unless the runtime records effects.
  public var feedback: [SensoryFeedback] { runtime.effects?.feedback ?? [] }

  /// The transaction of the newest change.
  public var lastTransaction: Transaction { runtime.lastTransaction }

  /// How many nodes are alive.
  public var liveNodes: Int { runtime.liveNodes }

  /// The node of the root view; a test can watch that it is released.
  package var rootNode: AnyObject? { node }

  /// How many elements are kept.
  public var liveElements: Int { runtime.page.elementCount }

  /// What a developer should have been told.
  public var warnings: Set<String> { runtime.warnings }

  /// Whether what is evaluated is counted.
  public var countsEvaluations: Bool {
    get { runtime.evaluations != nil }
    set { runtime.evaluations = newValue ? Evaluations() : nil }
  }

  /// What was evaluated since ``countsEvaluations`` was set.
  public var evaluations: Evaluations { runtime.evaluations ?? Evaluations() }

  /// How many nodes of each type are alive.
  public var liveKinds: [String: Int] {
    var found: [String: Int] = [:]
    func gather(_ node: _Node) {
      found[String(describing: type(of: node)), default: 0] += 1
      for child in node.children { gather(child) }
    }
    if let node { gather(node) }
    return found
  }
}
