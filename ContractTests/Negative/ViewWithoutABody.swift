// expect: type 'BareView' does not conform to protocol 'View'
// expect: type 'BareItems' does not conform to protocol 'ToolbarContent'
// expect: type 'BareScene' does not conform to protocol 'Scene'
import SwiftUI

struct BareView: View {
  typealias Body = Never
}

struct BareItems: ToolbarContent {
  typealias Body = Never
}

struct BareScene: Scene {
  typealias Body = Never
}
