import Foundation
@_spi(Host) import SwiftUI
import SwiftUITesting
import Testing

/// Pieces of texts that lead somewhere.
@MainActor struct TextLinkTests {
  private func attributed(_ words: String, _ address: String) -> AttributedString {
    var text = AttributedString(words)
    text.link = URL(string: address)
    return text
  }

  @Test func anAttributedLinkIsALinkOfThePage() throws {
    let host = ViewHost(Text(AttributedString("See ") + attributed("terms", "https://a.example/t")))
    #expect(host.contains(.text("See terms")))
    let link = try host.find(.link("terms"))
    #expect(link.attributes["href"] == "https://a.example/t")
    #expect(link.attributes["target"] == "_blank" && link.attributes["rel"] == "noopener")
    #expect(link.attributes["data-tap"] == nil)
    try host.tap(.link("terms"))
    #expect(host.lastPatch.contains(.open(url: "https://a.example/t")))
  }

  @Test(arguments: [
    "javascript:alert(1)", "JavaScript:alert(1)", "data:text/html,x", "vbscript:x", "file:///etc",
    "blob:https://a.example/1", "//a.example", "/admin", "parcel:7",
  ])
  func whatABrowserShouldNotOpenIsNoLink(address: String) throws {
    let host = ViewHost(Text(attributed("x", address)))
    #expect(host.contains(.text("x")))
    #expect(!host.contains(.link("x")))
    #expect(!host.root.all.contains { $0.tag == "a" || $0.attribute("href") != nil })
  }

  private struct Opened: View {
    let text: Text
    @State private var opened = "nothing"

    var body: some View {
      text.environment(
        \.openURL,
        OpenURLAction { url in
          opened = url.absoluteString
          return .handled
        }
      )
      Text("opened \(opened)")
    }
  }

  @Test func viewsThatOpenAddressesThemselvesAreTold() throws {
    let host = ViewHost(
      Opened(text: Text("[a](https://a.example), [b](parcel:7) and [c](javascript:1)"))
    )
    try host.tap(.link("a"))
    #expect(host.contains(.text("opened https://a.example")))
    #expect(!host.lastPatch.contains { if case .open = $0 { true } else { false } })
    try host.tap(.link("b"))
    #expect(host.contains(.text("opened parcel:7")))
    // The views may take anything; the page is given nothing that would run.
    let risky = try host.find(.link("c"))
    #expect(risky.attributes["href"] == nil && risky.attributes["role"] == "link")
  }

  @Test func inAButtonAndInWhatIsDisabledALinkIsWords() throws {
    let text = Text("go [there](https://a.example)")
    let host = ViewHost(
      Button {
      } label: {
        text
      }
    )
    #expect(host.contains(.button("go there")))
    #expect(!host.root.all.contains { $0.tag == "a" })
    #expect(!ViewHost(text.disabled(true)).contains(.link("there")))
  }

  @Test func linksComeAndGo() throws {
    struct Note: View {
      @State private var isLong = false
      var body: some View {
        Text(isLong ? "see [a](https://a.example) and [b](https://b.example)" : "see **a**")
        Button("Turn") { isLong.toggle() }
      }
    }
    let host = ViewHost(Note())
    let before = host.liveNodes
    try host.tap(.button("Turn"))
    #expect(host.contains(.link("b")) && host.isPageWhatViewsSay)
    try host.tap(.button("Turn"))
    #expect(!host.contains(.link("a")) && host.isPageWhatViewsSay)
    #expect(host.liveNodes == before)
  }
}
