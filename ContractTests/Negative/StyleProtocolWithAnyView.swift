// expect: type 'Quiet' does not conform to protocol 'ButtonStyle'
// A style's result is a view of a known type, not `any View`.
import SwiftUI

struct Quiet: ButtonStyle {
  func makeBody(configuration: Configuration) -> any View { configuration.label }
}
