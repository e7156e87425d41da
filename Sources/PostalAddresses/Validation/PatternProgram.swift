/// A pattern compiled to steps.
///
/// Separators are steps that consume nothing: codes are matched with all spaces and hyphens taken
/// out. A country's program becomes a ``PatternTable``; a region's short one is walked as it is,
/// since a country has up to a hundred and most are never asked.
struct PatternProgram: Sendable {
  enum Step: Sendable {
    case set(ByteSet)
    case separator(UInt8)
    case either(Int, Int)
    case jump(Int)
    case accept
  }

  private(set) var steps: [Step] = []

  /// - Parameters:
  ///   - node: The pattern.
  ///   - writesOptional: Whether a separator that may be left out is written.
  init(_ node: PatternNode, writesOptional: (UInt8) -> Bool) {
    append(node, writesOptional)
    steps.append(.accept)
  }

  func isAccept(_ step: Int) -> Bool {
    if case .accept = steps[step] { true } else { false }
  }

  func set(at step: Int) -> ByteSet? {
    if case .set(let set) = steps[step] { set } else { nil }
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

  /// Whether the letters and digits of a text begin with a match.
  func matchesBeginning(of text: String) -> Bool {
    var text = text
    return text.withUTF8 { walk(0, $0, 0) }
  }

  private func walk(_ start: Int, _ input: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
    var step = start
    var offset = offset
    while true {
      switch steps[step] {
      case .set(let set):
        while offset < input.count, input[offset] == 32 || input[offset] == 45 { offset += 1 }
        guard offset < input.count, set.contains(input[offset]) else { return false }
        offset += 1
        step += 1
      case .separator:
        step += 1
      case .either(let first, let second):
        if walk(first, input, offset) { return true }
        step = second
      case .jump(let target):
        step = target
      case .accept:
        return true
      }
    }
  }
}
