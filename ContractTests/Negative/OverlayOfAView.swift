// expect: is deprecated
import SwiftUI

struct Box: View {
  var body: some View { Text("a").overlay(Text("b")) }
}
