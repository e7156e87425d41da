/// Which names this server answers to, and which pages may talk to it.
///
/// Both are exact lists. Comparing `Origin` with `Host` instead would trust whatever name an
/// attacker has bound to this machine's address.
struct OriginPolicy: Sendable, Equatable {
  var hosts: Set<String>
  var origins: Set<String>

  /// The origins of a server on a port of this machine, and those that were added by hand.
  init(port: UInt16, address: String, additionalOrigins: [String] = []) {
    var names = ["127.0.0.1", "localhost"]
    switch address {
    case "127.0.0.1", "0.0.0.0": break
    case "::1", "::": names.append("[::1]")
    default: names.append(address.contains(":") ? "[\(address)]" : address)
    }
    origins = Set(additionalOrigins.map { $0.lowercased() })
    origins.formUnion(names.map { "http://\($0):\(port)" })
    if port == 80 {
      origins.formUnion(names.map { "http://\($0)" })
    }
    hosts = Set(origins.compactMap(Self.host(of:)))
  }

  func allows(host: String?) -> Bool {
    host.map { hosts.contains($0.lowercased()) } ?? false
  }

  /// An absent origin is a program, not a page; programs have no business here.
  func allows(origin: String?) -> Bool {
    origin.map { origins.contains($0.lowercased()) } ?? false
  }

  private static func host(of origin: String) -> String? {
    for scheme in ["http://", "https://"] where origin.hasPrefix(scheme) {
      let host = origin.dropFirst(scheme.count)
      return host.isEmpty || host.contains("/") ? nil : String(host)
    }
    return nil
  }
}
