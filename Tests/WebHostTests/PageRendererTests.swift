import Testing

@_spi(Host) @testable import SwiftUI
@testable import WebHost

@Suite struct PageRendererTests {
  private func element(
    _ tag: String,
    id: Int = 1,
    _ attributes: [(String, String)] = [],
    properties: [String] = [],
    text: String? = nil,
    value: String? = nil,
    path: String? = nil,
    children: [ElementSnapshot] = []
  ) -> ElementSnapshot {
    ElementSnapshot(
      tag: tag,
      id: id,
      attributes: attributes.map { .init(name: $0.0, value: $0.1) },
      properties: properties,
      text: text,
      value: value,
      path: path,
      children: children
    )
  }

  private func markup(_ element: ElementSnapshot) -> String {
    String(decoding: PageRenderer.body(element), as: UTF8.self)
  }

  @Test func writesNumberPathAndProperties() {
    let input = element(
      "input",
      id: 7,
      [("type", "text"), ("data-p", "old"), ("id", "x")],
      properties: ["disabled"],
      value: "a\"b",
      path: "p"
    )
    #expect(
      markup(input)
        == #"<input id="e7" type="text" data-p="p" disabled="" value="a&quot;b">"#
    )
  }

  @Test func keepsThePathOfAnElementWithoutAValue() {
    let button = element("button", [("data-p", "p")], text: "Save")
    #expect(markup(button) == #"<button id="e1" data-p="p">Save</button>"#)
  }

  @Test func writesTheStateOfEachKindOfControl() {
    let isOn = element("input", [("type", "checkbox")], value: "true")
    #expect(markup(isOn) == #"<input id="e1" type="checkbox" checked="">"#)
    let isOff = element("input", [("type", "checkbox")], value: "false")
    #expect(markup(isOff) == #"<input id="e1" type="checkbox">"#)
    let area = element("textarea", value: "\n<b>")
    #expect(markup(area) == "<textarea id=\"e1\">\n\n&lt;b&gt;</textarea>")
    let choice = element(
      "select",
      value: "b",
      children: [
        element("option", id: 2, [("value", "a")], text: "A"),
        element("option", id: 3, [("value", "b")], text: "B"),
      ]
    )
    #expect(
      markup(choice)
        == #"<select id="e1"><option id="e2" value="a">A</option>"#
        + #"<option id="e3" value="b" selected="">B</option></select>"#
    )
  }

  @Test func dropsAttributesThatRun() {
    let button = element("button", [("onclick", "x()"), ("style", "x"), ("class", "b")])
    #expect(markup(button) == #"<button id="e1" class="b"></button>"#)
  }

  @Test func namesLanguageAndDirection() {
    func head(_ language: String) -> String {
      let page = PageRenderer.Page(
        title: "</title><script>",
        language: language,
        styleSheet: "s",
        token: "t",
        body: []
      )
      return String(decoding: PageRenderer.document(page), as: UTF8.self)
    }
    #expect(head("de").hasPrefix("<!doctype html>\n<html lang=\"de\"><head>"))
    #expect(head("ar-EG").contains("<html lang=\"ar-EG\" dir=\"rtl\">"))
    #expect(head("en").contains("<title>&lt;/title&gt;&lt;script&gt;</title>"))
    #expect(!head("az-Latn").contains("dir="))
  }

  @Test(arguments: [
    ("de-CH, en;q=0.5", "de-CH"), ("en;q=0.9", "en"), ("*", nil), ("", nil), ("<b>", nil),
    ("a\"b", nil), (nil, nil),
  ])
  func takesTheFirstLanguage(field: String?, tag: String?) {
    #expect(LanguageTag.first(acceptLanguage: field) == tag)
  }
}
