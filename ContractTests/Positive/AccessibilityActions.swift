// Sheet H: actions, representations, pairs.
import SwiftUI

struct Elements: View {
  @Namespace private var pairs
  @AccessibilityFocusState private var isFocused: Bool

  var body: some View {
    Text("a").accessibilityInputLabels(["City", "Town"])
    Text("a").accessibilityAction {}
    Text("a").accessibilityAction(named: "Delete") {}
    Text("a").accessibilityAction(named: Text("Delete")) {}
    Text("a").accessibilityChildren { Text("b") }
    Text("a").accessibilityRespondsToUserInteraction(false)
    Text("a").accessibilityLabeledPair(role: .label, id: 1, in: pairs)
    Text("a").accessibilityFocused($isFocused)
  }
}
