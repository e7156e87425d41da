// expect: type 'any View' cannot conform to 'View'
// A style's result is a view of a known type, not `any View`.
import SwiftUI

struct Quiet: ButtonStyle {
  func makeBody(configuration: Configuration) -> any View { configuration.label }
}
