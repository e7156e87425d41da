// expect: is deprecated
// The view form of iOS 13; a closure or a style is today's.
import SwiftUI

struct Box: View {
  var body: some View { Text("a").background(Text("b")) }
}
