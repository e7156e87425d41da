/// What is to be drawn of a shape.
struct ShapeDrawing {
  var shape: any Shape
  var paint: _Paint
  /// A line instead of a filling.
  var line: StrokeStyle?
  /// The outline that the middle of a line inside the shape runs along.
  var inner: (any Shape)?
  var isEvenOdd = false

  private var effectiveLine: StrokeStyle? { line ?? shape._line }

  /// How a page draws it.
  enum Way: Equatable {
    /// An element with an outline of the style sheet's and ground of its own.
    case box
    /// The same, with a gradient inside.
    case gradientBox
    /// A path of SVG.
    case path
  }

  var way: Way {
    switch (shape._corners != nil, effectiveLine, paint) {
    case (true, nil, .gradient): .gradientBox
    case (true, nil, _): .box
    case (true, let line?, .color) where line.isPlain: .box
    case (true, let line?, .material) where line.isPlain: .box
    default: .path
    }
  }

  /// The path whose filling or middle line is drawn.
  func outline(isMirrored: Bool) -> OutlineProgram.Outline {
    let shape = inner ?? shape
    return { rect in
      let path = shape.path(in: rect)
      return isMirrored ? path.mirrored(in: rect) : path
    }
  }

  /// The declarations of a box.
  var boxStyles: [StyleClass] {
    guard let line = effectiveLine else { return paint.ground + shape._outline }
    let css =
      switch paint {
      case .color(let css), .material(let css): css
      case .gradient: "transparent"
      }
    let width = pixels(inner == nil ? line.lineWidth / 2 : line.lineWidth)
    let inside = "inset 0 0 0 \(width) \(css)"
    let shadow = inner == nil ? "\(inside),0 0 0 \(width) \(css)" : inside
    return [.init("box-shadow:\(shadow)")] + shape._outline
  }

  /// The declarations of a drawn path, but for a gradient, which an attribute names.
  var pathStyles: [StyleClass] {
    let css: String? =
      switch paint {
      case .color(let css), .material(let css): css
      case .gradient: nil
      }
    guard let line = effectiveLine else {
      return (css.map { [.init("fill:\($0)")] } ?? [])
        + (isEvenOdd ? [.init("fill-rule:evenodd")] : [])
    }
    return [.init("fill:none")] + (css.map { [.init("stroke:\($0)")] } ?? []) + line.styles
  }

  var paintAttribute: String { effectiveLine == nil ? "fill" : "stroke" }
}

/// A node whose outline follows a size that only the page knows.
@MainActor protocol Sized: _Node {
  func takeSize(_ size: CGSize)
}

/// What a page is told of an outline.
struct OutlineAttributes {
  /// The size that the page told last, of an outline that follows no rule.
  var size: CGSize?

  func attributes(_ outline: @escaping OutlineProgram.Outline) -> [String: String] {
    let general = OutlineProgram(outline)
    guard !general.isExact else { return ["data-outline": general.text] }
    let program = size.map { OutlineProgram(outline, at: $0) } ?? general
    return ["data-outline": program.text, "data-sized": ""]
  }
}
