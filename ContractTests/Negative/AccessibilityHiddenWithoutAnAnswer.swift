// expect: missing argument for parameter #1 in call
import SwiftUI

struct Box: View {
  var body: some View { Text("a").accessibilityHidden() }
}
