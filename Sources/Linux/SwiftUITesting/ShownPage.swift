@_spi(Host) import SwiftUI

/// A page as a browser would hold it: built from a snapshot, changed by patches alone.
@MainActor struct ShownPage {
  private(set) var elements: [Int: Entry] = [:]
  let rootID: Int
  var focused: Int?

  struct Entry: Equatable {
    var tag: String
    var attributes: [String: String]
    var properties: Set<String>
    var text: String?
    var value: String?
    var parent: Int?
    var children: [Int]

    /// Whether a `Text` is drawn here.
    var isText: Bool {
      tag == "span" && attributes["class"]?.split(separator: " ").first == "t"
    }
  }

  init(_ root: ElementSnapshot) {
    rootID = root.id
    insert(root, parent: nil)
  }

  private mutating func insert(_ snapshot: ElementSnapshot, parent: Int?) {
    precondition(elements[snapshot.id] == nil, "A patch inserted element \(snapshot.id) twice.")
    elements[snapshot.id] = Entry(
      tag: snapshot.tag,
      attributes: Dictionary(uniqueKeysWithValues: snapshot.attributes.map { ($0.name, $0.value) }),
      properties: Set(snapshot.properties),
      text: snapshot.text,
      value: snapshot.value,
      parent: parent,
      children: snapshot.children.map(\.id)
    )
    for child in snapshot.children { insert(child, parent: snapshot.id) }
  }

  private mutating func remove(_ id: Int) {
    guard let entry = elements.removeValue(forKey: id) else {
      preconditionFailure("A patch took out element \(id), which the page does not have.")
    }
    if focused == id { focused = nil }
    for child in entry.children { remove(child) }
  }

  mutating func change(_ id: Int, _ change: (inout Entry) -> Void) {
    guard var entry = elements[id] else {
      preconditionFailure("A patch changed element \(id), which the page does not have.")
    }
    change(&entry)
    elements[id] = entry
  }

  mutating func apply(_ patch: [PatchOperation]) {
    for operation in patch {
      switch operation {
      case .text(let id, let text): change(id) { $0.text = text }
      case .attribute(let id, let name, let value): change(id) { $0.attributes[name] = value }
      case .property(let id, let name, let isOn):
        change(id) { if isOn { $0.properties.insert(name) } else { $0.properties.remove(name) } }
      case .value(let id, let value): change(id) { $0.value = value }
      case .insert(let parent, let before, let snapshot):
        insert(snapshot, parent: parent)
        place(snapshot.id, in: parent, before: before)
      case .delete(let id):
        if let parent = elements[id]?.parent {
          change(parent) { $0.children.removeAll { $0 == id } }
        }
        remove(id)
      case .move(let id, let before):
        guard let parent = elements[id]?.parent else { continue }
        change(parent) { $0.children.removeAll { $0 == id } }
        place(id, in: parent, before: before)
      case .ease(let id, _, _), .come(let id, _, _), .go(let id, _, _): change(id) { _ in }
      case .focus(let id): focused = id
      case .tellWhenStill, .announce, .rule, .scrollIntoView, .store, .open: break
      }
    }
  }

  private mutating func place(_ id: Int, in parent: Int, before: Int?) {
    change(id) { $0.parent = parent }
    change(parent) { entry in
      let place = before.flatMap { entry.children.firstIndex(of: $0) } ?? entry.children.count
      entry.children.insert(id, at: place)
    }
  }

  /// Whether this page is what a snapshot says.
  func shows(_ root: ElementSnapshot) -> Bool {
    elements == ShownPage(root).elements
  }

  var elementCount: Int { elements.count }

  /// A gap: rows that are not made yet, and how many.
  struct Gap: Equatable {
    let id: Int
    let rows: Int
  }

  /// The first gap that a person can scroll to.
  var firstGap: Gap? { gap(in: topmostDialog ?? rootID) }

  private func gap(in id: Int) -> Gap? {
    guard let entry = elements[id], !entry.properties.contains("hidden") else { return nil }
    if let rows = entry.attributes["data-gap"].flatMap({ Int($0) }), rows > 0 {
      return Gap(id: id, rows: rows)
    }
    return entry.children.lazy.compactMap { gap(in: $0) }.first
  }

  var elementWithTap: Int? { element(with: "data-tap") }

  func element(with attribute: String) -> Int? {
    elements.filter { $0.value.attributes[attribute] != nil }.keys.min()
  }
}
