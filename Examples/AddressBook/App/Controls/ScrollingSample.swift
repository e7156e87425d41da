import SwiftUI

/// Many parcels, two buttons that jump among them, and a total that stays in sight.
struct ScrollingSample: View {
  private static let parcels = Array(1...40)

  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(Self.parcels, id: \.self) { number in
            Text("Parcel \(number)")
              .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
              .id(number)
          }
        }
        .padding(.horizontal, 16)
      }
      .safeAreaInset(edge: .bottom) {
        HStack {
          Button("First") { proxy.scrollTo(1) }
          Spacer(minLength: 8)
          if !typeSize.isAccessibilitySize {
            Text("\(Self.parcels.count) parcels").font(.footnote).foregroundStyle(.secondary)
            Spacer(minLength: 8)
          }
          Button("Last") { proxy.scrollTo(Self.parcels.count) }
        }
        .buttonStyle(.bordered)
        .padding(16)
      }
    }
  }
}
