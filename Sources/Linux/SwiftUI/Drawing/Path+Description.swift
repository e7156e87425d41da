extension Path {
  /// The steps as text: the points, then what is done with them (`m`, `l`, `q`, `c`, `h`).
  public var description: String {
    elements
      .map { element in
        let numbers = element.points.map { "\($0.x) \($0.y) " }.joined()
        return numbers + element.verb
      }
      .joined(separator: " ")
  }

  /// A path from the text that describes one; nil where it does not.
  public init?(_ string: String) {
    self.init()
    var numbers: [CGFloat] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
        continue
      }
      guard let element = Element(verb: word, numbers) else { return nil }
      append(element)
      numbers = []
    }
    if !numbers.isEmpty { return nil }
  }
}

extension Path.Element {
  fileprivate var verb: String {
    switch self {
    case .move: "m"
    case .line: "l"
    case .quadCurve: "q"
    case .curve: "c"
    case .closeSubpath: "h"
    }
  }

  fileprivate init?(verb: Substring, _ numbers: [CGFloat]) {
    func point(_ index: Int) -> CGPoint {
      CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1])
    }
    switch (verb, numbers.count) {
    case ("m", 2): self = .move(to: point(0))
    case ("l", 2): self = .line(to: point(0))
    case ("q", 4): self = .quadCurve(to: point(1), control: point(0))
    case ("c", 6): self = .curve(to: point(2), control1: point(0), control2: point(1))
    case ("h", 0): self = .closeSubpath
    default: return nil
    }
  }
}
