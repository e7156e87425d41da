extension View {
  /// Lets what changes below move over time.
  ///
  /// A page animates by transitions of its style sheet, which follow every change of a colour, an
  /// opacity or a place inside, also one that came without a change of `value`.
  nonisolated public func animation<V>(_ animation: Animation?, value: V) -> some View
  where V: Equatable {
    modifier(EnvironmentModifier { $0.motion = animation })
  }
}

extension EnvironmentValues {
  private struct MotionKey: EnvironmentKey {
    static var defaultValue: Animation? { nil }
  }

  /// How changes of what is drawn here move.
  var motion: Animation? {
    get { self[MotionKey.self] }
    set { self[MotionKey.self] = newValue }
  }

  /// The declaration that makes changes of an element's look move.
  var motionStyles: [StyleClass] { motion.map { [$0.transitionStyle] } ?? [] }
}
