import SwiftUI

/// What is read, and in which order: a price before its name, a label tied to its field, the end
/// of a long number.
struct ReadingSample: View {
  @Namespace private var names
  @State private var weight = ""
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    spaced(
      List {
        Section("Read with the price first") {
          if typeSize.isAccessibilitySize {
            VStack(alignment: .leading) { offer }
          } else {
            HStack { offer }
          }
        }
        Section("A label and its field") {
          Text("Weight in grams")
            .accessibilityLabeledPair(role: .label, id: "weight", in: names)
          TextField("", text: $weight, prompt: Text("250"))
            .accessibilityLabeledPair(role: .content, id: "weight", in: names)
        }
        Section("The end of a long number") {
          Text("IE 0000 1111 2222 3333 4444 5555 6666 7777 8888 9999")
            .lineLimit(1)
            .truncationMode(.head)
            .accessibilityRespondsToUserInteraction()
        }
      }
      .scrollDismissesKeyboard(.immediately)
    )
  }

  @ViewBuilder private var offer: some View {
    Button("Standard") {}.buttonStyle(.bordered)
    Spacer(minLength: 8)
    Button("€ 6.90") {}
      .buttonStyle(.bordered)
      .accessibilitySortPriority(1)
  }

  @ViewBuilder private func spaced(_ list: some View) -> some View {
    #if os(macOS) || PROFILE_MACOS
    list
    #else
    list.listRowSpacing(8).listSectionSpacing(24).navigationBarTitleDisplayMode(.large)
    #endif
  }
}
