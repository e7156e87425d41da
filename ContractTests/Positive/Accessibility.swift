// Sheet H: what assistive technology is told.
import SwiftUI

struct Labels: View {
  let name: String
  let isWrong: Bool

  var body: some View {
    Text("a").accessibilityLabel("City").accessibilityValue("Cork").accessibilityHint("Required")
    Text("a").accessibilityLabel(name).accessibilityValue(name).accessibilityHint(name)
    Text("a").accessibilityLabel(Text(name)).accessibilityValue(Text("b"))
    Text("a").accessibilityHint(Text(isWrong ? "Wrong" : ""))
    Text("a").accessibilityIdentifier("city").accessibilityInputLabels(["City", "Town"])
    Image(systemName: "house").accessibilityHidden(true)
    Text("a").accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
    Text("a").accessibilityAddTraits(isWrong ? [.isSelected, .isButton] : [])
    Text("a").accessibilityRemoveTraits(.isImage).accessibilitySortPriority(1)
    Text("a").help("What it is for").help(name)
  }
}

struct Elements: View {
  @Namespace private var pairs
  @AccessibilityFocusState private var isFocused: Bool

  var body: some View {
    VStack { Text("a") }.accessibilityElement()
    VStack { Text("a") }.accessibilityElement(children: .combine)
    VStack { Text("a") }.accessibilityElement(children: .contain)
    Text("a").accessibilityAction {}
    Text("a").accessibilityAction(named: "Delete") {}
    Text("a").accessibilityAction(named: Text("Delete")) {}
    Text("a").accessibilityRepresentation { Button("Save") {} }
    Text("a").accessibilityChildren { Text("b") }
    Text("a").accessibilityRespondsToUserInteraction(false)
    Text("a").accessibilityLabeledPair(role: .label, id: 1, in: pairs)
    Text("a").accessibilityFocused($isFocused)
  }
}
