/// A view that says by its equality whether it needs drawing.
///
/// Views are always drawn again here: whoever relies on fewer evaluations relies on more than
/// SwiftUI promises.
nonisolated public struct EquatableView<Content>: View where Content: Equatable, Content: View {
  public var content: Content

  public init(content: Content) {
    self.content = content
  }

  @MainActor public var body: some View { content }
}

extension View where Self: Equatable {
  nonisolated public func equatable() -> EquatableView<Self> {
    EquatableView(content: self)
  }
}
