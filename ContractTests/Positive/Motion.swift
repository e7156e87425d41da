// Sheet I: animation, transitions, feedback, redaction.
import SwiftUI

struct Moving: View {
  @State private var isOpen = false
  @State private var count = 0
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    Text("a").animation(.default, value: isOpen)
    Text("a").animation(reduceMotion ? nil : .easeInOut(duration: 0.2), value: count)
    Text("a").animation(.snappy, value: isOpen).animation(.spring(duration: 0.4), value: count)
    Text("a").transition(.opacity)
    Text("a").transition(.move(edge: .top).combined(with: .opacity))
    Text("a").transition(.asymmetric(insertion: .scale, removal: .opacity))
    Text("a").transaction { $0.animation = nil }.contentTransition(.opacity)
    Button("Open") { withAnimation { isOpen.toggle() } }
    Button("More") { withAnimation(.easeOut.delay(0.1)) { count += 1 } }
    Button("Done") {
      withAnimation(.smooth) {
        count = 0
      } completion: {
        isOpen = false
      }
    }
    Button("Now") { withTransaction(Transaction(animation: nil)) { count += 1 } }
  }
}

struct Feedback: View {
  @State private var refusals = 0
  let isLoading: Bool

  var body: some View {
    Text("a").sensoryFeedback(.error, trigger: refusals)
    Text("a").sensoryFeedback(.success, trigger: refusals) { old, new in new > old }
    Text("a").sensoryFeedback(trigger: refusals) { refusals > 3 ? .warning : nil }
    Text("a").sensoryFeedback(trigger: refusals) { old, new in new > old ? .selection : nil }
    Text("a").sensoryFeedback(.impact(weight: .light), trigger: isLoading)
    Text("a").redacted(reason: isLoading ? .placeholder : []).unredacted().privacySensitive()
  }
}
