// Sheet B: preferences, measures that grow with the text.
import SwiftUI

struct WidthKey: PreferenceKey {
  static let defaultValue: Double = 0
  static func reduce(value: inout Double, nextValue: () -> Double) {
    value = max(value, nextValue())
  }
}

struct TitleKey: PreferenceKey {
  typealias Value = String?
  static func reduce(value: inout String?, nextValue: () -> String?) {
    value = value ?? nextValue()
  }
}

struct Preferences: View {
  @State private var width = 0.0

  var body: some View {
    VStack {
      Text("a").preference(key: WidthKey.self, value: 3)
      Text("b").preference(key: TitleKey.self, value: "b")
      Text("c").transformPreference(WidthKey.self) { $0 += 1 }
    }
    .onPreferenceChange(WidthKey.self) { _ in }
  }
}
