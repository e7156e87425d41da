// expect: type 'Quiet' does not conform to protocol 'ButtonStyle'
import SwiftUI

struct Quiet: ButtonStyle {
  func body(configuration: Configuration) -> some View { configuration.label }
}
