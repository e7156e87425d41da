// expect: static property 'defaultValue' is not concurrency-safe because it is nonisolated global shared mutable state
import SwiftUI

struct SizeKey: EnvironmentKey {
  static var defaultValue: Int = 3
}
