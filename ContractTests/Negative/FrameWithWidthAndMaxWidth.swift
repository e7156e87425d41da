// expect: extra argument
// Fixed and flexible sizes are two modifiers.
import SwiftUI

struct Box: View {
  var body: some View { Text("a").frame(width: 10, maxWidth: .infinity) }
}
