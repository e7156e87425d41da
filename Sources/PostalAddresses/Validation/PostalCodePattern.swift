/// The postal codes of a country.
///
/// A class, because it is immutable and handed around for every code that is judged.
final class PostalCodePattern: Sendable {
  /// The pattern as the data writes it.
  let source: String
  /// How many letters and digits a code has, ascending.
  let lengths: [Int]
  let isDigitsOnly: Bool

  /// Marks that only name the country and are never stored: `DE`, `〒`.
  private let prefixes: [[UInt8]]
  private let signs: Set<Unicode.Scalar>
  /// What belongs to every code and is written where the person left it out: `LV`.
  private let implied: [UInt8]
  private let characters: ByteSet
  private let table: PatternTable

  /// Compiles a pattern; nil if it is empty or refused.
  ///
  /// - Parameters:
  ///   - source: The pattern in the data's notation.
  ///   - prefixes: Marks of the country that people type before the code.
  ///   - implied: The beginning of every code, which people leave out.
  ///   - separatorHabit: Whether optional separators are written; nil to follow the example.
  ///   - example: A code as the post writes it.
  convenience init?(
    _ source: String,
    prefixes: [String],
    implied: String = "",
    separatorHabit: Bool? = nil,
    example: String
  ) {
    guard !source.isEmpty else { return nil }
    do {
      try self.init(
        compiling: source,
        prefixes: prefixes,
        implied: implied,
        separatorHabit: separatorHabit,
        example: example
      )
    } catch {
      return nil
    }
  }

  /// Compiles a pattern, or says why it is refused.
  init(
    compiling source: String,
    prefixes: [String],
    implied: String = "",
    separatorHabit: Bool? = nil,
    example: String
  ) throws(PatternFault) {
    let node = try PatternNode(reading: source)
    self.source = source
    self.lengths = node.lengths.sorted()
    self.characters = node.characters
    self.isDigitsOnly = node.characters.isSubset(of: .digits)
    self.prefixes = prefixes.filter { $0.utf8.allSatisfy { $0 < 128 } }.map { Array($0.utf8) }
    self.signs = Set(prefixes.flatMap(\.unicodeScalars).filter { !$0.isASCII })
    self.implied = implied.utf8.filter { $0 != 32 && $0 != 45 }
    self.table = try PatternTable(
      PatternProgram(node) { byte in separatorHabit ?? example.utf8.contains(byte) }
    )
  }

  /// Judges a code as typed.
  func verdict(typed: String) -> PostalCodeVerdict {
    if let stored = stored(plain: typed) { return .valid(stored: stored) }
    let cleaned = CleanedPostalCode(typed)
    return cleaned.isEmpty ? .empty : verdict(cleaned)
  }

  /// The stored form of a code of ASCII letters, digits, spaces and hyphens that matches as it is;
  /// nil for everything else, which takes the long way.
  private func stored(plain typed: String) -> String? {
    var typed = typed
    return typed.withUTF8 { bytes -> String? in
      guard bytes.count <= 40, let first = bytes.first, let last = bytes.last, first != 45,
        last != 45
      else { return nil }
      var state = PatternTable.start
      var count = 0
      for byte in bytes where byte != 32 && byte != 45 {
        state = table.state(after: state, byte)
        if state == 0 { return nil }
        count += 1
      }
      guard let marks = table.endings[state] else { return nil }
      return Self.write(bytes, count, marks)
    }
  }

  /// Writes the letters and digits of a text as capitals, with the separators of a state.
  ///
  /// A host's pattern may have some before the first or after the last of them: those are left out,
  /// since a code with a hyphen at its edge is read as one that is not finished.
  private static func write(
    _ bytes: some Collection<UInt8>,
    _ count: Int,
    _ marks: [PatternTable.Mark]
  ) -> String {
    String(unsafeUninitializedCapacity: count + marks.count) { output in
      var written = 0
      var read = 0
      var mark = 0
      func writeMarks() {
        while mark < marks.count, Int(marks[mark].position) == read {
          if read > 0 {
            output[written] = marks[mark].byte
            written += 1
          }
          mark += 1
        }
      }
      for byte in bytes where byte != 32 && byte != 45 {
        writeMarks()
        output[written] = (97...122).contains(byte) ? byte - 32 : byte
        written += 1
        read += 1
      }
      return written
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
      var state = PatternTable.start
      for byte in candidate where state != 0 { state = table.state(after: state, byte) }
      if let marks = table.endings[state], !code.startsWithDash, !code.endsWithDash {
        return .valid(stored: Self.write(candidate, candidate.count, marks))
      }
      wantsMore = wantsMore || table.expectsMore[state]
    }
    if wantsMore && !code.startsWithDash { return .incomplete }
    return .malformed(reason(compact))
  }

  /// The code as typed, then without each mark of the country that it begins with, then with what
  /// belongs to every code.
  private func candidates(_ compact: [UInt8]) -> [ArraySlice<UInt8>] {
    [compact[...]]
      + prefixes.filter { compact.starts(with: $0) }.map { compact.dropFirst($0.count) }
      + (implied.isEmpty ? [] : [(implied + compact)[...]])
  }

  private func reason(_ compact: [UInt8]) -> PostalCodeVerdict.Reason {
    if let byte = compact.first(where: { !characters.contains($0) }) {
      return .wrongCharacter(Character(Unicode.Scalar(byte)))
    }
    if let longest = lengths.last, compact.count > longest { return .tooLong }
    return .wrongShape
  }
}
