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

struct Rising: Transition {
  static let properties = TransitionProperties(hasMotion: true)

  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .opacity(phase.isIdentity ? 1 : 0)
      .offset(y: phase == .willAppear ? 20 : phase.value * 10)
  }
}

struct Shrunk: ViewModifier {
  func body(content: Content) -> some View { content.padding(4) }
}

struct ComingAndGoing: View {
  @State private var isFaint = false

  var body: some View {
    Text("a").transition(Rising())
    Text("a").transition(.slide)
    Text("a").transition(.push(from: .trailing))
    Text("a").transition(.scale(scale: 0.8, anchor: .top).combined(with: .opacity))
    Text("a").transition(.offset(x: 4).animation(.bouncy))
    Text("a").transition(.modifier(active: Shrunk(), identity: Shrunk()))
    Text("a").transition(AnyTransition(Rising()))
    Text("a").transition(MoveTransition(edge: .top).combined(with: OpacityTransition()))
    Text("a").transition(AsymmetricTransition(insertion: Rising(), removal: ScaleTransition(0.5)))
    Text("a").animation(.easeOut) { $0.opacity(isFaint ? 0.5 : 1) }
    Text("a").contentTransition(.numericText(countsDown: true))
    Button("Often") {
      withAnimation(.linear.repeatCount(3, autoreverses: false)) { isFaint = true }
    }
    Button("Ever") { withAnimation(.spring.speed(2).repeatForever()) { isFaint.toggle() } }
    Button("End") {
      withAnimation(.snappy(duration: 0.2, extraBounce: 0.1), completionCriteria: .removed) {
        isFaint = false
      } completion: {
        isFaint = true
      }
    }
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
    Text("a").redacted(reason: isLoading ? .placeholder : []).unredacted().privacySensitive()
  }
}
