@_spi(Host) import SwiftUI

extension ClientMessage {
  /// Reads one message: exactly the fields of its kind, each within its limit.
  static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>,
    limits: Limits
  ) throws(WireRefusal) -> ClientMessage {
    let value: JSONValue
    do {
      value = try JSONReader.read(bytes)
    } catch {
      throw .bad
    }
    var fields = try FieldReader(value, limits: limits)
    let kind = try fields.string("t", atMost: 16)
    let message = try decode(kind, &fields)
    try fields.end()
    return message
  }

  private static func decode(
    _ kind: String,
    _ fields: inout FieldReader
  ) throws(WireRefusal) -> ClientMessage {
    switch kind {
    case "ping": return .ping
    case "ack": return .acknowledgement(revision: try fields.integer("r"))
    case "hello": return .hello(try Hello(&fields))
    default:
      let number = try fields.integer("n")
      let revision = kind == "env" ? nil : try fields.integer("r")
      let action = try Action(kind, &fields)
      return .event(Event(number: number, revision: revision, action: action))
    }
  }
}

extension ClientMessage.Hello {
  init(_ fields: inout FieldReader) throws(WireRefusal) {
    guard try fields.integer("v") == 1 else { throw .version }
    pageToken = try fields.string("page", atMost: 512)
    lastEvent = try fields.integer("n")
    revision = try fields.integer("r")
    sceneStorage = try fields.texts("st")
    values = try fields.texts("f")
    gaps = fields.has("w") ? try fields.texts("w") : [:]
    var environment = try fields.nested("e")
    self.environment = try PageEnvironment(&environment)
    try environment.end()
    resume = nil
    if fields.has("resume") {
      var resume = try fields.nested("resume")
      self.resume = ClientMessage.Resume(
        session: try resume.string("sid", atMost: 64),
        key: try resume.string("key", atMost: 64)
      )
      try resume.end()
    }
    focusedPath = nil
    if fields.has("at") {
      var at = try fields.nested("at")
      focusedPath = try at.string("id", atMost: 200)
      // Where the caret stands is the page's own business; it only must be well formed.
      _ = try at.integerOrNull("s")
      _ = try at.integerOrNull("e")
      try at.end()
    }
  }
}

extension ClientMessage.Action {
  init(_ kind: String, _ fields: inout FieldReader) throws(WireRefusal) {
    switch kind {
    case "set":
      self = .set(try fields.texts("s"))
    case "tap":
      self = .tap(id: try fields.integer("id"))
    case "focus":
      let from = try fields.integerOrNull("from")
      self = .focus(from: from, to: try fields.integerOrNull("id"))
    case "submit":
      let id = try fields.integer("id")
      let key = try fields.string("k", atMost: 64)
      guard key.utf8.count >= 16 else { throw .bad }
      self = .submit(id: id, key: key, values: try fields.texts("f"))
    case "key":
      let id = try fields.integer("id")
      self = .key(id: id, key: try fields.string("key", atMost: 32))
    case "press":
      let id = try fields.integer("id")
      self = .press(id: id, isPressed: try fields.bool("on"))
    case "dismiss":
      self = .dismiss(id: try fields.integer("id"))
    case "env":
      var environment = try fields.nested("e")
      self = .environment(try PageEnvironment(&environment))
      try environment.end()
    case "fit":
      let id = try fields.integer("id")
      self = .fit(id: id, index: try fields.integer("index"))
    case "rows":
      let id = try fields.integer("id")
      let from = try fields.integer("from")
      self = .rows(id: id, from: from, count: try fields.integer("count"))
    case "size":
      let id = try fields.integer("id")
      let width = try fields.number("w", in: 0...100_000)
      self = .size(id: id, width: width, height: try fields.number("h", in: 0...100_000))
    case "scroll":
      let id = try fields.integer("id")
      self = .scroll(id: id, to: try fields.integer("to"))
    default:
      throw .bad
    }
  }
}

extension PageEnvironment {
  init(_ fields: inout FieldReader) throws(WireRefusal) {
    self.init()
    language = try fields.optionalString("lang", atMost: 64)
    if let tag = language, !LanguageTag.isWellFormed(tag) { throw .bad }
    timeZone = try fields.optionalString("tz", atMost: 64)
    isDark = try fields.optionalBool("dark")
    reducesMotion = try fields.optionalBool("calm")
    increasesContrast = try fields.optionalBool("contrast")
    isCompactWidth = try fields.optionalBool("compact")
    if fields.has("scale") {
      textScale = try fields.number("scale", in: 0.25...8)
    }
  }
}
