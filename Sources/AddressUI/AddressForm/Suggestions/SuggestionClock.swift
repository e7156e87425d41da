import SwiftUI

extension EnvironmentValues {
  private struct SuggestionClockKey: EnvironmentKey {
    static let defaultValue: any Clock<Duration> = ContinuousClock()
  }

  /// What measures the pause before suggestions are asked for; tests pass their own.
  var suggestionClock: any Clock<Duration> {
    get { self[SuggestionClockKey.self] }
    set { self[SuggestionClockKey.self] = newValue }
  }
}
