/// A bar with a title and buttons over the views that belong to it.
@MainActor @preconcurrency public struct NavigationStack<Data, Root> where Root: View {
  let root: Root
  /// Nil where the stack keeps its path itself.
  let path: PathAccess?
}

extension NavigationStack: View {
  public typealias Body = Never

  @MainActor @preconcurrency public init(@ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.root = root()
    path = nil
  }

  @MainActor @preconcurrency public init(
    path: Binding<NavigationPath>,
    @ViewBuilder root: () -> Root
  ) where Data == NavigationPath {
    self.root = root()
    self.path = PathAccess(
      read: { path.wrappedValue.places },
      append: { path.wrappedValue.places.append($0) },
      keep: { path.wrappedValue.places = Array(path.wrappedValue.places.prefix($0)) }
    )
  }

  @MainActor @preconcurrency public init(
    path: Binding<Data>,
    @ViewBuilder root: () -> Root
  )
  where
    Data: MutableCollection,
    Data: RandomAccessCollection,
    Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    self.path = PathAccess(
      read: { path.wrappedValue.map { AnyHashable($0) } },
      append: { if let value = $0.base as? Data.Element { path.wrappedValue.append(value) } },
      keep: { path.wrappedValue = Data(path.wrappedValue.prefix($0)) }
    )
  }

  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
    NavigationNode(view, inputs)
  }
}
