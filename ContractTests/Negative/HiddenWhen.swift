// expect: argument passed to call that takes no arguments
import SwiftUI

struct Box: View {
  let isHidden: Bool
  var body: some View { Text("a").hidden(isHidden) }
}
