// expect: missing argument for parameter 'radius' in call
import SwiftUI

struct Box: View {
  var body: some View { Text("a").shadow(color: .black) }
}
