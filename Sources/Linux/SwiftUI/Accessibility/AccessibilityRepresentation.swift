extension View {
  /// Lets assistive technology find another view in the place of this one.
  ///
  /// On a page the other view lies over this one, unseen: it takes taps, keys and the focus, and
  /// what is drawn below cannot be reached.
  nonisolated public func accessibilityRepresentation<V>(
    @ViewBuilder representation: () -> V
  ) -> some View where V: View {
    let representation = representation()
    return accessibilityHidden(true)
      .modifier(WrapperModifier { _ in .init(properties: ["inert"]) })
      .overlay {
        representation.modifier(WrapperModifier { _ in .init(classes: ["w", "standin"]) })
      }
  }
}
