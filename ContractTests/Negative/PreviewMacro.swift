// expect: no macro named 'Preview'
import SwiftUI

#Preview {
  Text("a")
}
