// expect: unknown attribute 'Entry'
// expect: must not contain stored properties
import SwiftUI

extension EnvironmentValues {
  @Entry var density: Double = 1
}
