import Glibc

@testable import WebHost

/// A raw client: it sends exactly the bytes it is told to.
@MainActor
final class LoopbackClient {
  private let host: LoopbackHost
  private let descriptor: Int32
  private var received: [UInt8] = []
  private(set) var hasEnded = false

  struct CannotConnect: Error {
    let errorNumber: Int32
  }

  init(_ host: LoopbackHost) throws {
    self.host = host
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = host.port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0, fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0 else {
      throw CannotConnect(errorNumber: errno)
    }
  }

  func close() {
    _ = Glibc.close(descriptor)
  }

  /// Sends bytes, letting the host run while it doesn't take more.
  func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    for _ in 0..<100_000 where !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EAGAIN {
        return
      }
      host.turn()
    }
  }

  func send(_ text: String) {
    send(Array(text.utf8))
  }

  /// Takes what has arrived into `received`.
  func read() {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      if count > 0 {
        received += buffer.prefix(count)
        continue
      }
      if count == 0 || errno != EAGAIN { hasEnded = true }
      return
    }
  }

  /// What has arrived and was not taken as a response or frame.
  var everythingReceived: String { String(decoding: received, as: UTF8.self) }

  /// Whether the host ends the connection while it runs.
  func waitsForEnd() -> Bool {
    host.runs {
      read()
      return hasEnded
    }
  }

  // MARK: HTTP

  struct Response {
    var status: Int
    var head: String
    var body: [UInt8]

    func value(_ name: String) -> String? {
      for line in head.split(separator: "\r\n") where line.hasPrefix(name + ": ") {
        return String(line.dropFirst(name.count + 2))
      }
      return nil
    }

    var text: String { String(decoding: body, as: UTF8.self) }
  }

  /// Sends a head and waits for the answer to it.
  func request(_ head: String) -> Response? {
    send(head)
    return response()
  }

  func response() -> Response? {
    var answer: Response?
    _ = host.runs {
      read()
      answer = parsedResponse()
      return answer != nil || hasEnded
    }
    return answer
  }

  private func parsedResponse() -> Response? {
    let end = Array("\r\n\r\n".utf8)
    guard
      let start = received.indices.first(where: { received[$0...].starts(with: end) })
    else { return nil }
    let head = String(decoding: received[..<start], as: UTF8.self)
    guard let status = head.split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else {
      return nil
    }
    var response = Response(status: status, head: head, body: [])
    let length = response.value("Content-Length").flatMap { Int($0) } ?? 0
    guard received.count >= start + 4 + length else { return nil }
    response.body = Array(received[(start + 4)..<(start + 4 + length)])
    received.removeFirst(start + 4 + length)
    return response
  }

  // MARK: WebSocket

  enum Frame: Equatable {
    case text(String)
    case ping
    case close(Int)
    case end
    case nothing
  }

  /// The next frame from the host.
  func frame() -> Frame {
    var frame: Frame?
    _ = host.runs {
      read()
      frame = parsedFrame()
      return frame != nil || hasEnded
    }
    return frame ?? (hasEnded ? .end : .nothing)
  }

  private func parsedFrame() -> Frame? {
    guard received.count >= 2 else { return nil }
    var start = 2
    var length = Int(received[1] & 0x7F)
    let extended = length == 126 ? 2 : length == 127 ? 8 : 0
    if extended > 0 {
      guard received.count >= 2 + extended else { return nil }
      length = received[2..<(2 + extended)].reduce(0) { $0 << 8 | Int($1) }
      start += extended
    }
    guard received.count >= start + length else { return nil }
    let opcode = received[0] & 0x0F
    let payload = Array(received[start..<(start + length)])
    received.removeFirst(start + length)
    switch opcode {
    case 0x1: return .text(String(decoding: payload, as: UTF8.self))
    case 0x8: return .close(payload.count < 2 ? 1005 : Int(payload[0]) << 8 | Int(payload[1]))
    case 0x9: return .ping
    default: return parsedFrame()
    }
  }

  /// A frame as a browser sends it: masked, here with a mask of zeros and ones.
  static func frame(
    _ payload: [UInt8],
    opcode: UInt8 = 0x1,
    isFinal: Bool = true,
    isMasked: Bool = true
  ) -> [UInt8] {
    var bytes = [opcode | (isFinal ? 0x80 : 0)]
    let mask: [UInt8] = [0, 1, 0, 1]
    let flag: UInt8 = isMasked ? 0x80 : 0
    switch payload.count {
    case ..<126: bytes.append(flag | UInt8(payload.count))
    case ..<65_536:
      bytes += [flag | 126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
    default:
      bytes.append(flag | 127)
      bytes += (0..<8).reversed().map { UInt8(truncatingIfNeeded: payload.count >> ($0 * 8)) }
    }
    guard isMasked else { return bytes + payload }
    return bytes + mask + payload.enumerated().map { $1 ^ mask[$0 % 4] }
  }
}
