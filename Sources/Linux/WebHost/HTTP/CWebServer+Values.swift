import CWebServer

extension HTTPRequest {
  /// The fields that this server looks at; all others are never copied.
  private static let fields = [
    "host", "origin", "upgrade", "connection", "sec-websocket-key", "sec-websocket-version",
    "sec-websocket-protocol", "accept-language", "accept-encoding", "if-none-match",
  ]

  @MainActor
  init(_ handle: OpaquePointer) {
    method = String(cString: web_request_method(handle))
    path = String(cString: web_request_path(handle))
    address = String(cString: web_request_address(handle))
    for name in Self.fields {
      let count = Int(web_request_header_count(handle, name))
      guard count > 0, let first = web_request_header(handle, name) else { continue }
      // Only the number of the others matters: a field that occurs twice is not used.
      headers[name] = Array(repeating: String(cString: first), count: count)
    }
  }
}

extension HTTPResponse {
  /// Answers a request; false when it had been answered already or memory ran out.
  @MainActor
  func send(to handle: OpaquePointer) -> Bool {
    withCStrings(headers.flatMap { [$0.name, $0.value] }) { fields in
      body.withUnsafeBytes { body in
        web_request_respond(
          handle,
          UInt32(status),
          fields.baseAddress,
          headers.count,
          body.baseAddress,
          body.count
        )
      }
    }
  }

  /// One buffer for all texts keeps every pointer valid for the whole call.
  private func withCStrings<Result>(
    _ texts: [String],
    _ body: (UnsafeBufferPointer<UnsafePointer<CChar>>) -> Result
  ) -> Result {
    var characters: [CChar] = []
    var starts: [Int] = []
    for text in texts {
      starts.append(characters.count)
      characters += text.utf8CString
    }
    return characters.withUnsafeBufferPointer { bytes in
      starts.compactMap { start in bytes.baseAddress.map { $0 + start } }
        .withUnsafeBufferPointer(body)
    }
  }
}

extension web_options {
  init(_ limits: Limits, address: UnsafePointer<CChar>, port: UInt16) {
    self.init(
      address: address,
      port: port,
      connection_limit: UInt32(limits.connections),
      head_bytes: limits.headBytes,
      head_fields: UInt32(limits.headFields),
      head_milliseconds: limits.headTime,
      message_bytes: UInt64(limits.messageBytes),
      message_frames: UInt32(limits.messageFrames),
      queue_bytes: limits.outboundBytes
    )
  }
}
