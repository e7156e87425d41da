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

/// A node that offers the choices below it.
@MainActor protocol ChoiceReading: _Node {
  func choicesDidChange()
}

extension ChoiceReading {
  func choicesDidChange() {
    for element in flowElements { runtime?.page.childrenChanged(of: element) }
  }
}

@MainActor private final class TagNode<Content: View>: ModifierNode<Content, TagModifier>, Tagging {
  private(set) lazy var tag = modifier.tag()

  override func modifierDidChange() {
    let new = modifier.tag()
    guard new != tag else { return }
    tag = new
    var place = parent
    while let node = place {
      (node as? any ChoiceReading)?.choicesDidChange()
      place = node.parent
    }
  }
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
    shownElements.map(\.plainText).filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension PageElement {
  /// The words that an element shows or goes by.
  var plainText: String {
    if let label = content.attributes["aria-label"] { return label }
    if content.attributes["aria-hidden"] == "true" { return "" }
    if let text = content.text { return text }
    return plainWords
  }

  /// The words of each text in an element, or of what goes by a name.
  var separateWords: [String] {
    let isOne =
      content.attributes["aria-label"] != nil || content.attributes["aria-hidden"] == "true"
      || content.text != nil || content.classes.contains("t")
    return isOne ? [plainText].filter { !$0.isEmpty } : sourceChildren.flatMap(\.separateWords)
  }

  /// The words inside an element.
  var plainWords: String {
    sourceChildren.map(\.plainText).filter { !$0.isEmpty }.joined(separator: " ")
  }
}
