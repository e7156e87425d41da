// expect: type 'Quiet' does not conform to protocol 'Transition'
import SwiftUI

struct Quiet: Transition {
  func body(content: Content) -> some View { content }
}
