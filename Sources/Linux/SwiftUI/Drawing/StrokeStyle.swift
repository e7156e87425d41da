/// How a line along an outline is drawn.
public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1,
    lineCap: CGLineCap = .butt,
    lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10,
    dash: [CGFloat] = [],
    dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// How the ends of a line are cut.
@nonexhaustive public enum CGLineCap: Int32, Sendable {
  case butt
  case round
  case square
}

/// How two lines meet.
@nonexhaustive public enum CGLineJoin: Int32, Sendable {
  case miter
  case round
  case bevel
}

extension StrokeStyle {
  /// Whether the edge of an element can stand for the line.
  var isPlain: Bool { dash.isEmpty && lineJoin == .miter }

  /// The declarations of a drawn line, besides its paint.
  var styles: [StyleClass] {
    var styles: [StyleClass] = [.px("stroke-width", lineWidth)]
    switch lineCap {
    case .butt: break
    case .round: styles.append(.init("stroke-linecap:round"))
    case .square: styles.append(.init("stroke-linecap:square"))
    }
    switch lineJoin {
    case .miter: styles.append(.init("stroke-miterlimit:\(max(miterLimit, 1))"))
    case .round: styles.append(.init("stroke-linejoin:round"))
    case .bevel: styles.append(.init("stroke-linejoin:bevel"))
    }
    if dash.contains(where: { $0 > 0 }) {
      let lengths = dash.map { pixels(max($0, 0)) }.joined(separator: " ")
      styles.append(.init("stroke-dasharray:\(lengths)"))
      if dashPhase != 0 { styles.append(.px("stroke-dashoffset", dashPhase)) }
    }
    return styles
  }
}
