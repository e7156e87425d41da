/// How a view looks that is not there yet, or no longer.
struct TransitionLook: Equatable {
  /// A part of the way of a view: what it is moved by, in parts of its own size and in points.
  private struct Shift: Equatable {
    var parts: CGFloat = 0
    var points: CGFloat = 0

    var css: String {
      let percent = "\(Int((parts * 100).rounded()))%"
      if points == 0 { return percent }
      return parts == 0 ? pixels(points) : "calc(\(percent) + \(pixels(points)))"
    }
  }

  private var opacity: Double?
  private var scale: Double?
  private var anchor = UnitPoint.center
  private var across = Shift()
  private var down = Shift()

  var isNothing: Bool { self == TransitionLook() }

  mutating func fade() {
    opacity = 0
  }

  mutating func shrink(to factor: Double, at point: UnitPoint) {
    scale = (scale ?? 1) * factor
    anchor = point
  }

  /// Moves the view by its own size beyond an edge.
  mutating func move(to edge: Edge, isRightToLeft: Bool) {
    switch edge {
    case .top: down.parts -= 1
    case .bottom: down.parts += 1
    case .leading: across.parts -= isRightToLeft ? -1 : 1
    case .trailing: across.parts += isRightToLeft ? -1 : 1
    }
  }

  /// Moves the view down by a part of its height.
  mutating func moveDown(by part: CGFloat) {
    down.parts += part
  }

  mutating func shift(by offset: CGSize, isRightToLeft: Bool) {
    across.points += isRightToLeft ? -offset.width : offset.width
    down.points += offset.height
  }

  /// The declarations of a style sheet that say so.
  var declarations: [String: String] {
    var found: [String: String] = [:]
    if let opacity { found["opacity"] = "\(opacity)" }
    if let scale {
      found["scale"] = "\(scale)"
      if anchor != .center {
        found["transform-origin"] =
          "\(Int((anchor.x * 100).rounded()))% \(Int((anchor.y * 100).rounded()))%"
      }
    }
    if across != Shift() || down != Shift() { found["translate"] = "\(across.css) \(down.css)" }
    return found
  }
}
