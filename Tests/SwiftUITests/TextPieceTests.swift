@_spi(Host) import SwiftUI
import SwiftUITesting
import Testing

/// Texts that are put together.
@MainActor struct TextPieceTests {
  private func elements(_ view: some View) -> [ElementSnapshot] {
    let runtime = ViewRuntime(
      mode: .page,
      environment: PageEnvironment(),
      sceneStorage: [:],
      root: view
    )
    return runtime.root.all
  }

  @Test func piecesOfATextKeepTheirOwnLook() throws {
    let text = Text("a").bold() + Text("b").foregroundStyle(.red) + Text("c")
    let all = elements(text.font(.title))
    let whole = try #require(all.first { $0.tag == "span" })
    #expect(whole.text == nil && whole.children.map(\.text) == ["a", "b", "c"])
    #expect(whole.children.map { $0.attribute("class") != nil } == [true, true, false])
  }

  @Test func aTextOfPiecesIsOneText() {
    let host = ViewHost(Text("Sample ") + Text("Street").italic() + (Text(" 7") + Text("b")))
    #expect(host.contains(.text("Sample Street 7b")))
    #expect(host.elements.count == 1)
  }

  @Test func aPieceIsReadOutAsItsLabelSays() {
    let host = ViewHost(Text("No.").accessibilityLabel("Number") + Text(" 7"))
    #expect(host.contains(.text("Number 7")))
    let alone = ViewHost(Text("★").accessibilityLabel(Text("Favourite")))
    #expect(alone.contains(.text("Favourite")))
    let button = ViewHost(
      Button {
      } label: {
        Text("No.").accessibilityLabel("Number") + Text(" 7")
      }
    )
    #expect(button.contains(.button("Number 7")))
  }

  @Test func piecesComeAndGo() throws {
    struct Sentence: View {
      @State private var count = 1
      var body: some View {
        (1...count).map { Text("\($0)") }.reduce(Text("n")) { $0 + Text(",") + $1 }
        Button("More") { count += 1 }
      }
    }
    let host = ViewHost(Sentence())
    try host.tap(.button("More"))
    #expect(host.contains(.text("n,1,2")))
  }

  @Test func whatIsRedactedIsInNoPiece() {
    let all = elements((Text("4111") + Text("1111").bold()).redacted(reason: .placeholder))
    #expect(!all.contains { $0.text?.contains("1111") == true })
  }
}
