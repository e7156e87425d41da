// Sheet I: transactions, content transitions, impacts.
import SwiftUI

struct Moving: View {
  @State private var isLoading = false

  var body: some View {
    Text("a").transaction { $0.animation = nil }.contentTransition(.opacity)
    Text("a").sensoryFeedback(.impact(weight: .light), trigger: isLoading)
  }
}
