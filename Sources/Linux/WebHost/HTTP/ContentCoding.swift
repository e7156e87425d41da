/// How the bytes of an answer are written.
enum ContentCoding: Sendable, Equatable {
  case identity
  case gzip

  /// What a request's `Accept-Encoding` asks for (RFC 9110, section 12.5.3).
  ///
  /// A browser that names no coding gets the bytes as they are. So does one that refuses those and
  /// gzip too: an answer that it may not want is of more use than none.
  init(accepting field: String?) {
    var weights: [Substring: Int] = [:]
    for element in (field ?? "").lowercased().split(separator: ",") {
      let parts = element.split(separator: ";", omittingEmptySubsequences: false)
        .map { $0.trimmingSpace() }
      guard let name = parts.first, !name.isEmpty else { continue }
      let coding = name == "x-gzip" ? "gzip" : name
      // What can't be read is not what the browser wants.
      let weight = parts.count == 1 ? 1000 : parts.count == 2 ? Self.weight(parts[1]) ?? 0 : 0
      weights[coding] = weights[coding] ?? weight
    }
    let gzip = weights["gzip"] ?? weights["*"] ?? 0
    // Without a word about it identity is acceptable, and any coding that is named is preferred.
    let identity = weights["identity"] ?? 0
    self = gzip > 0 && gzip >= identity ? .gzip : .identity
  }

  /// The weight in `q=0.5`, in thousandths.
  private static func weight(_ parameter: Substring) -> Int? {
    guard parameter.hasPrefix("q=") else { return nil }
    let digits = parameter.dropFirst(2).utf8
    guard let whole = digits.first, whole == 0x30 || whole == 0x31, digits.count <= 5 else {
      return nil
    }
    var thousandths = Int(whole - 0x30) * 1000
    guard digits.count > 1 else { return thousandths }
    guard digits.dropFirst().first == 0x2E else { return nil }
    var unit = 100
    for digit in digits.dropFirst(2) {
      guard (0x30...0x39).contains(digit) else { return nil }
      thousandths += Int(digit - 0x30) * unit
      unit /= 10
    }
    return thousandths <= 1000 ? thousandths : nil
  }
}

extension Substring {
  /// Without the spaces and tabs that a header field may have around its parts.
  func trimmingSpace() -> Substring {
    let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    let start = drop(while: isSpace)
    guard let last = start.lastIndex(where: { !isSpace($0) }) else { return "" }
    return start[...last]
  }
}
