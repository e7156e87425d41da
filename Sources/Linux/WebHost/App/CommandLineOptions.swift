/// What the command line says to the host; everything else on it is the app's own.
struct CommandLineOptions: Equatable, Sendable {
  var port: UInt16 = 8080
  var address = "127.0.0.1"
  var origins: [String] = []
  var showsHelp = false

  struct Problem: Error, Equatable, CustomStringConvertible {
    var description: String
  }

  /// Reads the arguments after the program's name.
  init(_ arguments: [String]) throws(Problem) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      // `--port=80` is the same as `--port 80`.
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      let name = parts.first ?? ""
      switch name {
      case "--help", "-h": showsHelp = true
      case "--port":
        let text = try Self.value(of: name, parts, &rest)
        guard let port = UInt16(text), port > 0 else {
          throw Problem(description: "--port needs a number from 1 to 65535, not \(text).")
        }
        self.port = port
      case "--host": address = try Self.value(of: name, parts, &rest)
      case "--origin":
        let text = try Self.value(of: name, parts, &rest)
        guard let origin = PublicOrigin(text) else {
          throw Problem(
            description: "--origin needs http:// or https:// and a name, such as "
              + "https://forms.example.org, and no path; not \(text)."
          )
        }
        origins.append(origin.text)
      default: continue
      }
    }
    if address == "localhost" { address = "127.0.0.1" }
  }

  private static func value(
    of name: String,
    _ parts: [String],
    _ rest: inout ArraySlice<String>
  ) throws(Problem) -> String {
    if parts.count == 2 { return parts[1] }
    guard let next = rest.popFirst() else {
      throw Problem(description: "\(name) needs a value.")
    }
    return next
  }

  var isLoopback: Bool { address.hasPrefix("127.") || address == "::1" }

  /// Whether the server listens on every address that this machine has.
  var isEveryAddress: Bool { address == "0.0.0.0" || address == "::" }

  /// What opens the app in a browser on this machine.
  ///
  /// No browser asks for `0.0.0.0` by a name that the server answers to.
  var url: String {
    let name = isEveryAddress ? (address == "::" ? "::1" : "127.0.0.1") : address
    return "http://\(name.contains(":") ? "[\(name)]" : name):\(port)"
  }

  /// What somebody should know who lets other machines in; nil where nobody else gets in.
  var warning: String? {
    guard !isLoopback else { return nil }
    let who = "Anyone who can reach port \(port) of \(isEveryAddress ? "this machine" : address)"
    let risk = "\(who) can read and change everything in this app: there is no sign-in and no TLS."
    guard isEveryAddress else { return risk }
    let names =
      origins.isEmpty
      ? "It answers to \(url) only. For other machines, start it with the URL that they open, "
        + "such as --origin http://192.0.2.7:\(port)."
      : "It answers to \(([url] + origins).joined(separator: ", "))."
    return "\(risk)\n\(names)"
  }

  static let help = """
    Serves this app to a browser.

      --port NUMBER     the port to listen on (8080)
      --host ADDRESS    the numeric address to listen on (127.0.0.1); 0.0.0.0 is every address
                        of this machine and needs --origin for other machines
      --origin ORIGIN   a scheme and a name that browsers use for this server, such as
                        https://forms.example.org behind a proxy; can be given several times
      --help            this text

    There is no sign-in: whoever reaches the port can read and change everything in the app.
    """
}
