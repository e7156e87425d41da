/// A pattern as a table of states: one step for each letter or digit, whatever the pattern.
///
/// Made from a ``PatternProgram`` by following all of its branches at once. Each state knows which
/// separators were passed on the way, so that a code is written as the post does without a second
/// look. The steps never loop, but branches can run side by side in very many ways: a pattern that
/// needs more states or work than the limits below is refused, since half a table would judge codes
/// wrongly.
struct PatternTable: Sendable {
  /// A separator and the number of letters and digits before it.
  struct Mark: Sendable, Hashable {
    let position: UInt8
    let byte: UInt8
  }

  /// One branch that is still possible.
  private struct Thread: Hashable {
    let step: Int
    let marks: [Mark]
  }

  private struct State: Hashable {
    let depth: UInt8
    let threads: [Thread]
  }

  /// The state after nothing was read.
  static let start = 1
  private static let dead = 0
  private static let width = 36

  /// The most states of a table; the largest of the data has a few hundred.
  static let mostStates = 4_000
  /// The most that following branches may cost, counted in steps and separators passed.
  static let mostWork = 1_000_000

  /// For each state the next one by digit or letter; 0 where no branch is left.
  private var next: [UInt16]
  /// The separators of a complete code, nil where the state is not the end of one.
  private(set) var endings: [[Mark]?]
  /// Whether more characters could make a code.
  private(set) var expectsMore: [Bool]

  /// What following branches has cost.
  private(set) var work = 0

  init(_ program: PatternProgram) throws(PatternFault) {
    next = Array(repeating: 0, count: Self.width)
    endings = [nil]
    expectsMore = [false]
    var numbers: [State: Int] = [:]
    var pending: [State] = []

    func number(_ state: State) -> Int {
      if state.threads.isEmpty { return Self.dead }
      if let number = numbers[state] { return number }
      let number = endings.count
      numbers[state] = number
      pending.append(state)
      next.append(contentsOf: repeatElement(0, count: Self.width))
      let ending = state.threads.first { program.isAccept($0.step) }
      endings.append(ending?.marks)
      expectsMore.append(state.threads.contains { !program.isAccept($0.step) })
      return number
    }

    var closure = Closure(program)
    closure.follow(0, [])
    _ = number(State(depth: 0, threads: closure.threads))
    var index = 0
    while index < pending.count {
      let state = pending[index]
      let row = (index + 1) * Self.width
      for symbol in 0..<Self.width {
        let byte = UInt8(symbol < 10 ? 48 + symbol : 55 + symbol)
        closure.begin(depth: state.depth + 1)
        for thread in state.threads where program.set(at: thread.step)?.contains(byte) == true {
          closure.follow(thread.step + 1, thread.marks)
        }
        work = closure.work
        guard work <= Self.mostWork else { throw .tooManyStates }
        next[row + symbol] = UInt16(
          number(State(depth: state.depth + 1, threads: closure.threads))
        )
        guard endings.count <= Self.mostStates else { throw .tooManyStates }
      }
      closure.work += state.threads.count
      index += 1
    }
  }

  /// The state after one more byte; 0 once no branch is left.
  @inline(__always)
  func state(after state: Int, _ byte: UInt8) -> Int {
    let symbol: Int
    switch byte {
    case 48...57: symbol = Int(byte) - 48
    case 65...90: symbol = Int(byte) - 55
    case 97...122: symbol = Int(byte) - 87
    default: return Self.dead
    }
    return Int(next[state * Self.width + symbol])
  }

  /// All places reached without reading, in the order in which the pattern prefers them.
  private struct Closure {
    let program: PatternProgram
    var depth: UInt8 = 0
    var threads: [Thread] = []
    var work = 0
    /// When each place was last reached.
    ///
    /// The first way there is the one that the pattern prefers,
    /// so no place is followed twice.
    private var reached: [Int]
    private var round = 1

    init(_ program: PatternProgram) {
      self.program = program
      reached = Array(repeating: 0, count: program.steps.count)
    }

    mutating func begin(depth: UInt8) {
      self.depth = depth
      threads = []
      round += 1
    }

    mutating func follow(_ step: Int, _ marks: [Mark]) {
      work += 1 + marks.count
      guard reached[step] != round else { return }
      reached[step] = round
      switch program.steps[step] {
      case .set, .accept:
        threads.append(Thread(step: step, marks: marks))
      case .separator(let byte):
        follow(step + 1, marks + [Mark(position: depth, byte: byte)])
      case .either(let first, let second):
        follow(first, marks)
        follow(second, marks)
      case .jump(let target):
        follow(target, marks)
      }
    }
  }
}
