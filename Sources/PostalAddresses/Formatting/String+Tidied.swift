extension String {
  /// The text without white space and unseen marks at its ends, on one line.
  ///
  /// Line breaks and control characters inside become spaces, a carriage return with its line feed
  /// one. Direction overrides go everywhere,
  /// since they can make an address read as another. Joiners stay: names in Persian and Malayalam
  /// are spelled with them.
  var tidied: String {
    isTidy ? self : Self.tidied(unicodeScalars)
  }

  static func tidied(_ text: some Sequence<Unicode.Scalar>) -> String {
    var scalars = text.filter { !$0.isDirectionOverride }
    while let last = scalars.last, last.isTrimmed { scalars.removeLast() }
    var view = UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in scalars.drop(while: \.isTrimmed) {
      if previous != "\r" || scalar != "\n" { view.append(scalar.breaksLine ? " " : scalar) }
      previous = scalar
    }
    return String(view)
  }

  /// Makes the text what ``tidied`` says; untouched where it is that already.
  mutating func tidy() {
    if !isTidy { self = tidied }
  }

  /// Whether nothing is left of the text once it is tidied.
  var isBlank: Bool {
    guard let first = utf8.first else { return true }
    // Anything visible in ASCII: the usual case, answered by the first byte.
    if (33...126).contains(first) { return false }
    return tidied.isEmpty
  }

  /// Whether tidying would change nothing, as far as bytes alone tell; false where in doubt.
  private var isTidy: Bool {
    utf8.withContiguousStorageIfAvailable(Self.isTidy) ?? false
  }

  private static func isTidy(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = bytes.first, let last = bytes.last else { return true }
    if first == 32 || last == 32 { return false }
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if (32..<127).contains(byte) { continue }
      if byte < 128 { return false }
      // The beginnings of everything that is space, unseen or breaks a line: U+0080 to U+00A0,
      // U+061C, U+1680, U+2000 to U+207F, U+3000, U+FEFF. What else they begin is rare.
      switch byte {
      case 0xC2 where index < bytes.count && bytes[index] <= 0xA0: return false
      case 0xD8 where index < bytes.count && bytes[index] == 0x9C: return false
      case 0xE1 where index < bytes.count && bytes[index] == 0x9A: return false
      case 0xE2 where index < bytes.count && (0x80...0x81).contains(bytes[index]): return false
      case 0xE3 where index + 1 < bytes.count && bytes[index] == 0x80 && bytes[index + 1] == 0x80:
        return false
      case 0xEF where index < bytes.count && bytes[index] == 0xBB: return false
      default: break
      }
    }
    return true
  }
}

extension Unicode.Scalar {
  fileprivate var isTrimmed: Bool {
    switch self {
    case "\u{200B}", "\u{200E}", "\u{200F}", "\u{061C}", "\u{2060}", "\u{FEFF}": true
    default: isSpace || breaksLine
    }
  }
}
