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

nonisolated private struct TitleModifier: ViewModifier {
  typealias Body = Never

  let title: String

  @MainActor static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ inputs: _NodeInputs
  ) -> _Node {
    TitleNode(view, inputs)
  }
}

@MainActor private final class TitleNode<Content: View>: ModifierNode<Content, TitleModifier> {
  override func didBuild() { tell() }

  override func modifierDidChange() { tell() }

  private func tell() {
    environment.navigation?.bar?.setTitle(modifier.title, from: self)
  }

  override func dispose() {
    environment.navigation?.bar?.setTitle(nil, from: self)
    super.dispose()
  }
}

#if !PROFILE_MACOS
nonisolated private struct TitleSizeModifier: ViewModifier {
  typealias Body = Never

  let mode: NavigationBarItem.TitleDisplayMode

  @MainActor static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ inputs: _NodeInputs
  ) -> _Node {
    TitleSizeNode(view, inputs)
  }
}

@MainActor
private final class TitleSizeNode<Content: View>: ModifierNode<Content, TitleSizeModifier> {
  override func didBuild() { tell() }

  override func modifierDidChange() { tell() }

  private func tell() {
    let isLarge = modifier.mode == .automatic ? nil : modifier.mode == .large
    environment.navigation?.bar?.setLargeTitle(isLarge, from: self)
  }

  override func dispose() {
    environment.navigation?.bar?.setLargeTitle(nil, from: self)
    super.dispose()
  }
}
#endif

nonisolated private struct HiddenBackModifier: ViewModifier {
  typealias Body = Never

  let isHidden: Bool

  @MainActor static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ inputs: _NodeInputs
  ) -> _Node {
    HiddenBackNode(view, inputs)
  }
}

@MainActor
private final class HiddenBackNode<Content: View>: ModifierNode<Content, HiddenBackModifier> {
  override func didBuild() { tell() }

  override func modifierDidChange() { tell() }

  private func tell() {
    environment.navigation?.bar?.setHidesBack(modifier.isHidden, from: self)
  }

  override func dispose() {
    environment.navigation?.bar?.setHidesBack(false, from: self)
    super.dispose()
  }
}
