/// Opens an address of the web.
@MainActor @preconcurrency public struct OpenURLAction {
  /// What became of an address.
  public struct Result: Sendable {
    enum Kind: Sendable {
      case handled
      case discarded
      case system(URL?)
    }

    let kind: Kind

    public static let handled = Result(kind: .handled)
    public static let discarded = Result(kind: .discarded)
    public static let systemAction = Result(kind: .system(nil))

    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  private let handler: @MainActor (URL) -> Result
  /// Whether nobody put an action of their own in its place.
  let isSystems: Bool

  @MainActor @preconcurrency public init(handler: @escaping (URL) -> Result) {
    // Both are on the main actor: where the handler was written and where it is called.
    nonisolated(unsafe) let handler = handler
    self.handler = { handler($0) }
    isSystems = false
  }

  /// What an environment holds that nobody put an action into.
  nonisolated fileprivate init() {
    handler = { _ in .systemAction }
    isSystems = true
  }

  @MainActor @preconcurrency public func callAsFunction(_ url: URL) {
    switch handler(url).kind {
    case .handled, .discarded: break
    case .system(let other):
      guard let runtime = CurrentRuntime.value else { return }
      runtime.page.enqueue(.open(url: (other ?? url).absoluteString))
      runtime.pageNeedsPatch()
    }
  }
}

extension EnvironmentValues {
  private struct OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction() }
  }

  @MainActor @preconcurrency public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
