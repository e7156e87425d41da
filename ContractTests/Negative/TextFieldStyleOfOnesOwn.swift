// expect: does not have a member
import SwiftUI

struct Quiet: TextFieldStyle {
  func makeBody(configuration: Self.Configuration) -> some View { configuration.label }
}
