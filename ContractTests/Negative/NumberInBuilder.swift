// expect: this expression does not conform to 'View'
import SwiftUI

struct Answer: View {
  var body: some View {
    VStack {
      42
      Text("is the answer")
    }
  }
}
