// expect: type 'Bare' does not conform to protocol 'PrimitiveButtonStyle'
import SwiftUI

struct Bare: PrimitiveButtonStyle {
  typealias Body = PrimitiveButtonStyleConfiguration.Label
}
