/// A style as it came out where a view named it.
struct ResolvedStyle: Equatable {
  /// The one colour for what can have no other.
  var css: String
  var paint: _Paint

  init(css: String) {
    self.css = css
    paint = .color(css)
  }

  init(_ style: some ShapeStyle, in environment: EnvironmentValues) {
    css = style._css(in: environment)
    paint = style._paint(in: environment)
  }

  var gradient: _LinearPaint? {
    if case .gradient(let gradient) = paint { gradient } else { nil }
  }
}

extension EnvironmentValues {
  private struct ForegroundKey: EnvironmentKey {
    static var defaultValue: ResolvedStyle? { nil }
  }

  private struct LevelsKey: EnvironmentKey {
    static var defaultValue: [ResolvedStyle] { [] }
  }

  private struct TintKey: EnvironmentKey {
    static var defaultValue: String? { nil }
  }

  /// What text and symbols are painted with; nil for the page's own colour.
  var foreground: ResolvedStyle? {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }

  /// The same in one colour.
  var foregroundCSS: String? {
    get { foreground?.css }
    set { foreground = newValue.map { ResolvedStyle(css: $0) } }
  }

  /// The levels of the foreground where a view named several.
  var foregroundLevels: [ResolvedStyle] {
    get { self[LevelsKey.self] }
    set { self[LevelsKey.self] = newValue }
  }

  mutating func setLevels(_ levels: [ResolvedStyle]) {
    foreground = levels.first
    foregroundLevels = levels
  }

  /// A level that a view named; those below the last one are like it.
  func foregroundLevel(_ level: Int) -> ResolvedStyle? {
    let levels = foregroundLevels
    return levels.isEmpty ? nil : levels[min(level, levels.count - 1)]
  }

  var tint: String? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  var tintCSS: String { tint ?? "var(--accent)" }
}
