/// How a change is spread over time.
///
/// On Linux a patch tells the page how what it changes moves, and the page draws the motion.
public struct Animation: Equatable, Sendable {
  private typealias Curve = MotionTiming.Curve

  private var curve: Curve
  /// Seconds.
  private(set) var duration: TimeInterval
  private var delay: TimeInterval = 0
  /// How often it is played; nil means for ever.
  private var count: Int? = 1
  private var turnsBack = false

  private init(_ curve: Curve, _ duration: TimeInterval) {
    self.curve = curve
    self.duration = duration
  }

  public static let `default` = Animation(.easeInOut, 0.35)
  public static let linear = Animation(.linear, 0.35)
  public static let easeIn = Animation(.easeIn, 0.35)
  public static let easeOut = Animation(.easeOut, 0.35)
  public static let easeInOut = Animation(.easeInOut, 0.35)
  public static let spring = Animation(.spring(bounce: 0), 0.5)
  public static var smooth: Animation { Animation(.spring(bounce: 0), 0.5) }
  public static var snappy: Animation { Animation(.spring(bounce: 0.15), 0.5) }
  public static var bouncy: Animation { Animation(.spring(bounce: 0.3), 0.5) }

  public static func linear(duration: TimeInterval) -> Animation { .init(.linear, duration) }
  public static func easeIn(duration: TimeInterval) -> Animation { .init(.easeIn, duration) }
  public static func easeOut(duration: TimeInterval) -> Animation { .init(.easeOut, duration) }
  public static func easeInOut(duration: TimeInterval) -> Animation { .init(.easeInOut, duration) }

  public static func spring(
    duration: TimeInterval = 0.5,
    bounce: Double = 0.0,
    blendDuration: Double = 0
  ) -> Animation {
    Animation(.spring(bounce: bounce), duration)
  }

  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    Animation(.spring(bounce: extraBounce), duration)
  }

  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    Animation(.spring(bounce: 0.15 + extraBounce), duration)
  }

  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    Animation(.spring(bounce: 0.3 + extraBounce), duration)
  }

  public func delay(_ delay: TimeInterval) -> Animation {
    var animation = self
    animation.delay = delay
    return animation
  }

  public func speed(_ speed: Double) -> Animation {
    var animation = self
    guard speed > 0 else { return animation }
    // A delay that is added later is not played faster.
    animation.duration /= speed
    animation.delay /= speed
    return animation
  }

  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    var animation = self
    animation.count = max(repeatCount, 1)
    animation.turnsBack = autoreverses
    return animation
  }

  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var animation = self
    animation.count = nil
    animation.turnsBack = autoreverses
    return animation
  }
}

extension Animation {
  /// What a page needs to know to draw it.
  var timing: MotionTiming {
    func milliseconds(_ time: TimeInterval) -> Int {
      Int((min(max(time, 0), 3600) * 1000).rounded())
    }
    return MotionTiming(
      duration: milliseconds(duration),
      delay: milliseconds(delay),
      curve: curve,
      count: count,
      turnsBack: turnsBack && count != 1
    )
  }
}
