/// A view that says by its equality whether it needs drawing.
nonisolated public struct EquatableView<Content>: View where Content: Equatable, Content: View {
  public var content: Content

  public init(content: Content) {
    self.content = content
  }

  @MainActor public var body: some View { content }
}

extension EquatableView: SelfComparing {
  static func areSame(_ one: EquatableView<Content>, _ other: EquatableView<Content>) -> Bool {
    one.content == other.content
  }
}

extension View where Self: Equatable {
  nonisolated public func equatable() -> EquatableView<Self> {
    EquatableView(content: self)
  }
}
