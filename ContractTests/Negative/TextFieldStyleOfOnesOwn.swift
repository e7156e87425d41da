// expect: type 'Quiet' does not conform to protocol 'TextFieldStyle'
// No client can say what a text field looks like: what it would have to implement is not public.
import SwiftUI

struct Quiet: TextFieldStyle {
  func makeBody(configuration: Int) -> some View { Text("a") }
}
