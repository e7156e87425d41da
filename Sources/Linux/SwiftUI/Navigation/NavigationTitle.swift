extension View {
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    modifier(TitleModifier(title: title.string))
  }

  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    modifier(TitleModifier(title: titleKey.string))
  }

  @_disfavoredOverload
  nonisolated public func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol {
    modifier(TitleModifier(title: String(title)))
  }

  nonisolated public func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View {
    modifier(HiddenBackModifier(isHidden: hidesBackButton))
  }
}

#if !PROFILE_MACOS
/// Names of Apple's that say how a title is shown.
public struct NavigationBarItem: Sendable {
  @nonexhaustive public enum TitleDisplayMode: Sendable {
    case automatic
    case inline
    case large
  }
}

extension View {
  /// Says how large the title of the page is.
  ///
  /// A large title stands in a line of its own and stays large while the page is scrolled.
  /// Automatic titles stand in the bar.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modifier(TitleSizeModifier(mode: displayMode))
  }
}
#endif

/// Tells the bar of its page something for as long as the view is there.
nonisolated private protocol BarModifier: ViewModifier where Body == Never {
  @MainActor func tell(_ bar: any NavigationBar, from node: _Node)
  @MainActor func takeBack(_ bar: any NavigationBar, from node: _Node)
}

extension BarModifier {
  @MainActor static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ inputs: _NodeInputs
  ) -> _Node {
    BarModifierNode(view, inputs)
  }
}

@MainActor
private final class BarModifierNode<Content: View, Modifier: BarModifier>:
  ModifierNode<Content, Modifier>
{
  override func didBuild() { tell() }

  override func modifierDidChange() { tell() }

  private func tell() {
    if let bar = environment.navigation?.bar { modifier.tell(bar, from: self) }
  }

  override func dispose() {
    if let bar = environment.navigation?.bar { modifier.takeBack(bar, from: self) }
    super.dispose()
  }
}

nonisolated private struct TitleModifier: BarModifier {
  let title: String

  @MainActor func tell(_ bar: any NavigationBar, from node: _Node) {
    bar.setTitle(title, from: node)
  }

  @MainActor func takeBack(_ bar: any NavigationBar, from node: _Node) {
    bar.setTitle(nil, from: node)
  }
}

#if !PROFILE_MACOS
nonisolated private struct TitleSizeModifier: BarModifier {
  let mode: NavigationBarItem.TitleDisplayMode

  @MainActor func tell(_ bar: any NavigationBar, from node: _Node) {
    bar.setLargeTitle(mode == .automatic ? nil : mode == .large, from: node)
  }

  @MainActor func takeBack(_ bar: any NavigationBar, from node: _Node) {
    bar.setLargeTitle(nil, from: node)
  }
}
#endif

nonisolated private struct HiddenBackModifier: BarModifier {
  let isHidden: Bool

  @MainActor func tell(_ bar: any NavigationBar, from node: _Node) {
    bar.setHidesBack(isHidden, from: node)
  }

  @MainActor func takeBack(_ bar: any NavigationBar, from node: _Node) {
    bar.setHidesBack(false, from: node)
  }
}
