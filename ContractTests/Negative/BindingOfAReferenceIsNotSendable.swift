// expect: type 'Draft' does not conform to the 'Sendable' protocol
import SwiftUI

final class Draft { var text = "" }

func keep(_ value: some Sendable) {}

@MainActor func keep(binding: Binding<Draft>) {
  keep(binding)
}
