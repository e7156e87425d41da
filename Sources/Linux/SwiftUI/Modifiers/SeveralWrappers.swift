/// The elements round several views that one modifier was put on.
///
/// A modifier on a group, a `ForEach` or a view of an app with several in its body is one of each
/// view in it, which stay side by side in the stack around.
@MainActor final class SeveralWrappers {
  private(set) var wrappers: [PageElement] = []
  /// The wrapper that is there from the start, and stays where nothing stands in it.
  private let first: PageElement
  private var inner: [Int: PageElement] = [:]

  init(first: PageElement) {
    self.first = first
    // What stood in it alone stays in it.
    guard first.children.count == 1 else { return }
    inner[first.id] = first.children[0]
    wrappers = [first]
  }

  func content(of wrapper: PageElement) -> [PageElement] {
    inner[wrapper.id].map { [$0] } ?? []
  }

  /// Gives each element the wrapper it had before, or a new one.
  func wrap(_ elements: [PageElement], make: () -> PageElement) {
    var known: [Int: PageElement] = [:]
    for wrapper in wrappers {
      if let inside = inner[wrapper.id] { known[inside.id] = wrapper }
    }
    let staying = Set(elements.map(\.id))
    var free = wrappers.filter { wrapper in
      guard wrapper === first, let inside = inner[wrapper.id] else { return false }
      return !staying.contains(inside.id)
    }
    if !wrappers.contains(where: { $0 === first }) { free = [first] }
    var new: [PageElement] = []
    for element in elements {
      let wrapper = known.removeValue(forKey: element.id) ?? free.popLast() ?? make()
      if inner[wrapper.id] !== element {
        inner[wrapper.id] = element
        wrapper.page.childrenChanged(of: wrapper)
      }
      new.append(wrapper)
    }
    for gone in known.values where gone !== first && !new.contains(where: { $0 === gone }) {
      inner[gone.id] = nil
      gone.page.remove(gone)
    }
    if !new.contains(where: { $0 === first }) { inner[first.id] = nil }
    wrappers = new
  }
}
