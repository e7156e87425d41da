import SwiftUI

/// How far something lies above what is behind it, told by its shadow.
public struct SPElevation: Hashable, Sendable {
  let offset: CGFloat
  let radius: CGFloat
  let opacity: Double

  /// Just off the page, such as a button.
  public static let e1 = SPElevation(offset: 1, radius: 2, opacity: 0.08)
  /// Above the page, such as a card.
  public static let e2 = SPElevation(offset: 4, radius: 10, opacity: 0.1)
  /// Above everything, such as a list of suggestions.
  public static let e3 = SPElevation(offset: 10, radius: 28, opacity: 0.16)
}

extension View {
  /// Gives the view the shadow of something that lies above the page.
  public func spShadow(_ elevation: SPElevation) -> some View {
    shadow(
      color: Color.black.opacity(elevation.opacity),
      radius: elevation.radius,
      x: 0,
      y: elevation.offset
    )
  }
}
