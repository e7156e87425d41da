// expect: is not concurrency-safe
import SwiftUI

struct WidthKey: PreferenceKey {
  static var defaultValue = 0.0
  static func reduce(value: inout Double, nextValue: () -> Double) {}
}
