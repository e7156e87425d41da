/// The postal codes of a country, or the beginnings of those of a region.
struct PostalCodePattern: Sendable {
  /// The pattern as the data writes it.
  let source: String
  /// How many letters and digits a code has, ascending.
  let lengths: [Int]
  let isDigitsOnly: Bool

  /// Marks that only name the country and are never stored: `DE`, `〒`.
  private let prefixes: [[UInt8]]
  private let signs: Set<Unicode.Scalar>
  private let characters: ByteSet
  private let program: PatternProgram

  /// Compiles a pattern; nil if it is empty or not in the data's notation.
  ///
  /// - Parameters:
  ///   - source: The pattern in the data's notation.
  ///   - prefixes: Marks of the country that people type before the code.
  ///   - separatorHabit: Whether optional separators are written; nil to follow the example.
  ///   - example: A code as the post writes it.
  init?(_ source: String, prefixes: [String], separatorHabit: Bool?, example: String) {
    guard !source.isEmpty, let node = PatternNode.parse(source) else { return nil }
    self.source = source
    self.lengths = node.lengths.sorted()
    self.characters = node.characters
    self.isDigitsOnly = node.characters.isSubset(of: .digits)
    self.prefixes = prefixes.filter { $0.utf8.allSatisfy { $0 < 128 } }.map { Array($0.utf8) }
    self.signs = Set(prefixes.flatMap(\.unicodeScalars).filter { !$0.isASCII })
    self.program = PatternProgram(node) { byte in
      separatorHabit ?? example.utf8.contains(byte)
    }
  }

  /// Judges a code that has been cleaned.
  func verdict(_ cleaned: CleanedPostalCode) -> PostalCodeVerdict {
    var code = cleaned
    code.remove(signs)
    if code.isEmpty { return cleaned.isEmpty ? .empty : .incomplete }
    let compact = code.compact
    if let stranger = code.firstStranger { return .malformed(.wrongCharacter(stranger)) }
    // Longer than any code: not worth walking.
    guard compact.count <= 40 else { return .malformed(.tooLong) }

    var wantsMore = false
    for candidate in candidates(compact) {
      let outcome = program.match(candidate)
      if let written = outcome.written, !code.startsWithDash, !code.endsWithDash {
        return .valid(stored: String(decoding: written, as: UTF8.self))
      }
      wantsMore = wantsMore || outcome.wantsMore
    }
    if wantsMore && !code.startsWithDash { return .incomplete }
    return .malformed(reason(compact))
  }

  /// Whether a code, without its separators, begins as this pattern says.
  func matchesBeginning(of compact: [UInt8]) -> Bool {
    program.matchesPrefix(of: compact[...])
  }

  /// The code as typed, then without each mark of the country that it begins with.
  private func candidates(_ compact: [UInt8]) -> [ArraySlice<UInt8>] {
    [compact[...]]
      + prefixes.filter { compact.starts(with: $0) }.map { compact.dropFirst($0.count) }
  }

  private func reason(_ compact: [UInt8]) -> PostalCodeVerdict.Reason {
    if let byte = compact.first(where: { !characters.contains($0) }) {
      return .wrongCharacter(Character(Unicode.Scalar(byte)))
    }
    if let longest = lengths.last, compact.count > longest { return .tooLong }
    return .wrongShape
  }
}
