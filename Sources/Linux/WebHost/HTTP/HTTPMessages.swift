/// What a browser asks for, as far as this server looks at it.
struct HTTPRequest: Sendable, Equatable {
  var method: String
  var path: String
  /// The numeric address of the peer.
  var address: String = ""
  /// Names in lower case; the values of a name that occurs twice are both kept.
  var headers: [String: [String]] = [:]

  /// The value of a field that occurs exactly once.
  func value(_ name: String) -> String? {
    guard let values = headers[name], values.count == 1 else { return nil }
    return values[0]
  }
}

/// What a browser gets.
struct HTTPResponse: Sendable, Equatable {
  var status: Int
  var headers: [Header] = []
  var body: [UInt8] = []

  struct Header: Sendable, Equatable {
    var name: String
    var value: String

    init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// A short answer in words, for everything that isn't a page.
  static func plain(_ status: Int, _ text: String) -> HTTPResponse {
    HTTPResponse(
      status: status,
      headers: [
        Header("Content-Type", "text/plain; charset=utf-8"),
        Header("Cache-Control", "no-store"),
      ],
      body: Array((text + "\n").utf8)
    )
  }

  func value(_ name: String) -> String? {
    headers.first { $0.name == name }?.value
  }
}
