// expect: main actor-isolated property 'text' can not be referenced from a Sendable closure
// expect: main actor-isolated property 'text' can not be mutated from a Sendable closure
// A binding's closures are @Sendable: $text, or { @MainActor in … }.
import SwiftUI

struct Field: View {
  @State private var text = ""
  var body: some View {
    TextField("Name", text: Binding(get: { text }, set: { text = $0 }))
  }
}
