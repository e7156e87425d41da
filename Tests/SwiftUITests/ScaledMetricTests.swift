import SwiftUI
import SwiftUITesting
import Testing

@MainActor struct ScaledMetricTests {
  @Test func aMeasureGrowsWithThePersonsTextSize() {
    #expect(ViewHost(Measure()).contains(.text("10, 20")))
    #expect(ViewHost(Measure(), textScale: 40.0 / 17).contains(.text("24, 47")))
    #expect(ViewHost(Measure().dynamicTypeSize(.xSmall)).contains(.text("8, 16")))
  }

  private struct Measure: View {
    @ScaledMetric private var one: CGFloat = 10
    @ScaledMetric(relativeTo: .caption) private var two = 20.0

    var body: some View {
      Text(verbatim: "\(Int(one.rounded())), \(Int(two.rounded()))")
    }
  }
}
