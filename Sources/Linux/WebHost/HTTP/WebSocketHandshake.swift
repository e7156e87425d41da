/// The opening handshake of RFC 6455, checked whole: libmicrohttpd checks only a part.
enum WebSocketHandshake {
  static let subprotocol = "webhost.v1"

  enum Answer: Equatable {
    case accept(String)
    case refuse(HTTPResponse)
  }

  static func answer(to request: HTTPRequest, policy: OriginPolicy) -> Answer {
    guard policy.allows(origin: request.value("origin")) else {
      return .refuse(.plain(403, "This page may not connect here."))
    }
    guard request.method == "GET",
      tokens(request.value("upgrade")).contains("websocket"),
      tokens(request.value("connection")).contains("upgrade"),
      let key = request.value("sec-websocket-key"), isKey(key)
    else {
      return .refuse(.plain(400, "This is the address of a WebSocket."))
    }
    guard request.value("sec-websocket-version") == "13" else {
      var response = HTTPResponse.plain(426, "Version 13 is spoken here.")
      response.headers.append(.init("Sec-WebSocket-Version", "13"))
      return .refuse(response)
    }
    guard tokens(request.value("sec-websocket-protocol")).contains(subprotocol) else {
      return .refuse(.plain(400, "The subprotocol \(subprotocol) is spoken here."))
    }
    return .accept(acceptance(of: key))
  }

  static func acceptance(of key: String) -> String {
    Base64.encode(SHA1.digest(Array((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8)))
  }

  /// Sixteen bytes in Base64 are 22 digits and two signs of padding.
  private static func isKey(_ key: String) -> Bool {
    let bytes = Array(key.utf8)
    return bytes.count == 24 && bytes.suffix(2) == [0x3D, 0x3D]
      && bytes.prefix(22)
        .allSatisfy { byte in
          switch byte {
          case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2B, 0x2F: true
          default: false
          }
        }
  }

  private static func tokens(_ value: String?) -> [String] {
    (value ?? "").split(separator: ",")
      .map { part in
        String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()).lowercased()
      }
  }
}
