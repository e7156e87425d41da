import Testing

@testable import WebHost

@Suite struct OriginPolicyTests {
  private let policy = OriginPolicy(
    port: 8080,
    address: "127.0.0.1",
    additionalOrigins: ["https://forms.example.org"]
  )

  @Test(arguments: ["http://127.0.0.1:8080", "http://localhost:8080", "https://forms.example.org"])
  func allowsItsOwnOrigins(origin: String) {
    #expect(policy.allows(origin: origin))
  }

  @Test(arguments: [
    nil, "", "null", "http://127.0.0.1:8081", "http://127.0.0.1", "https://127.0.0.1:8080",
    "http://localhost.example.org:8080", "http://evil.example", "http://forms.example.org",
    "https://forms.example.org.evil.example", "http://127.0.0.1:8080/",
  ])
  func refusesOtherOrigins(origin: String?) {
    #expect(!policy.allows(origin: origin))
  }

  @Test(arguments: ["127.0.0.1:8080", "localhost:8080", "LOCALHOST:8080", "forms.example.org"])
  func answersToItsNames(host: String) {
    #expect(policy.allows(host: host))
  }

  @Test(arguments: [nil, "", "evil.example:8080", "127.0.0.1", "127.0.0.1:80", "10.0.0.1:8080"])
  func answersToNoOtherName(host: String?) {
    #expect(!policy.allows(host: host))
  }
}
