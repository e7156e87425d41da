import SwiftUI

extension SPTheme {
  /// How changes move.
  public struct Motions: Sendable {
    /// A change of colour or opacity.
    public var standard = Animation.easeInOut(duration: 0.2)
    /// An answer to a touch or to the keyboard.
    public var snappy = Animation.snappy(duration: 0.25)
    /// A larger part of the screen that comes, goes or moves.
    public var smooth = Animation.smooth(duration: 0.4)
    /// Whether the person wants less motion; then nothing should slide or grow, only fade.
    public private(set) var isReduced = false

    /// Creates the motions of the package.
    public init() {}

    /// The same motions for a person who wants less of them.
    ///
    /// Each is a fade of 0.15 seconds.
    public var reduced: Self {
      let fade = Animation.easeInOut(duration: 0.15)
      var motions = self
      motions.standard = fade
      motions.snappy = fade
      motions.smooth = fade
      motions.isReduced = true
      return motions
    }
  }
}
