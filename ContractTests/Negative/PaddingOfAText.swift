// expect: cannot convert value of type 'String' to expected argument type 'CGFloat'
import SwiftUI

struct Box: View {
  let size: String
  var body: some View { Text("a").padding(size) }
}
