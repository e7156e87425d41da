extension EnvironmentValues {
  private struct IsEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }
  private struct LocaleKey: EnvironmentKey {
    static var defaultValue: Locale { Locale(identifier: "en") }
  }
  private struct CalendarKey: EnvironmentKey {
    static var defaultValue: Calendar { Calendar(identifier: .gregorian) }
  }
  private struct TimeZoneKey: EnvironmentKey {
    static var defaultValue: TimeZone { TimeZone(secondsFromGMT: 0) ?? .current }
  }
  private struct LayoutDirectionKey: EnvironmentKey {
    static var defaultValue: LayoutDirection { .leftToRight }
  }
  private struct ColorSchemeKey: EnvironmentKey {
    static var defaultValue: ColorScheme { .light }
  }
  private struct ContrastKey: EnvironmentKey {
    static var defaultValue: ColorSchemeContrast { .standard }
  }
  private struct DynamicTypeSizeKey: EnvironmentKey {
    static var defaultValue: DynamicTypeSize { .large }
  }
  private struct SizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .compact }
  }
  private struct ReduceMotionKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }
  private struct RedactionKey: EnvironmentKey {
    static var defaultValue: RedactionReasons { [] }
  }
  private struct ScenePhaseKey: EnvironmentKey {
    static var defaultValue: ScenePhase { .active }
  }
  private struct TextAlignmentKey: EnvironmentKey {
    static var defaultValue: TextAlignment { .leading }
  }
  private struct LineLimitKey: EnvironmentKey {
    static var defaultValue: Int? { nil }
  }
  private struct FontKey: EnvironmentKey {
    static var defaultValue: Font? { nil }
  }
  private struct FontWeightKey: EnvironmentKey {
    static var defaultValue: Font.Weight? { nil }
  }
  private struct AutocorrectionKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  public internal(set) var colorSchemeContrast: ColorSchemeContrast {
    get { self[ContrastKey.self] }
    set { self[ContrastKey.self] = newValue }
  }

  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[SizeClassKey.self] }
    set { self[SizeClassKey.self] = newValue }
  }

  public internal(set) var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }

  /// Whether see-through surfaces are avoided.
  ///
  /// A browser does not tell, so this is false.
  public var accessibilityReduceTransparency: Bool { false }

  /// Whether colour alone must not carry meaning.
  ///
  /// A browser does not tell, so this is false;
  /// views carry meaning in words and symbols whatever it says.
  public var accessibilityDifferentiateWithoutColor: Bool { false }

  /// Whether a screen reader runs.
  ///
  /// A browser does not tell, so this is false.
  public var accessibilityVoiceOverEnabled: Bool { false }

  /// Whether the window is in use; a window that is served is.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }

  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }

  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  var fontWeight: Font.Weight? {
    get { self[FontWeightKey.self] }
    set { self[FontWeightKey.self] = newValue }
  }

  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionKey.self] }
    set { self[AutocorrectionKey.self] = newValue }
  }
}

/// How much a window is in use.
@nonexhaustive public enum ScenePhase: Comparable, Sendable {
  case background
  case inactive
  case active
}

/// The text size that a person chose.
@nonexhaustive public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall
  case small
  case medium
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The setting for a root font size, by Apple's body sizes of 14 to 53 points.
  init(scale: Double) {
    let points = scale * 17
    let limits: [(Double, DynamicTypeSize)] = [
      (14.5, .xSmall), (15.5, .small), (16.5, .medium), (18, .large), (20, .xLarge),
      (22, .xxLarge), (25.5, .xxxLarge), (30.5, .accessibility1), (36.5, .accessibility2),
      (43.5, .accessibility3), (50, .accessibility4),
    ]
    self = limits.first { points < $0.0 }?.1 ?? .accessibility5
  }
}

/// Why content is hidden.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}
