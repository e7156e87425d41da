/// The client's sources without what only people read.
///
/// Nothing here knows the languages. Lines are looked at one by one, and a file in which a line
/// could be the middle of something that began on another one is left as it is.
enum SourceText {
  /// A script without the lines that are comments, and without indentation.
  ///
  /// The start of a line is the start of a token unless a template, a block comment or an escaped
  /// end of line has begun before. A line with an odd number of backticks, `/*` or a backslash at
  /// its end could do that, so one such line keeps all of the file.
  static func script(_ bytes: [UInt8]) -> [UInt8] {
    let lines = lines(of: bytes)
    let mayGoOn = lines.contains { line in
      line.count { $0 == 0x60 } % 2 != 0 || line.last == 0x5C || opensComment(line)
    }
    if mayGoOn { return bytes }
    return joined(lines.filter { !$0.starts(with: "//".utf8) })
  }

  /// A style sheet without the comments that have lines of their own, and without indentation.
  ///
  /// A comment that begins after something else on its line, or a backslash at a line's end, keeps
  /// all of the file: strings do not go over the end of a line without one.
  static func styleSheet(_ bytes: [UInt8]) -> [UInt8] {
    var kept: [ArraySlice<UInt8>] = []
    var isComment = false
    for line in lines(of: bytes) {
      if line.last == 0x5C { return bytes }
      var comment = line
      if !isComment {
        isComment = line.starts(with: "/*".utf8)
        if isComment { comment = line.dropFirst(2) }
        // Both may stand on one line, but not more.
        if opensComment(comment) { return bytes }
        if !isComment { kept.append(line) }
      }
      guard isComment, let end = closesComment(comment) else { continue }
      guard end == line.endIndex else { return bytes }
      isComment = false
    }
    return isComment ? bytes : joined(kept)
  }

  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    bytes.split(separator: 0x0A).map { $0.drop { $0 == 0x20 || $0 == 0x09 } }
      .filter { !$0.isEmpty }
  }

  private static func joined(_ lines: [ArraySlice<UInt8>]) -> [UInt8] {
    lines.flatMap { $0 + [0x0A] }
  }

  private static func opensComment(_ line: ArraySlice<UInt8>) -> Bool {
    zip(line, line.dropFirst()).contains { $0 == (0x2F, 0x2A) }
  }

  /// Where the first comment of a line ends.
  private static func closesComment(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8>.Index? {
    line.indices.dropLast().first { line[$0] == 0x2A && line[$0 + 1] == 0x2F }.map { $0 + 2 }
  }
}
