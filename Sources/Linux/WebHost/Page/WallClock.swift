import Glibc

extension PageSource {
  /// The time of day, which tokens are dated with; everything else uses a clock that never jumps.
  static let secondsSince1970: @MainActor () -> Int = { time(nil) }
}
