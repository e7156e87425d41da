extension View {
  /// Paints something behind a whole row of a list, instead of the list's own ground.
  nonisolated public func listRowBackground<V>(_ view: V?) -> some View where V: View {
    LayeredView(base: self, layer: view, alignment: .center, kind: .row)
  }

  /// Says whether a row has lines to its neighbours.
  nonisolated public func listRowSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      WrapperModifier(forEach: true) { _ in
        var classes = ["w"]
        if visibility == .hidden {
          if edges.contains(.top) { classes.append("unlined-top") }
          if edges.contains(.bottom) { classes.append("unlined-bottom") }
        }
        return .init(classes: classes)
      }
    )
  }

  /// Sets the distances of a row's content from its edges; nil takes the list's own.
  @ViewBuilder nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    if let insets {
      padding(insets)
        .modifier(WrapperModifier(forEach: true) { _ in .init(classes: ["w", "rowinsets"]) })
    } else {
      self
    }
  }
}
