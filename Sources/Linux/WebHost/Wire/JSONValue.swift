/// A JSON value as the wire carries it.
enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])
}

/// Why a text is not JSON that this server reads.
enum JSONError: Error, Equatable {
  case malformed
  case tooDeep
  /// A name occurs twice in an object: readers would disagree about what was said.
  case duplicateName
}

/// A strict reader of JSON (RFC 8259) for input from outside.
///
/// Depth is bounded, names are unique, and texts must be whole Unicode: a lone surrogate is
/// refused, since it can't be written back to the page.
struct JSONReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private static let greatestDepth = 8

  static func read(_ bytes: UnsafeBufferPointer<UInt8>) throws(JSONError) -> JSONValue {
    var reader = JSONReader(bytes: bytes)
    let value = try reader.value(depth: 0)
    reader.skipSpace()
    guard reader.position == bytes.count else { throw .malformed }
    return value
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = current, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      position += 1
    }
  }

  /// Skips space and takes the byte if it is the one wanted.
  private mutating func takes(_ wanted: UInt8) -> Bool {
    skipSpace()
    guard current == wanted else { return false }
    position += 1
    return true
  }

  private mutating func value(depth: Int) throws(JSONError) -> JSONValue {
    guard depth <= Self.greatestDepth else { throw .tooDeep }
    skipSpace()
    switch current {
    case 0x7B: return try object(depth: depth)
    case 0x5B: return try array(depth: depth)
    case 0x22: return .string(try text())
    case 0x74: return try word("true", .bool(true))
    case 0x66: return try word("false", .bool(false))
    case 0x6E: return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func object(depth: Int) throws(JSONError) -> JSONValue {
    position += 1
    var members: [String: JSONValue] = [:]
    if takes(UInt8(ascii: "}")) { return .object(members) }
    repeat {
      skipSpace()
      guard current == 0x22 else { throw .malformed }
      let name = try text()
      guard members[name] == nil else { throw .duplicateName }
      guard takes(UInt8(ascii: ":")) else { throw .malformed }
      members[name] = try value(depth: depth + 1)
    } while takes(UInt8(ascii: ","))
    guard takes(UInt8(ascii: "}")) else { throw .malformed }
    return .object(members)
  }

  private mutating func array(depth: Int) throws(JSONError) -> JSONValue {
    position += 1
    var elements: [JSONValue] = []
    if takes(UInt8(ascii: "]")) { return .array(elements) }
    repeat {
      elements.append(try value(depth: depth + 1))
    } while takes(UInt8(ascii: ","))
    guard takes(UInt8(ascii: "]")) else { throw .malformed }
    return .array(elements)
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(JSONError) -> JSONValue {
    for byte in word.utf8 {
      guard current == byte else { throw .malformed }
      position += 1
    }
    return value
  }
}

// MARK: - Numbers and texts

extension JSONReader {
  private mutating func number() throws(JSONError) -> Double {
    let start = position
    if current == 0x2D { position += 1 }
    let integerStart = position
    guard digits() > 0 else { throw .malformed }
    let integerEnd = position
    if bytes[integerStart] == 0x30, position > integerStart + 1 { throw .malformed }
    if current == 0x2E {
      position += 1
      guard digits() > 0 else { throw .malformed }
    }
    if current == 0x65 || current == 0x45 {
      position += 1
      if current == 0x2B || current == 0x2D { position += 1 }
      guard digits() > 0 else { throw .malformed }
    }
    // Whole numbers up to fifteen digits, as most of a page's are, need no text to be exact.
    if integerStart == start, position == integerEnd, position - start <= 15 {
      return Double(bytes[start..<position].reduce(0) { $0 * 10 + Int($1 - 0x30) })
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let number = Double(text), number.isFinite else { throw .malformed }
    return number
  }

  private mutating func digits() -> Int {
    let start = position
    while let byte = current, (0x30...0x39).contains(byte) {
      position += 1
    }
    return position - start
  }

  private mutating func text() throws(JSONError) -> String {
    position += 1
    let start = position
    while let byte = current, byte >= 0x20, byte != 0x22, byte != 0x5C {
      position += 1
    }
    let plain = UnsafeBufferPointer(rebasing: bytes[start..<position])
    if current == 0x22 {
      position += 1
      guard let text = String(validating: plain, as: UTF8.self) else { throw .malformed }
      return text
    }
    // Something is escaped, or wrong: what follows is collected byte by byte.
    var collected = Array(plain)
    while let byte = current {
      position += 1
      switch byte {
      case 0x22:
        guard let text = String(validating: collected, as: UTF8.self) else { throw .malformed }
        return text
      case 0x5C: try escape(into: &collected)
      case ..<0x20: throw .malformed
      default: collected.append(byte)
      }
    }
    throw .malformed
  }

  private mutating func escape(into collected: inout [UInt8]) throws(JSONError) {
    guard let byte = current else { throw .malformed }
    position += 1
    switch byte {
    case 0x22, 0x5C, 0x2F: collected.append(byte)
    case 0x62: collected.append(0x08)
    case 0x66: collected.append(0x0C)
    case 0x6E: collected.append(0x0A)
    case 0x72: collected.append(0x0D)
    case 0x74: collected.append(0x09)
    case 0x75: collected += Array(String(try escapedScalar()).utf8)
    default: throw .malformed
    }
  }

  private mutating func escapedScalar() throws(JSONError) -> Unicode.Scalar {
    let first = try hexadecimal()
    guard (0xD800..<0xDC00).contains(first) else {
      guard let scalar = Unicode.Scalar(first) else { throw .malformed }
      return scalar
    }
    guard current == 0x5C else { throw .malformed }
    position += 1
    guard current == 0x75 else { throw .malformed }
    position += 1
    let second = try hexadecimal()
    guard (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00))
    else { throw .malformed }
    return scalar
  }

  private mutating func hexadecimal() throws(JSONError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = current, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw .malformed
      }
      position += 1
      value = value << 4 | UInt32(digit)
    }
    return value
  }
}
