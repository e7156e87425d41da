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
      case "--origin": origins.append(try Self.value(of: name, parts, &rest))
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

  /// How the address stands in a browser's address line.
  var url: String {
    "http://\(address.contains(":") ? "[\(address)]" : address):\(port)"
  }

  static let help = """
    Serves this app to a browser.

      --port NUMBER     the port to listen on (8080)
      --host ADDRESS    the numeric address to listen on (127.0.0.1)
      --origin ORIGIN   a public origin such as https://forms.example.org, for a server behind
                        a proxy; can be given several times
      --help            this text
    """
}
