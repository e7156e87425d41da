@_spi(Host) import SwiftUI

/// Renders the app's page, and makes the views that carry on with it.
@MainActor
final class PageSource {
  private let content: AppContent
  private let signer: PageToken.Signer
  private let sheets = StyleSheetCache()
  private let wallClock: @MainActor () -> Int

  init(
    content: AppContent,
    signer: PageToken.Signer,
    wallClock: @escaping @MainActor () -> Int = PageSource.secondsSince1970
  ) {
    self.content = content
    self.signer = signer
    self.wallClock = wallClock
  }

  /// The page as a browser first gets it; nothing of it is kept but its style sheet.
  func page(acceptLanguage: String?) -> [UInt8] {
    var environment = PageEnvironment()
    environment.language = LanguageTag.first(acceptLanguage: acceptLanguage)
    let runtime = content.makeRuntime(mode: .page, environment: environment, sceneStorage: [:])
    let body = PageRenderer.body(runtime.root)
    let sheet = Self.sheet(of: runtime)
    runtime.stop()
    let hash = PageToken.hash(of: sheet)
    sheets.store(sheet, as: hash)
    let language = environment.language ?? "en"
    let token = PageToken(
      issuedAt: wallClock(),
      locale: language,
      styleSheet: hash,
      body: PageToken.hash(of: body)
    )
    return PageRenderer.document(
      PageRenderer.Page(
        title: content.title,
        language: language,
        styleSheet: hash,
        token: signer.sign(token),
        body: body
      )
    )
  }

  /// A style sheet that some page links.
  ///
  /// Another process, or this one before it was restarted, may have rendered that page. Its sheet
  /// then comes out of rendering the page again.
  func styleSheet(_ hash: String, acceptLanguage: String?) -> Asset? {
    if let sheet = sheets[hash] { return sheet }
    _ = page(acceptLanguage: acceptLanguage)
    return sheets[hash]
  }

  struct LiveView {
    var runtime: ViewRuntime
    /// Whether the page that asks shows exactly this tree.
    var isShown: Bool
  }

  func makeLiveView(for hello: ClientMessage.Hello) -> LiveView {
    let runtime = content.makeRuntime(
      mode: .live,
      environment: hello.environment,
      sceneStorage: hello.sceneStorage
    )
    // A page that has had a session before has changed since its token was made.
    guard hello.resume == nil, hello.revision == 0,
      let token = signer.verify(hello.pageToken, at: wallClock())
    else { return LiveView(runtime: runtime, isShown: false) }
    let isShown =
      token.body == PageToken.hash(of: PageRenderer.body(runtime.root))
      && token.styleSheet == PageToken.hash(of: Self.sheet(of: runtime))
    return LiveView(runtime: runtime, isShown: isShown)
  }

  private static func sheet(of runtime: ViewRuntime) -> [UInt8] {
    Array(runtime.rules.map(\.css).joined(separator: "\n").utf8)
  }
}
