import SwiftUI
import SwiftUITesting
import Testing

private struct SumKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = value * 10 + nextValue() }
}

private struct Screen: View {
  @State private var numbers = [1, 2]
  @State private var heard = "nothing"

  var body: some View {
    VStack {
      Text(heard)
      VStack {
        ForEach(numbers, id: \.self) { Text("row").preference(key: SumKey.self, value: $0) }
      }
      .onPreferenceChange(SumKey.self) { heard = "heard \($0)" }
      Button("More") { numbers.append(numbers.count + 1) }
      Button("None") { numbers = [] }
    }
  }
}

private struct Transformed: View {
  @State private var heard = 0

  var body: some View {
    VStack {
      Text("inner").preference(key: SumKey.self, value: 4)
    }
    .transformPreference(SumKey.self) { $0 += 1 }
    .onPreferenceChange(SumKey.self) { heard = $0 }
    Text("heard \(heard)")
  }
}

@MainActor @Suite struct PreferenceTests {
  @Test func reducesTheValuesInTheOrderTheyAreDrawn() throws {
    let host = ViewHost(Screen())
    #expect(host.contains(.text("heard 12")))
    try host.tap(.button("More"))
    #expect(host.contains(.text("heard 123")))
  }

  @Test func isTheDefaultOnceNobodySpeaks() throws {
    let host = ViewHost(Screen())
    try host.tap(.button("None"))
    #expect(host.contains(.text("heard 0")))
  }

  @Test func changesWhatComesFromInside() {
    #expect(ViewHost(Transformed()).contains(.text("heard 5")))
  }
}
