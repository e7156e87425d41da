/// Takes the fields out of a message one by one, so that what is left over is known at the end.
struct FieldReader {
  private var members: [String: JSONValue]
  let limits: Limits

  init(_ value: JSONValue, limits: Limits) throws(WireRefusal) {
    guard case .object(let members) = value else { throw .bad }
    self.members = members
    self.limits = limits
  }

  /// Refuses fields that nobody took.
  func end() throws(WireRefusal) {
    guard members.isEmpty else { throw .bad }
  }

  mutating func has(_ name: String) -> Bool {
    members[name] != nil
  }

  mutating func string(_ name: String, atMost count: Int) throws(WireRefusal) -> String {
    guard case .string(let text)? = members.removeValue(forKey: name) else { throw .bad }
    guard text.utf8.count <= count else { throw .size }
    return text
  }

  mutating func optionalString(_ name: String, atMost count: Int) throws(WireRefusal) -> String? {
    has(name) ? try string(name, atMost: count) : nil
  }

  /// A whole number from 0 that a double holds exactly.
  mutating func integer(_ name: String) throws(WireRefusal) -> Int {
    guard case .number(let number)? = members.removeValue(forKey: name),
      number >= 0, number <= 9_007_199_254_740_991, number == number.rounded()
    else { throw .bad }
    return Int(number)
  }

  /// A field that must be there and may be null.
  mutating func integerOrNull(_ name: String) throws(WireRefusal) -> Int? {
    if members[name] == .null {
      members[name] = nil
      return nil
    }
    return try integer(name)
  }

  mutating func bool(_ name: String) throws(WireRefusal) -> Bool {
    guard case .bool(let isOn)? = members.removeValue(forKey: name) else { throw .bad }
    return isOn
  }

  mutating func optionalBool(_ name: String) throws(WireRefusal) -> Bool? {
    has(name) ? try bool(name) : nil
  }

  mutating func number(_ name: String, in range: ClosedRange<Double>) throws(WireRefusal) -> Double
  {
    guard case .number(let number)? = members.removeValue(forKey: name), range.contains(number)
    else { throw .bad }
    return number
  }

  mutating func nested(_ name: String) throws(WireRefusal) -> FieldReader {
    guard let value = members.removeValue(forKey: name) else { throw .bad }
    return try FieldReader(value, limits: limits)
  }

  /// An object whose values are texts.
  mutating func texts(_ name: String) throws(WireRefusal) -> [String: String] {
    guard case .object(let texts)? = members.removeValue(forKey: name) else { throw .bad }
    guard texts.count <= limits.values else { throw .size }
    var result: [String: String] = [:]
    result.reserveCapacity(texts.count)
    for (key, value) in texts {
      guard case .string(let text) = value else { throw .bad }
      guard key.utf8.count <= 200, text.utf8.count <= limits.valueBytes else { throw .size }
      result[key] = text
    }
    return result
  }
}
