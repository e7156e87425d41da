import Testing

@testable import WebHost

@Suite struct PageTokenTests {
  private let signer = PageToken.Signer(view: "Book", key: [UInt8](repeating: 7, count: 32))
  private let token = PageToken(issuedAt: 1000, locale: "de-CH", styleSheet: "s", body: "b")

  @Test func verifiesWhatItSigned() {
    #expect(signer.verify(signer.sign(token), at: 1000) == token)
    #expect(signer.verify(signer.sign(token), at: 1000 + PageToken.lifetime) == token)
  }

  @Test func forgetsAfterTwelveHours() {
    #expect(signer.verify(signer.sign(token), at: 1001 + PageToken.lifetime) == nil)
    #expect(signer.verify(signer.sign(token), at: 999) == nil)
  }

  @Test func refusesEveryChangeOfOneByte() {
    let text = signer.sign(token)
    for index in text.utf8.indices {
      var bytes = Array(text.utf8)
      bytes[text.utf8.distance(from: text.utf8.startIndex, to: index)] ^= 1
      #expect(signer.verify(String(decoding: bytes, as: UTF8.self), at: 1000) == nil)
    }
  }

  @Test func refusesTokensOfOthers() {
    let text = signer.sign(token)
    let otherView = PageToken.Signer(view: "Form", key: [UInt8](repeating: 7, count: 32))
    #expect(otherView.verify(text, at: 1000) == nil)
    #expect(PageToken.Signer(view: "Book").verify(text, at: 1000) == nil)
  }

  @Test(arguments: ["", "1", "......", "1.2.3", "1.1000.x.de.s.b."])
  func refusesWhatIsNoToken(text: String) {
    #expect(signer.verify(text, at: 1000) == nil)
  }

  @Test func comparesWholeTexts() {
    #expect(Secret.isEqual("abc", "abc"))
    #expect(!Secret.isEqual("abc", "abd"))
    #expect(!Secret.isEqual("abc", "ab"))
    #expect(!Secret.isEqual("", "a"))
    #expect(Secret.token() != Secret.token())
    #expect(Secret.token().utf8.count == 22)
  }
}
