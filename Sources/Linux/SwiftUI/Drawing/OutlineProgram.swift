/// An outline as a page can draw it at any size, which only the page knows.
///
/// Coordinates mostly are sums of a constant, a part of the width and a part of the height, one
/// way for what is higher than wide and another for what is wider than high (the shorter side is
/// one or the other). So the shape is asked for its path at a few sizes, the sums are worked out,
/// and the page puts its own size into them. `isExact` says whether the shape answered at further
/// sizes what the sums foretell; where it did not, the page tells its size and is sent the outline
/// for just that.
struct OutlineProgram: Equatable {
  /// Commands of SVG.
  ///
  /// A coordinate is `constant` or `constant,width,height`. Where high and wide differ, both stand
  /// there, the high one first, with a bar between.
  let text: String
  let isExact: Bool

  typealias Outline = (CGRect) -> Path

  /// The outline for sizes that are not known.
  init(_ outline: Outline) {
    func fitted(_ width: CGFloat, _ height: CGFloat) -> SizedOutline {
      let sizes = Self.checks.map {
        width < height ? $0 : CGSize(width: $0.height, height: $0.width)
      }
      return SizedOutline(
        outline,
        around: CGSize(width: width, height: height),
        step: 8,
        checks: sizes
      )
    }
    let (high, wide) = (fitted(120, 200), fitted(200, 120))
    isExact = high.isExact && wide.isExact
    text = high.text == wide.text ? high.text : high.text + "|" + wide.text
  }

  /// The outline for a size that the page has told, and about right beside it.
  init(_ outline: Outline, at size: CGSize) {
    text = SizedOutline(outline, around: size, step: 1, checks: []).text
    isExact = false
  }

  /// From an icon to a page, higher than wide.
  private static let checks = [
    CGSize(width: 9, height: 31), CGSize(width: 44, height: 44), CGSize(width: 60, height: 61),
    CGSize(width: 390, height: 844), CGSize(width: 1000, height: 3000),
  ]
}

/// The sums for sizes round one.
private struct SizedOutline {
  let text: String
  let isExact: Bool

  init(
    _ outline: OutlineProgram.Outline,
    around size: CGSize,
    step: CGFloat,
    checks: [CGSize]
  ) {
    func path(_ size: CGSize) -> Path { outline(CGRect(origin: .zero, size: size)) }
    let base = path(size)
    let wider = path(CGSize(width: size.width + step, height: size.height))
    let higher = path(CGSize(width: size.width, height: size.height + step))
    let names = base.letters
    guard wider.letters == names, higher.letters == names else {
      // Nothing is known beside this size; stretched it at least stays in its place.
      let stretched = base.numbers.enumerated()
        .map { index, number in
          index.isMultiple(of: 2)
            ? Sum(perWidth: size.width > 0 ? number / size.width : 0)
            : Sum(perHeight: size.height > 0 ? number / size.height : 0)
        }
      text = Self.text(names, stretched)
      isExact = false
      return
    }
    let sums = zip(base.numbers, zip(wider.numbers, higher.numbers))
      .map {
        Sum(
          at: size,
          value: $0,
          perWidth: ($1.0 - $0) / step,
          perHeight: ($1.1 - $0) / step
        )
      }
    text = Self.text(names, sums)
    isExact = checks.allSatisfy { size in
      let path = path(size)
      guard path.letters == names else { return false }
      return zip(path.numbers, sums).allSatisfy { abs($0 - $1.value(at: size)) < 0.005 }
    }
  }

  private static func text(_ letters: [Character], _ sums: [Sum]) -> String {
    var text = ""
    var rest = sums[...]
    for letter in letters {
      text.append(letter)
      let count = ["M": 2, "L": 2, "Q": 4, "C": 6][letter] ?? 0
      text += rest.prefix(count).map(\.text).joined(separator: " ")
      rest = rest.dropFirst(count)
    }
    return text
  }
}

/// A coordinate: a constant, and parts of the width and of the height.
private struct Sum {
  var constant: CGFloat = 0
  var perWidth: CGFloat = 0
  var perHeight: CGFloat = 0

  init(perWidth: CGFloat = 0, perHeight: CGFloat = 0) {
    self.perWidth = perWidth
    self.perHeight = perHeight
  }

  init(at size: CGSize, value: CGFloat, perWidth: CGFloat, perHeight: CGFloat) {
    self.perWidth = perWidth
    self.perHeight = perHeight
    constant = value - perWidth * size.width - perHeight * size.height
  }

  func value(at size: CGSize) -> CGFloat {
    constant + perWidth * size.width + perHeight * size.height
  }

  var text: String {
    let parts = [decimal(constant, 3), decimal(perWidth, 6), decimal(perHeight, 6)]
    return parts[1] == "0" && parts[2] == "0" ? parts[0] : parts.joined(separator: ",")
  }
}

/// A number without an exponent and with so many digits after the point at most.
private func decimal(_ number: CGFloat, _ digits: Int) -> String {
  var factor = 1
  for _ in 0..<digits { factor *= 10 }
  guard number.isFinite, abs(number) < 1e9 else { return "0" }
  let whole = Int((number * CGFloat(factor)).rounded())
  guard whole % factor != 0 else { return String(whole / factor) }
  var fraction = String(abs(whole) % factor)
  fraction = String(repeating: "0", count: digits - fraction.count) + fraction
  while fraction.last == "0" { fraction.removeLast() }
  return (whole < 0 ? "-" : "") + String(abs(whole) / factor) + "." + fraction
}

extension Path {
  /// What is done at each step, as SVG names it.
  fileprivate var letters: [Character] {
    elements.map {
      switch $0 {
      case .move: "M"
      case .line: "L"
      case .quadCurve: "Q"
      case .curve: "C"
      case .closeSubpath: "Z"
      }
    }
  }

  fileprivate var numbers: [CGFloat] {
    elements.flatMap { $0.points.flatMap { [$0.x, $0.y] } }
  }

  /// The outline seen in a mirror, as it stands where a language runs from right to left.
  func mirrored(in rect: CGRect) -> Path {
    applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * rect.midX, ty: 0))
  }
}
