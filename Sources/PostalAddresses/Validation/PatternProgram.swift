/// A pattern compiled to steps, and the matcher that walks them.
///
/// Separators are steps that consume nothing: codes are matched with all spaces and hyphens taken
/// out, and the separators passed on the way are written into the result. Input is short and the
/// steps never loop, so trying alternatives in turn is fast and ends.
struct PatternProgram: Sendable {
  private enum Step: Sendable {
    case set(ByteSet)
    case separator(UInt8)
    case either(Int, Int)
    case jump(Int)
    case accept
  }

  /// What a walk found.
  struct Outcome {
    /// The code with its separators, if all of it matched.
    var written: [UInt8]?
    /// Whether more characters could still make a match.
    var wantsMore = false
  }

  private var steps: [Step] = []

  /// - Parameters:
  ///   - node: The pattern.
  ///   - writesOptional: Whether a separator that may be left out is written.
  init(_ node: PatternNode, writesOptional: (UInt8) -> Bool) {
    append(node, writesOptional)
    steps.append(.accept)
  }

  private mutating func append(_ node: PatternNode, _ writesOptional: (UInt8) -> Bool) {
    switch node {
    case .set(let set):
      steps.append(.set(set))
    case .separator(let byte):
      steps.append(.separator(byte))
    case .sequence(let nodes):
      for node in nodes { append(node, writesOptional) }
    case .choice(let nodes):
      appendChoice(nodes[...], writesOptional)
    case .repeated(.separator(let byte), let range) where range.lowerBound == 0:
      if writesOptional(byte) { steps.append(.separator(byte)) }
    case .repeated(let node, let range):
      for _ in 0..<range.lowerBound { append(node, writesOptional) }
      for _ in range.lowerBound..<range.upperBound {
        appendChoice([node, .sequence([])], writesOptional)
      }
    }
  }

  private mutating func appendChoice(
    _ nodes: ArraySlice<PatternNode>,
    _ writesOptional: (UInt8) -> Bool
  ) {
    guard let first = nodes.first else { return }
    guard nodes.count > 1 else { return append(first, writesOptional) }
    let fork = steps.count
    steps.append(.accept)
    append(first, writesOptional)
    let exit = steps.count
    steps.append(.accept)
    steps[fork] = .either(fork + 1, steps.count)
    appendChoice(nodes.dropFirst(), writesOptional)
    steps[exit] = .jump(steps.count)
  }

  /// Matches all of the input.
  func match(_ input: ArraySlice<UInt8>) -> Outcome {
    var outcome = Outcome()
    var written: [UInt8] = []
    if walk(0, input, prefix: false, &written, &outcome) { outcome.written = written }
    return outcome
  }

  /// Whether the input begins with a match.
  func matchesPrefix(of input: ArraySlice<UInt8>) -> Bool {
    var outcome = Outcome()
    var written: [UInt8] = []
    return walk(0, input, prefix: true, &written, &outcome)
  }

  private func walk(
    _ start: Int,
    _ input: ArraySlice<UInt8>,
    prefix: Bool,
    _ written: inout [UInt8],
    _ outcome: inout Outcome
  ) -> Bool {
    var step = start
    var rest = input
    while true {
      switch steps[step] {
      case .set(let set):
        guard let byte = rest.first else {
          outcome.wantsMore = true
          return false
        }
        guard set.contains(byte) else { return false }
        written.append(byte)
        rest = rest.dropFirst()
        step += 1
      case .separator(let byte):
        written.append(byte)
        step += 1
      case .either(let first, let second):
        let length = written.count
        if walk(first, rest, prefix: prefix, &written, &outcome) { return true }
        written.removeLast(written.count - length)
        step = second
      case .jump(let target):
        step = target
      case .accept:
        return prefix || rest.isEmpty
      }
    }
  }
}
