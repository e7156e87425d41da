// Sections B, D and F: what a view asks of the appearance around it.
import SwiftUI

struct Appearing: View {
  @ScaledMetric private var size = 12.0
  @ScaledMetric(relativeTo: .caption) private var small: CGFloat = 8
  @State private var isOn = false

  var body: some View {
    Text("a")
      .padding(size + small)
      .contentShape(.rect)
      .onTapGesture { isOn.toggle() }
      .onTapGesture(count: 2) { isOn = false }
      .animation(.snappy(duration: 0.25), value: isOn)
      .environment(\.layoutDirection, isOn ? .rightToLeft : .leftToRight)
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(isOn ? .dark : nil)
  }
}
