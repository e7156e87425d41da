/// An app: the scenes it is made of.
///
/// On Linux `main()` comes from the module WebHost, which serves the app to browsers.
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  @MainActor @preconcurrency init()
}

/// A part of an app's interface that the system shows by itself.
@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Makes the runtime of a session; scenes of apps hand on to their body.
  @MainActor func _makeRuntime(_ settings: _RuntimeSettings) -> _SceneRuntime
}

extension Scene {
  @MainActor public func _makeRuntime(_ settings: _RuntimeSettings) -> _SceneRuntime {
    body._makeRuntime(settings)
  }
}

extension Scene where Body == Never {
  @_spi(Primitives) public var body: Never {
    fatalError("\(Self.self) shows itself and has no body to ask for.")
  }
}

extension Never: Scene {}

/// Builds scenes from the statements of a closure.
@resultBuilder public struct SceneBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: Scene {
    content
  }

  public static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene {
    content
  }
}

/// A window, once for every person who opens one.
nonisolated public struct WindowGroup<Content>: Scene where Content: View {
  public typealias Body = Never

  private let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public func _makeRuntime(_ settings: _RuntimeSettings) -> _SceneRuntime {
    _SceneRuntime(
      runtime: ViewRuntime(
        mode: settings.mode,
        environment: settings.environment,
        sceneStorage: settings.sceneStorage,
        root: content
      )
    )
  }
}

/// What a session's runtime is made with.
public struct _RuntimeSettings {
  let mode: ViewRuntime.Mode
  let environment: PageEnvironment
  let sceneStorage: [String: String]
}

/// The runtime of a session.
public struct _SceneRuntime {
  let runtime: ViewRuntime
}

/// The interface of an app, for a host to show to many people.
@_spi(Host) @MainActor public struct AppContent {
  private let makeScene: @MainActor (_RuntimeSettings) -> _SceneRuntime
  /// The name of the app's type.
  public let title: String

  public init<A: App>(_ app: A) {
    makeScene = { app.body._makeRuntime($0) }
    title = String(describing: A.self)
  }

  /// Builds the views anew, for one page or one session.
  public func makeRuntime(
    mode: ViewRuntime.Mode,
    environment: PageEnvironment,
    sceneStorage: [String: String]
  ) -> ViewRuntime {
    makeScene(.init(mode: mode, environment: environment, sceneStorage: sceneStorage)).runtime
  }
}
