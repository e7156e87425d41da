extension View {
  nonisolated public func tag<V>(_ tag: V) -> some View where V: Hashable {
    nonisolated(unsafe) let tag = tag
    return modifier(TagModifier { AnyHashable(tag) })
  }
}

nonisolated private struct TagModifier: ViewModifier {
  typealias Body = Never

  let tag: @MainActor () -> AnyHashable

  @MainActor static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ inputs: _NodeInputs
  ) -> _Node {
    TagNode(view, inputs)
  }
}

/// A view that can be chosen, and what it stands for.
struct Choice {
  let tag: AnyHashable
  let node: _Node
}

/// A node that says what the view inside it stands for.
@MainActor protocol Tagging: _Node {
  var tag: AnyHashable { get }
}

/// A node that gives each view inside it an identity of its own.
@MainActor protocol Identifying: _Node {
  var identifiedChildren: [(identity: AnyHashable, node: _Node)] { get }
}

@MainActor private final class TagNode<Content: View>: ModifierNode<Content, TagModifier>, Tagging {
  var tag: AnyHashable { modifier.tag() }
}

extension _Node {
  /// The views below that can be chosen, in the order they are drawn.
  ///
  /// A tag wins over the identity that a `ForEach` gave, as in SwiftUI.
  var choices: [Choice] {
    if let tagging = self as? any Tagging { return [Choice(tag: tagging.tag, node: self)] }
    guard let rows = self as? any Identifying else { return children.flatMap(\.choices) }
    return rows.identifiedChildren.flatMap { row in
      let tagged = row.node.choices
      return tagged.isEmpty ? [Choice(tag: row.identity, node: row.node)] : tagged
    }
  }

  /// The words that the views below show.
  var plainText: String {
    childElements.map(\.plainText).filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension PageElement {
  /// The words that an element shows or goes by.
  var plainText: String {
    if let label = content.attributes["aria-label"] { return label }
    if content.attributes["aria-hidden"] == "true" { return "" }
    if let text = content.text { return text }
    return source().map(\.plainText).filter { !$0.isEmpty }.joined(separator: " ")
  }
}
