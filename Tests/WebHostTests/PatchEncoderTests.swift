import Testing

@_spi(Host) @testable import SwiftUI
@testable import WebHost

@Suite struct PatchEncoderTests {
  private func operations(_ operations: [PatchOperation]) -> String {
    let text = String(
      decoding: PatchEncoder.encode(operations, revision: 4, event: 9),
      as: UTF8.self
    )
    #expect(text.hasPrefix(#"{"t":"patch","r":4,"n":9,"ops":["#))
    #expect(text.hasSuffix("]}"))
    return String(text.dropFirst(32).dropLast(2))
  }

  @Test(arguments: [
    (PatchOperation.text(id: 1, "a\n\"b\""), #"["t",1,"a\u000a\"b\""]"#),
    (.attribute(id: 1, name: "class", value: "x"), #"["a",1,"class","x"]"#),
    (.attribute(id: 1, name: "class", value: nil), #"["a",1,"class",null]"#),
    (.property(id: 1, name: "disabled", isOn: true), #"["p",1,"disabled",true]"#),
    (.value(id: 1, "x"), #"["v",1,"x",9]"#),
    (.delete(id: 1), #"["d",1]"#),
    (.move(id: 1, before: nil), #"["m",1,null]"#),
    (.focus(id: nil), #"["f",null]"#),
    (.announce("x", isAssertive: true), #"["l","assertive","x"]"#),
    (.rule(className: "c", css: ".c{}"), #"["c","c",".c{}"]"#),
    (.scrollIntoView(id: 3), #"["z",3]"#),
    (.scrollIntoView(id: 3, at: ScrollPlace(.topTrailing)), #"["z",3,"end","start"]"#),
    (.store(key: "k", value: nil), #"["s","k",null]"#),
  ])
  func writesOneArrayForEachOperation(operation: PatchOperation, array: String) {
    #expect(operations([operation]) == array)
  }

  @Test func writesAnInsertedElementWithAllInIt() {
    let child = ElementSnapshot(
      tag: "input",
      id: 3,
      attributes: [.init(name: "data-p", value: "p")],
      properties: ["disabled"],
      text: nil,
      value: "v",
      path: "p",
      children: []
    )
    let parent = ElementSnapshot(
      tag: "div",
      id: 2,
      attributes: [.init(name: "class", value: "c")],
      properties: [],
      text: nil,
      value: nil,
      path: nil,
      children: [child]
    )
    #expect(
      operations([.insert(parent: 1, before: 5, parent)])
        == #"["i",1,5,{"g":"div","i":2,"a":{"class":"c"},"#
        + #""k":[{"g":"input","i":3,"b":["disabled"],"p":"p","v":"v"}]}]"#
    )
  }

  @Test func separatesOperations() {
    #expect(operations([.delete(id: 1), .delete(id: 2)]) == #"["d",1],["d",2]"#)
    #expect(operations([]) == "")
  }
}
