/// A view that stands for several others, or for one of several, without one of its own.
///
/// What is said of it is said of each of them: a group tells its action every time that another
/// view of its condition appears.
protocol SeveralViews: View {
  @MainActor static func _makeEach<M: ViewModifier>(
    _ view: ModifiedContent<Self, M>,
    _ inputs: _NodeInputs
  ) -> _Node
}

extension ViewModifier {
  /// The node for a view with this modifier where that stands for several; nil where it is one.
  @MainActor static func _nodeOfEach<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ inputs: _NodeInputs
  ) -> _Node? {
    func make<Several: SeveralViews>(_ type: Several.Type) -> _Node? {
      (view as? ModifiedContent<Several, Self>).map { Several._makeEach($0, inputs) }
    }
    guard let several = Modified.self as? any SeveralViews.Type else { return nil }
    return make(several)
  }
}

extension Group: SeveralViews where Content: View {
  @MainActor static func _makeEach<M: ViewModifier>(
    _ view: ModifiedContent<Self, M>,
    _ inputs: _NodeInputs
  ) -> _Node {
    TransparentNode(view, inputs) {
      ModifiedContent(content: $0.content.content, modifier: $0.modifier)
    }
  }
}

extension TupleView: SeveralViews {
  @MainActor static func _makeEach<M: ViewModifier>(
    _ view: ModifiedContent<Self, M>,
    _ inputs: _NodeInputs
  ) -> _Node {
    TransparentNode(view, inputs) { $0.content.each($0.modifier) }
  }
}

extension _ConditionalContent: SeveralViews {
  typealias Each<M: ViewModifier> = _ConditionalContent<
    ModifiedContent<TrueContent, M>, ModifiedContent<FalseContent, M>
  >

  @MainActor static func _makeEach<M: ViewModifier>(
    _ view: ModifiedContent<Self, M>,
    _ inputs: _NodeInputs
  ) -> _Node {
    TransparentNode(view, inputs) { view -> Each<M> in
      switch view.content.storage {
      case .first(let content):
        Each(storage: .first(ModifiedContent(content: content, modifier: view.modifier)))
      case .second(let content):
        Each(storage: .second(ModifiedContent(content: content, modifier: view.modifier)))
      }
    }
  }
}

extension Optional: SeveralViews where Wrapped: View {
  @MainActor static func _makeEach<M: ViewModifier>(
    _ view: ModifiedContent<Self, M>,
    _ inputs: _NodeInputs
  ) -> _Node {
    TransparentNode(view, inputs) { view in
      view.content.map { ModifiedContent(content: $0, modifier: view.modifier) }
    }
  }
}

extension ForEach: SeveralViews where Content: View {
  @MainActor static func _makeEach<M: ViewModifier>(
    _ view: ModifiedContent<Self, M>,
    _ inputs: _NodeInputs
  ) -> _Node {
    TransparentNode(view, inputs) { view in
      let (content, modifier) = (view.content.content, view.modifier)
      return ForEach<Data, ID, ModifiedContent<Content, M>>(
        view.content.data,
        id: view.content.id
      ) {
        ModifiedContent(content: content($0), modifier: modifier)
      }
    }
  }
}

/// A modifier that is the same on several views together as on each of them.
protocol SpreadingModifier: ViewModifier {}

extension EnvironmentModifier: SpreadingModifier {}

extension ModifiedContent: SeveralViews where Content: SeveralViews, Modifier: SpreadingModifier {
  @MainActor static func _makeEach<M: ViewModifier>(
    _ view: ModifiedContent<Self, M>,
    _ inputs: _NodeInputs
  ) -> _Node {
    TransparentNode(view, inputs) { view in
      ModifiedContent<Content, PairOfModifiers<Modifier, M>>(
        content: view.content.content,
        modifier: PairOfModifiers(first: view.content.modifier, second: view.modifier)
      )
    }
  }
}

/// One modifier and then another, for each of several views.
nonisolated struct PairOfModifiers<First: ViewModifier, Second: ViewModifier>: ViewModifier {
  typealias Body = Never

  let first: First
  let second: Second

  @MainActor static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ inputs: _NodeInputs
  ) -> _Node {
    _nodeOfEach(view, inputs)
      ?? TransparentNode(view, inputs) { view in
        ModifiedContent(
          content: ModifiedContent(content: view.content, modifier: view.modifier.first),
          modifier: view.modifier.second
        )
      }
  }
}
