// expect: to expected argument type 'WritableKeyPath<EnvironmentValues, V>'
// expect: generic parameter 'V' could not be inferred
import SwiftUI

struct Page: View {
  var body: some View { Text("a").transformEnvironment(\.dismiss) { _ in } }
}
