/// Which rows of a collection are made, decided without touching what they show.
///
/// Rows that were made stay. Of the others the first ones are made, and new ones that follow a
/// made one, so that what is added where a person looks is there at once. A gap of a few rows
/// costs more than the rows themselves and is closed.
struct RowPlan: Equatable {
  /// What is known of a row before the plan is made.
  enum Row: Equatable {
    case made
    /// It was there before, in a gap.
    case waiting
    case new
  }

  /// Rows that a list begins with.
  ///
  /// Rows are 44 points high at least, so that these fill a screen of 1,400 points twice and a
  /// phone's three times.
  static let window = 64
  /// A gap that is not worth an element of its own.
  static let smallestGap = 9
  /// Rows that one request of a page brings at most: as many as it begins with, so that no other
  /// session waits long and a slow link is not filled.
  static let greatestRequest = window
  /// Rows that are made again for a page that comes from another process, at most.
  static let greatestRestore = 512

  /// The rows that stand in the collection, in order, each with whether it is to be made.
  private(set) var isMade: [Bool]
  /// Those that are only made while the list's allowance lasts.
  private(set) var granted: Set<Int> = []

  /// Makes a plan.
  ///
  /// - Parameters:
  ///   - rows: What is known of each row.
  ///   - head: How many of the first rows are made whatever happens.
  ///   - allowance: How many new rows may be made besides.
  init(_ rows: [Row], head: Int, allowance: Int) {
    isMade = rows.map { $0 == .made }
    var left = allowance
    var follows = true
    for index in rows.indices where !isMade[index] {
      if index > 0 { follows = isMade[index - 1] }
      if index < head {
        isMade[index] = true
      } else if rows[index] == .new, follows, left > 0 {
        isMade[index] = true
        granted.insert(index)
        left -= 1
      }
    }
    for gap in gaps where gap.count < Self.smallestGap {
      for index in gap { isMade[index] = true }
    }
  }

  /// The rows that are not made, as runs.
  var gaps: [Range<Int>] { Self.gaps(in: isMade) }

  static func gaps(in isMade: [Bool]) -> [Range<Int>] {
    var gaps: [Range<Int>] = []
    var start: Int?
    for (index, made) in isMade.enumerated() {
      if made {
        if let first = start { gaps.append(first..<index) }
        start = nil
      } else if start == nil {
        start = index
      }
    }
    if let start { gaps.append(start..<isMade.count) }
    return gaps
  }

  /// A part of a gap, together with what would be left too small on either side.
  static func part(_ wanted: Range<Int>, of gap: Range<Int>) -> Range<Int> {
    var part = wanted.clamped(to: gap)
    guard !part.isEmpty else { return part }
    if part.lowerBound - gap.lowerBound < smallestGap {
      part = gap.lowerBound..<part.upperBound
    }
    if gap.upperBound - part.upperBound < smallestGap {
      part = part.lowerBound..<gap.upperBound
    }
    return part
  }

  // MARK: As a page keeps it

  /// The gaps that a page kept for another process, `64+188 300+12`; nil for anything else.
  static func gaps(from text: String) -> [Range<Int>]? {
    var gaps: [Range<Int>] = []
    for part in text.split(separator: " ") {
      let numbers = part.split(separator: "+", omittingEmptySubsequences: false).map { Int($0) }
      guard numbers.count == 2, let start = numbers[0], let count = numbers[1],
        start >= 0, count >= 0, start <= .max - count
      else { return nil }
      gaps.append(start..<(start + count))
    }
    return gaps
  }
}
