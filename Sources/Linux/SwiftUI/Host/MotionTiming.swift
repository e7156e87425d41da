/// How a page spreads a change over time.
@_spi(Host)
public struct MotionTiming: Equatable, Sendable {
  /// How fast a motion is at which moment.
  public enum Curve: Equatable, Sendable {
    case linear
    case easeIn
    case easeOut
    case easeInOut
    /// A spring; its duration is the one that a person perceives, and it settles a little later.
    case spring(bounce: Double)
  }

  /// Milliseconds.
  public var duration: Int
  /// Milliseconds before the motion begins.
  public var delay: Int
  public var curve: Curve
  /// How often it is played; nil means for ever.
  public var count: Int?
  /// Whether every second time is played backwards.
  public var turnsBack: Bool

  init(duration: Int, delay: Int, curve: Curve, count: Int?, turnsBack: Bool) {
    self.duration = duration
    self.delay = delay
    self.curve = curve
    self.count = count
    self.turnsBack = turnsBack
  }

  /// The same played once: what goes must be gone some day.
  var once: MotionTiming {
    MotionTiming(duration: duration, delay: delay, curve: curve, count: 1, turnsBack: false)
  }
}
