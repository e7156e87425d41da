import Testing

@testable import WebHost

@Suite struct CommandLineOptionsTests {
  @Test func readsItsOwnOptionsOnly() throws {
    let options = try CommandLineOptions([
      "--data", "book.sqlite", "--port", "9000", "--host=localhost", "--verbose",
      "--origin", "https://forms.example.org",
    ])
    #expect(options.port == 9000)
    #expect(options.address == "127.0.0.1")
    #expect(options.isLoopback)
    #expect(options.origins == ["https://forms.example.org"])
    #expect(!options.showsHelp)
  }

  @Test(arguments: [["--port"], ["--port", "x"], ["--port", "0"], ["--port=70000"], ["--host"]])
  func saysWhatIsWrongWithAnOption(arguments: [String]) {
    #expect(throws: CommandLineOptions.Problem.self) { try CommandLineOptions(arguments) }
  }

  @Test(arguments: [
    ("https://Forms.example.org/", "https://forms.example.org"),
    ("http://192.0.2.7:8080", "http://192.0.2.7:8080"),
    ("http://forms.example.org:80", "http://forms.example.org"),
    ("https://forms.example.org:443/", "https://forms.example.org"),
    ("https://forms.example.org:80", "https://forms.example.org:80"),
    ("http://[2001:db8::1]:8080", "http://[2001:db8::1]:8080"),
  ])
  func takesAnOriginAsABrowserWritesIt(spelling: String, origin: String) throws {
    #expect(try CommandLineOptions(["--origin", spelling]).origins == [origin])
  }

  @Test(arguments: [
    "forms.example.org", "ftp://forms.example.org", "https://", "https:///", "https://a/b",
    "https://a?b", "https://me@a", "https://a:0", "https://a:x", "https://a:70000", "https://a b",
    "https://[a]", "https://münchen.example", "*",
  ])
  func saysInASentenceWhatAnOriginIs(spelling: String) {
    let problem = #expect(throws: CommandLineOptions.Problem.self) {
      try CommandLineOptions(["--origin", spelling])
    }
    #expect(problem?.description.contains("such as https://forms.example.org") == true)
  }

  @Test(arguments: ["127.0.0.1", "0.0.0.0", "::", "::1", "192.0.2.7"])
  func printsAnAddressThatItAnswersTo(address: String) throws {
    let options = try CommandLineOptions(["--host", address])
    let policy = OriginPolicy(port: options.port, address: options.address)
    #expect(policy.allows(origin: options.url))
  }

  @Test func saysThatThereIsNoSignInWhereOthersGetIn() throws {
    #expect(try CommandLineOptions([]).warning == nil)
    let one = try CommandLineOptions(["--host", "192.0.2.7"])
    #expect(one.warning?.contains("no sign-in") == true)
    let open = try CommandLineOptions(["--host", "0.0.0.0"])
    #expect(open.warning?.contains("no sign-in") == true)
    #expect(open.warning?.contains("--origin") == true)
    let named = try CommandLineOptions(["--host", "0.0.0.0", "--origin", "http://192.0.2.7:8080"])
    #expect(named.warning?.contains("answers to http://127.0.0.1:8080, http://192.0.2.7") == true)
  }
}
