/// A tap that is felt, or a sound.
///
/// On Linux it is recorded for tests.
public struct SensoryFeedback: Equatable, Sendable {
  private let name: String

  public static let success = SensoryFeedback(name: "success")
  public static let warning = SensoryFeedback(name: "warning")
  public static let error = SensoryFeedback(name: "error")
  public static let selection = SensoryFeedback(name: "selection")
  public static let increase = SensoryFeedback(name: "increase")
  public static let decrease = SensoryFeedback(name: "decrease")
  public static let start = SensoryFeedback(name: "start")
  public static let stop = SensoryFeedback(name: "stop")
  public static let alignment = SensoryFeedback(name: "alignment")
  public static let levelChange = SensoryFeedback(name: "levelChange")
  public static let impact = SensoryFeedback(name: "impact")

  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact \(weight.name) \(intensity)")
  }

  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact \(flexibility.name) \(intensity)")
  }

  /// How heavy what collides is.
  public struct Weight: Equatable, Sendable {
    let name: String

    public static let light = Weight(name: "light")
    public static let medium = Weight(name: "medium")
    public static let heavy = Weight(name: "heavy")
  }

  /// How soft what collides is.
  public struct Flexibility: Equatable, Sendable {
    let name: String

    public static let rigid = Flexibility(name: "rigid")
    public static let solid = Flexibility(name: "solid")
    public static let soft = Flexibility(name: "soft")
  }
}

extension View {
  nonisolated public func sensoryFeedback<T>(
    _ feedback: SensoryFeedback,
    trigger: T
  ) -> some View where T: Equatable {
    onChange(of: trigger) { SensoryFeedback.play(feedback) }
  }

  nonisolated public func sensoryFeedback<T>(
    _ feedback: SensoryFeedback,
    trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View where T: Equatable {
    onChange(of: trigger) { if condition($0, $1) { SensoryFeedback.play(feedback) } }
  }

  nonisolated public func sensoryFeedback<T>(
    trigger: T,
    _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View where T: Equatable {
    onChange(of: trigger) { SensoryFeedback.play(feedback()) }
  }

  nonisolated public func sensoryFeedback<T>(
    trigger: T,
    _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View where T: Equatable {
    onChange(of: trigger) { SensoryFeedback.play(feedback($0, $1)) }
  }
}

extension SensoryFeedback {
  /// Notes the feedback in the session whose update is running; actions run on the main actor.
  fileprivate static func play(_ feedback: SensoryFeedback?) {
    guard let feedback, let runtime = CurrentRuntime.value else { return }
    MainActor.assumeIsolated { runtime.effects?.feedback.append(feedback) }
  }
}
