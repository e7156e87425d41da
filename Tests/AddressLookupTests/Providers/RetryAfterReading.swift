import Foundation

@testable import AddressLookup

/// The reader under test, by a clock that starts at an epoch of the test's own.
enum RetryAfterReading {
  static func duration(_ value: String, epoch: Double) -> Duration? {
    RetryAfter.duration(value, now: Date(timeIntervalSince1970: epoch))
  }
}
