/// What a page knows about itself, signed, so that `hello` need not be believed.
///
/// A token tells which tree the page shows. One that can't be verified (it is older than a day's
/// half, forged, or signed by a process that is gone) tells nothing, and then the page is
/// rebuilt; it never lets anything in or keeps anybody out. That is the work of the Origin and
/// Host checks. See `Documentation/Decisions/page-token.md`.
struct PageToken: Equatable, Sendable {
  var issuedAt: Int
  var locale: String
  /// The hash of the style sheet that the page links.
  var styleSheet: String
  /// The hash of the page's markup.
  var body: String
  var nonce: String = Secret.token()

  /// How long a token is believed, in seconds.
  static let lifetime = 12 * 60 * 60

  /// Signs and verifies the tokens of one view in one process.
  struct Signer: Sendable {
    private let key: [UInt8]
    private let view: String

    init(view: String, key: [UInt8] = Secret.random(byteCount: 32)) {
      self.view = view
      self.key = key
    }

    func sign(_ token: PageToken) -> String {
      let payload = [
        "1", String(token.issuedAt), token.nonce, token.locale, token.styleSheet, token.body,
      ]
      .joined(separator: ".")
      return payload + "." + code(for: payload)
    }

    func verify(_ text: String, at now: Int) -> PageToken? {
      let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 7, parts[0] == "1",
        Secret.isEqual(code(for: parts.dropLast().joined(separator: ".")), parts[6]),
        let issuedAt = Int(parts[1]), issuedAt <= now, now - issuedAt <= PageToken.lifetime
      else { return nil }
      return PageToken(
        issuedAt: issuedAt,
        locale: parts[3],
        styleSheet: parts[4],
        body: parts[5],
        nonce: parts[2]
      )
    }

    private func code(for payload: String) -> String {
      // The view's name is signed without being sent: both sides of this process know it.
      let message = Array((view + "\n" + payload).utf8)
      return Base64.encodeForURL(SHA256.authenticationCode(for: message, key: key))
    }
  }

  /// A short name for content, the same in every process.
  static func hash(of bytes: [UInt8]) -> String {
    Base64.encodeForURL(Array(SHA256.digest(bytes).prefix(16)))
  }
}
