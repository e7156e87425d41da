@_spi(Host) import SwiftUI

/// A page as a browser would hold it: built from a snapshot, changed by patches alone.
@MainActor struct ShownPage {
  private var elements: [Int: Entry] = [:]
  private let rootID: Int
  var focused: Int?

  private struct Entry: Equatable {
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

  private mutating func change(_ id: Int, _ change: (inout Entry) -> Void) {
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
      case .focus(let id): focused = id
      case .announce, .rule, .scrollIntoView, .store, .open: break
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

  // MARK: Controls

  func value(of id: Int) -> String { elements[id]?.value ?? "" }

  /// The value of the option of a picker that shows some words.
  func optionValue(_ text: String, of id: Int) -> String? {
    elements[id]?.children.compactMap { elements[$0] }.first { $0.text == text }?
      .attributes["value"]
  }

  mutating func setValue(_ value: String, of id: Int) {
    change(id) { $0.value = value }
  }

  /// What every control shows, as a page sends it along with a tap.
  var controlValues: [PageEvent.ControlValue] {
    elements.filter { $0.value.value != nil && !$0.value.properties.contains("disabled") }
      .map { .init(id: $0.key, value: $0.value.value ?? "") }
      .sorted { $0.id < $1.id }
  }

  var topmostDialog: Int? {
    elements[rootID]?.children.last { elements[$0]?.tag == "dialog" }
  }

  // MARK: What assistive technology finds

  var semanticElements: [SemanticElement] {
    var found: [SemanticElement] = []
    // What stands behind a dialog can't be reached.
    let start = topmostDialog ?? rootID
    walk(start, depth: 0) { element, _ in found.append(element) }
    return found
  }

  var transcript: String {
    var lines: [String] = []
    walk(topmostDialog ?? rootID, depth: 0) { element, depth in
      lines.append(String(repeating: "  ", count: depth) + element.description)
    }
    return lines.joined(separator: "\n")
  }

  private func walk(_ id: Int, depth: Int, _ visit: (SemanticElement, Int) -> Void) {
    guard let entry = elements[id], !isHidden(entry) else { return }
    var inner = depth
    if let element = semantic(id, entry) {
      visit(element, depth)
      inner += 1
      // The inside of these is their name.
      if [.button, .image, .text, .heading, .picker, .option].contains(element.role) { return }
    }
    for child in entry.children { walk(child, depth: inner, visit) }
  }

  private func isHidden(_ entry: Entry) -> Bool {
    entry.attributes["aria-hidden"] == "true" || entry.properties.contains("hidden")
  }

  private func semantic(_ id: Int, _ entry: Entry) -> SemanticElement? {
    guard let role = role(of: entry) else { return nil }
    return SemanticElement(
      role: role,
      name: name(of: entry, role),
      value: entry.value ?? "",
      hint: description(of: entry),
      identifier: entry.attributes["data-testid"] ?? "",
      isEnabled: !entry.properties.contains("disabled"),
      isInvalid: entry.attributes["aria-invalid"] == "true",
      isSelected: entry.attributes["aria-current"] == "true"
        || entry.attributes["aria-selected"] == "true",
      attributes: entry.attributes,
      id: id
    )
  }

  private func role(of entry: Entry) -> SemanticElement.Role? {
    switch (entry.tag, entry.attributes["role"]) {
    case (_, "heading"), ("h1"..."h6", _): .heading
    case ("input", "switch"): .toggle
    case ("input", _) where entry.attributes["type"] == "radio": .radio
    case ("select", _): .picker
    case (_, "option") where entry.tag != "option": .option
    case ("input", _), ("textarea", _): .textField
    case ("button", _): .button
    case ("dialog", _): .dialog
    case (_, "progressbar"): .progress
    case (_, "img"): .image
    case (_, "group"): .group
    // A text of several pieces is one text.
    case ("span", _): entry.text != nil || entry.isText ? .text : nil
    default: nil
    }
  }

  private func name(of entry: Entry, _ role: SemanticElement.Role) -> String {
    if let reference = entry.attributes["aria-labelledby"],
      let label = Int(reference.dropFirst()).flatMap({ elements[$0] })
    {
      return text(in: label)
    }
    if let label = entry.attributes["aria-label"] { return label }
    if let labels = entry.attributes["aria-labelledby"] {
      let ids = labels.split(separator: " ").compactMap { Int($0.dropFirst()) }
      return ids.compactMap { elements[$0] }.map { text(in: $0) }.joined(separator: " ")
    }
    if role == .toggle || role == .radio, let parent = entry.parent.flatMap({ elements[$0] }) {
      return text(in: parent)
    }
    if role == .dialog || role == .group {
      return entry.children.lazy.compactMap { firstHeading(in: $0) }.first ?? ""
    }
    return text(in: entry)
  }

  private func firstHeading(in id: Int) -> String? {
    guard let entry = elements[id], !isHidden(entry) else { return nil }
    if role(of: entry) == .heading { return text(in: entry) }
    return entry.children.lazy.compactMap { firstHeading(in: $0) }.first
  }

  private func text(in entry: Entry) -> String {
    if isHidden(entry) { return "" }
    if let label = entry.attributes["aria-label"], entry.tag != "input" { return label }
    if let text = entry.text { return text }
    return entry.children.compactMap { elements[$0] }.map { text(in: $0) }
      .filter { !$0.isEmpty }.joined(separator: entry.isText ? "" : " ")
  }

  private func description(of entry: Entry) -> String {
    let references = entry.attributes["aria-describedby"]?.split(separator: " ") ?? []
    return references.compactMap { Int($0.dropFirst()) }.compactMap { elements[$0]?.text }
      .joined(separator: " ")
  }
}
