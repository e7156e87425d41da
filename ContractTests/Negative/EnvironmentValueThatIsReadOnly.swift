// expect: cannot convert value of type 'KeyPath<EnvironmentValues, Bool>' to expected argument type 'WritableKeyPath<EnvironmentValues, Bool>'
import SwiftUI

struct Page: View {
  var body: some View { Text("a").environment(\.accessibilityReduceMotion, true) }
}
