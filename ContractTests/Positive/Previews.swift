// Addendum: previews.
import SwiftUI

struct Preview: PreviewProvider {
  static var previews: some View {
    Text("a")
    Text("b")
  }
}
