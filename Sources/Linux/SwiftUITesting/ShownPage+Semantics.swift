@_spi(Host) import SwiftUI

/// What assistive technology finds.
extension ShownPage {
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
      if [.button, .image, .picker, .option, .link].contains(element.role) { return }
      if [.text, .heading].contains(element.role), !holdsLink(entry) { return }
    }
    for child in entry.children where !isPiece(child, of: entry) {
      walk(child, depth: inner, visit)
    }
  }

  /// Whether an element is words of a text whose name has them already.
  private func isPiece(_ id: Int, of entry: Entry) -> Bool {
    holdsLink(entry) && elements[id]?.tag == "span"
  }

  /// Whether something inside can be followed; the rest of the inside is the name.
  private func holdsLink(_ entry: Entry) -> Bool {
    entry.children.contains { elements[$0]?.tag == "a" }
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
    case ("a", _): .link
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
