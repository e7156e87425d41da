/// Whether something fills the space it is offered.
struct Fills: Equatable {
  var across = false
  var down = false
}

/// How an element takes space along each axis.
///
/// In SwiftUI a view is as greedy as what is in it: a column with a text field in it fills its
/// width. A style sheet can't say that, so it is worked out here and said by two classes.
struct Flexibility: Equatable {
  enum Axis: Equatable {
    /// As greedy as the greediest child.
    case content
    case fixed
    case filling
  }

  var across = Axis.content
  var down = Axis.content

  @MainActor func fills(_ children: [PageElement]) -> Fills {
    func resolve(_ axis: Axis, _ child: (Fills) -> Bool) -> Bool {
      switch axis {
      case .content: children.contains { $0.isInFlow && child($0.fills) }
      case .fixed: false
      case .filling: true
      }
    }
    return Fills(across: resolve(across, \.across), down: resolve(down, \.down))
  }
}

extension PageElement {
  /// Layers behind and over a view take no part in its layout.
  var isInFlow: Bool { !content.classes.contains("layer") }
}
