@_spi(Host) import SwiftUI

/// Writes an element tree as the page that a browser first gets.
///
/// The number of an element is written as its `id`, `e` before it; the client names elements the
/// same way, so the two trees meet without a table.
struct PageRenderer {
  private static let voidTags: Set<String> = ["input", "img", "hr", "br"]

  /// The markup of a tree.
  static func body(_ root: ElementSnapshot) -> [UInt8] {
    var writer = HTMLWriter()
    write(root, selected: nil, to: &writer)
    return writer.bytes
  }

  struct Page {
    var title: String
    var language: String
    var styleSheet: String
    var token: String
    var body: [UInt8]
  }

  /// The whole document, without a script or a style of its own: the page's policy forbids both.
  static func document(_ page: Page) -> [UInt8] {
    var writer = HTMLWriter()
    writer.markup("<!doctype html>\n<html")
    writer.attribute("lang", page.language)
    if LanguageTag.isRightToLeft(page.language) { writer.attribute("dir", "rtl") }
    writer.markup(
      """
      ><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, \
      initial-scale=1, viewport-fit=cover"><meta name="color-scheme" content="light dark"><title>
      """
    )
    writer.text(page.title)
    writer.markup("</title><link rel=\"stylesheet\" href=\"/client.css\">")
    writer.markup("<link rel=\"stylesheet\" href=\"/s/")
    writer.text(page.styleSheet)
    writer.markup(".css\"><script src=\"/client.js\" defer></script></head><body")
    writer.attribute("data-page", page.token)
    writer.markup(">")
    var bytes = writer.bytes + page.body
    bytes += "</body></html>\n".utf8
    return bytes
  }

  private static func write(
    _ element: ElementSnapshot,
    selected: String?,
    to writer: inout HTMLWriter
  ) {
    writer.markup("<")
    guard writer.name(element.tag) else {
      preconditionFailure("An element's tag must be a name.")
    }
    writer.attribute("id", "e\(element.id)")
    // The number is the only `id`. A control's path may stand among its attributes as well.
    for attribute in element.attributes where attribute.name != "id" {
      if attribute.name == "data-p", element.path != nil { continue }
      writer.attribute(attribute.name, attribute.value)
    }
    if let path = element.path {
      writer.attribute("data-p", path)
    }
    for property in element.properties {
      writer.attribute(property, "")
    }
    writeValue(of: element, selected: selected, to: &writer)
    writer.markup(">")
    guard !voidTags.contains(element.tag) else { return }
    writeContent(of: element, selected: selected, to: &writer)
    writer.markup("</")
    writer.name(element.tag)
    writer.markup(">")
  }

  private static func writeValue(
    of element: ElementSnapshot,
    selected: String?,
    to writer: inout HTMLWriter
  ) {
    switch element.tag {
    case "input":
      guard let value = element.value else { return }
      if element.isCheckable {
        if value == "true" { writer.attribute("checked", "") }
      } else {
        writer.attribute("value", value)
      }
    case "option":
      if let selected, element.attribute("value") == selected {
        writer.attribute("selected", "")
      }
    default: break
    }
  }

  private static func writeContent(
    of element: ElementSnapshot,
    selected: String?,
    to writer: inout HTMLWriter
  ) {
    if element.tag == "textarea" {
      // The parser drops one line feed at the start, so that one is given to it.
      writer.markup("\n")
      writer.text(element.value ?? "")
      return
    }
    if let text = element.text {
      writer.text(text)
    }
    let selected = element.tag == "select" ? element.value : selected
    for child in element.children {
      write(child, selected: selected, to: &writer)
    }
  }
}

extension ElementSnapshot {
  func attribute(_ name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }

  fileprivate var isCheckable: Bool {
    let type = attribute("type")
    return type == "checkbox" || type == "radio"
  }
}
