@_spi(Host) import SwiftUI
import SwiftUITesting
import Testing

/// Markdown in the literals of texts.
@MainActor struct MarkdownTests {
  /// The pieces of a text with what was said of each: `b`old, `i`talic, `c`ode, `s`truck through, or
  /// where a link leads.
  private func pieces(_ text: Text) -> [String] {
    let runtime = ViewRuntime(
      mode: .page,
      environment: PageEnvironment(),
      sceneStorage: [:],
      root: text
    )
    let rules = Dictionary(uniqueKeysWithValues: runtime.rules.map { ($0.className, $0.css) })
    guard let whole = runtime.root.all.first(where: { $0.classes.first == "t" }) else { return [] }
    guard whole.text == nil else { return [whole.text ?? ""] }
    return whole.children.map { piece in
      let css = piece.classes.compactMap { rules[$0] }.joined()
      let marks = [
        ("b", "font-weight"), ("i", "italic"), ("c", "monospace"), ("s", "line-through"),
      ]
      .filter { css.contains($0.1) }.map(\.0).joined()
      let link = piece.tag == "a" ? "→" + (piece.attribute("href") ?? "") : ""
      return (piece.text ?? "") + (marks.isEmpty ? "" : "|" + marks) + link
    }
  }

  @Test func emphasisAndCode() {
    #expect(
      pieces(Text("a **b** *c* `d` ~~e~~ __f__ _g_")) == [
        "a ", "b|b", " ", "c|i", " ", "d|c", " ", "e|s", " ", "f|b", " ", "g|i",
      ]
    )
    #expect(
      pieces(Text("***both*** and **a *b* c**")) == [
        "both|bi", " and ", "a |b", "b|bi", " c|b",
      ]
    )
  }

  @Test func whatIsNoMarkdownStaysAsItIs() {
    #expect(pieces(Text("2 * 3 * 4")) == ["2 * 3 * 4"])
    #expect(pieces(Text("snake_case_name")) == ["snake_case_name"])
    #expect(pieces(Text("**open")) == ["**open"])
    #expect(pieces(Text("a < b > c")) == ["a < b > c"])
    #expect(pieces(Text("[1] and [two] (3)")) == ["[1] and [two] (3)"])
    #expect(pieces(Text("~~~a~~~")) == ["~~~a~~~"])
    #expect(pieces(Text("`a")) == ["`a"])
    #expect(pieces(Text("# No heading\n- no list")) == ["# No heading\n- no list"])
    #expect(pieces(Text("C:\\Users")) == ["C:\\Users"])
  }

  @Test func aBackslashTakesTheMeaningFromASign() {
    #expect(pieces(Text("\\*a\\* \\[b\\](c) \\\\")) == ["*a* [b](c) \\"])
    #expect(pieces(Text("`\\*`")) == ["\\*|c"])
  }

  @Test func linksLeadSomewhere() {
    #expect(
      pieces(Text("Read [the *terms*](https://example.org/a_(b) \"Terms\").")) == [
        "Read ", "the →https://example.org/a_(b)", "terms|i→https://example.org/a_(b)", ".",
      ]
    )
    #expect(pieces(Text("<https://example.org>")) == ["https://example.org→https://example.org"])
    #expect(
      pieces(Text("[a [b](https://b.example)](https://c.example)")) == [
        "[a ", "b→https://b.example", "](https://c.example)",
      ]
    )
    #expect(pieces(Text("![a picture](https://example.org/p.png)")) == ["a picture"])
  }

  @Test func nothingIsReadInWhatIsInterpolated() {
    let hostile = "**[x](https://evil.example)** `c`"
    #expect(pieces(Text("\(hostile)")) == [hostile])
    #expect(pieces(Text("Dear \(hostile), **hello**")) == ["Dear \(hostile), ", "hello|b"])
    #expect(pieces(Text("**\(hostile)**")) == ["\(hostile)|b"])
    #expect(pieces(Text("**\("")** a")) == [" a"])
    // It closes nothing that a literal opened, and becomes no part of an address.
    #expect(pieces(Text("*a\("*")")) == ["*a*"])
    #expect(pieces(Text("[a](\("https://evil.example"))")) == ["[a](https://evil.example)"])
    #expect(pieces(Text("[a](https://example.org/\("x"))")) == ["[a](https://example.org/x)"])
    #expect(pieces(Text("[\(hostile)](https://example.org)")) == ["\(hostile)→https://example.org"])
  }

  @Test func onlyLiteralsAreRead() {
    let variable = "**bold** [x](https://example.org)"
    #expect(pieces(Text(verbatim: "**a**")) == ["**a**"])
    #expect(pieces(Text(variable)) == [variable])
    #expect(pieces(Text(LocalizedStringKey(variable))) == [variable])
  }

  @Test func interpolatedTextsKeepTheirLook() {
    #expect(
      pieces(Text("a \(Text("b").bold()) *c \(Text("d").bold())*")) == [
        "a ", "b|b", " ", "c |i", "d|bi",
      ]
    )
  }

  @Test func titlesShowTheWordsAlone() throws {
    let host = ViewHost(Button("**Save** it") {}.accessibilityHint("*Now*"))
    #expect(try host.find(.button("Save it")).hint == "Now")
  }
}
