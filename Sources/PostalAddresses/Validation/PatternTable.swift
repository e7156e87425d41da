/// A pattern as a table of states: one step for each letter or digit, whatever the pattern.
///
/// Made from a ``PatternProgram`` by following all of its branches at once. Each state knows which
/// separators were passed on the way, so that a code is written as the post does without a second
/// look. Codes are short and the steps never loop, which bounds the number of states.
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

  /// For each state the next one by digit or letter; 0 where no branch is left.
  private var next: [UInt16]
  /// The separators of a complete code, nil where the state is not the end of one.
  private(set) var endings: [[Mark]?]
  /// Whether more characters could make a code.
  private(set) var expectsMore: [Bool]

  init(_ program: PatternProgram) {
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

    var first = Closure(program, depth: 0)
    first.follow(0, [])
    _ = number(State(depth: 0, threads: first.threads))
    var index = 0
    while index < pending.count, endings.count < 4_000 {
      let state = pending[index]
      let row = (index + 1) * Self.width
      for symbol in 0..<Self.width {
        let byte = UInt8(symbol < 10 ? 48 + symbol : 55 + symbol)
        var closure = Closure(program, depth: state.depth + 1)
        for thread in state.threads where program.set(at: thread.step)?.contains(byte) == true {
          closure.follow(thread.step + 1, thread.marks)
        }
        next[row + symbol] = UInt16(
          number(State(depth: state.depth + 1, threads: closure.threads))
        )
      }
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
    let depth: UInt8
    var threads: [Thread] = []

    init(_ program: PatternProgram, depth: UInt8) {
      self.program = program
      self.depth = depth
    }

    mutating func follow(_ step: Int, _ marks: [Mark]) {
      switch program.steps[step] {
      case .set, .accept:
        if !threads.contains(where: { $0.step == step }) {
          threads.append(Thread(step: step, marks: marks))
        }
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
