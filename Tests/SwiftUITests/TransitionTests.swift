import Testing

@_spi(Host) @testable import SwiftUI
@_spi(Host) @testable import SwiftUITesting

private struct Notice: View {
  var transition = AnyTransition.opacity
  @State private var isShown = false

  var body: some View {
    Button("at once") { isShown.toggle() }
    Button("moving") { withAnimation(.easeIn(duration: 0.2)) { isShown.toggle() } }
    Button("still") {
      var transaction = Transaction(animation: .default)
      transaction.disablesAnimations = true
      withTransaction(transaction) { isShown.toggle() }
    }
    if isShown { Text("notice").transition(transition) }
  }
}

/// What a patch says about coming, going and changing.
@MainActor extension ViewHost {
  fileprivate var comings: [[String: String]] {
    lastPatch.compactMap { if case .come(_, _, let look) = $0 { look } else { nil } }
  }

  fileprivate var goings: [[String: String]] {
    lastPatch.compactMap { if case .go(_, _, let look) = $0 { look } else { nil } }
  }

  fileprivate var eased: [MotionTiming] {
    lastPatch.compactMap { if case .ease(_, let timing, false) = $0 { timing } else { nil } }
  }
}

@MainActor struct TransitionTests {
  @Test func whatComesInATransactionWithAnAnimationFadesIn() throws {
    let host = ViewHost(Notice())
    try host.tap(.button("moving"))
    #expect(host.comings == [["opacity": "0.0"]])
    #expect(host.contains(.text("notice")))
    let timing = host.lastPatch.lazy
      .compactMap { operation in
        if case .come(_, let timing, _) = operation { timing } else { nil }
      }
      .first
    #expect(timing?.duration == 200)
    #expect(timing?.curve == .easeIn)
  }

  @Test func whatGoesIsAtOnceOutOfTheViewsAndOnlyDrawn() throws {
    let host = ViewHost(Notice())
    try host.tap(.button("at once"))
    try host.tap(.button("moving"))
    #expect(!host.contains(.text("notice")))
    #expect(host.goings == [["opacity": "0.0"]])
    // What says how it goes stands before its deletion, which stays what it was.
    let places = host.lastPatch
      .map { operation in
        switch operation {
        case .go: "go"
        case .delete: "delete"
        default: ""
        }
      }
      .filter { !$0.isEmpty }
    #expect(places == ["go", "delete"])
    #expect(host.isPageWhatViewsSay)
  }

  @Test(arguments: ["at once", "still"])
  func withoutAnAnimationNothingMoves(how: String) throws {
    let host = ViewHost(Notice(transition: .slide))
    try host.tap(.button(how))
    #expect(host.comings.isEmpty)
    try host.tap(.button(how))
    #expect(host.goings.isEmpty)
    #expect(!host.contains(.text("notice")))
  }

  @Test func eachTransitionBeginsAndEndsWithItsOwnLook() throws {
    let looks: [(AnyTransition, [String: String], [String: String])] = [
      (.identity, [:], [:]),
      (.slide, ["translate": "-100% 0%"], ["translate": "100% 0%"]),
      (.scale, ["scale": "0.0"], ["scale": "0.0"]),
      (
        .scale(scale: 0.5, anchor: .topLeading),
        ["scale": "0.5", "transform-origin": "0% 0%"],
        ["scale": "0.5", "transform-origin": "0% 0%"]
      ),
      (.move(edge: .bottom), ["translate": "0% 100%"], ["translate": "0% 100%"]),
      (
        .push(from: .trailing), ["translate": "100% 0%", "opacity": "0.0"],
        ["translate": "-100% 0%", "opacity": "0.0"]
      ),
      (.offset(x: 4, y: -8), ["translate": "4px -8px"], ["translate": "4px -8px"]),
      (
        .asymmetric(insertion: .scale, removal: .move(edge: .top)), ["scale": "0.0"],
        ["translate": "0% -100%"]
      ),
      (
        .opacity.combined(with: .offset(y: 12)), ["opacity": "0.0", "translate": "0% 12px"],
        ["opacity": "0.0", "translate": "0% 12px"]
      ),
      (AnyTransition(.scale(0.25)), ["scale": "0.25"], ["scale": "0.25"]),
    ]
    for (transition, coming, going) in looks {
      let host = ViewHost(Notice(transition: transition))
      try host.tap(.button("moving"))
      #expect(host.comings == (coming.isEmpty ? [] : [coming]))
      try host.tap(.button("moving"))
      #expect(host.goings == (going.isEmpty ? [] : [going]))
    }
  }

  @Test func edgesFollowTheDirectionOfTheText() throws {
    let host = ViewHost(Notice(transition: .move(edge: .leading)), language: "ar")
    try host.tap(.button("moving"))
    #expect(host.comings == [["translate": "100% 0%"]])
  }

  @Test func lessMotionLeavesOnlyFading() throws {
    let host = ViewHost(Notice(transition: .slide))
    var calm = PageEnvironment()
    calm.reducesMotion = true
    _ = host.send(.environment(calm))
    try host.tap(.button("moving"))
    #expect(host.comings == [["opacity": "0.0"]])
    try host.tap(.button("moving"))
    #expect(host.goings == [["opacity": "0.0"]])
  }

  @Test func aTransitionWithAnAnimationOfItsOwnNeedsNoTransaction() throws {
    let host = ViewHost(Notice(transition: .scale.animation(.linear(duration: 1))))
    try host.tap(.button("at once"))
    #expect(host.comings == [["scale": "0.0"]])
    try host.tap(.button("at once"))
    #expect(host.goings == [["scale": "0.0"]])
  }

  @Test func whatComesAgainWhileTheOldOneGoesIsANewElement() throws {
    let host = ViewHost(Notice())
    try host.tap(.button("moving"))
    let first = try host.find(.text("notice")).id
    try host.tap(.button("moving"))
    try host.tap(.button("moving"))
    #expect(try host.find(.text("notice")).id != first)
    #expect(host.isPageWhatViewsSay)
  }

  @Test func aTransitionInsideModifiersCounts() throws {
    struct Padded: View {
      @State private var isShown = false
      var body: some View {
        Button("moving") { withAnimation { isShown.toggle() } }
        if isShown {
          Text("notice").transition(.move(edge: .top)).padding().background { Color.red }
        }
      }
    }
    let host = ViewHost(Padded())
    try host.tap(.button("moving"))
    #expect(host.comings == [["translate": "0% -100%"]])
  }

  @Test func oneInsideAContainerThatComesDoesNotCount() throws {
    struct Boxed: View {
      @State private var isShown = false
      var body: some View {
        Button("moving") { withAnimation { isShown.toggle() } }
        if isShown { VStack { Text("notice").transition(.move(edge: .top)) } }
      }
    }
    let host = ViewHost(Boxed())
    try host.tap(.button("moving"))
    #expect(host.comings == [["opacity": "0.0"]])
  }
}

/// Rises a little and fades.
private struct Rising: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .offset(y: phase.value * -20)
      .opacity(phase.isIdentity ? 1 : 0.25)
  }
}

@MainActor struct CustomTransitionTests {
  private struct Screen: View {
    @State private var isShown = false
    var body: some View {
      Button("moving") { withAnimation { isShown.toggle() } }
      if isShown { Text("notice").transition(Rising()) }
    }
  }

  @Test func itsBodySaysWhereTheViewComesFromAndGoesTo() throws {
    let host = ViewHost(Screen())
    try host.tap(.button("moving"))
    #expect(host.comings.contains { $0["top"] == "20px" })
    #expect(host.comings.contains { $0["opacity"] == "0.25" })
    try host.tap(.button("moving"))
    #expect(host.goings.contains { $0["top"] == "-20px" })
    #expect(host.goings.contains { $0["opacity"] == "0.25" })
    #expect(host.isPageWhatViewsSay)
  }

  @Test func whileTheViewIsThereItIsAsInTheIdentityPhase() throws {
    let host = ViewHost(Screen())
    try host.tap(.button("moving"))
    #expect(host.isPageWhatViewsSay)
    #expect(TransitionPhase.willAppear.value == -1)
    #expect(TransitionPhase.didDisappear.value == 1)
    #expect(TransitionPhase.identity.isIdentity)
  }

  @Test func builtInOnesAreTransitionsToo() throws {
    struct Combined: View {
      @State private var isShown = false
      var body: some View {
        Button("moving") { withAnimation { isShown.toggle() } }
        if isShown {
          Text("notice").transition(ScaleTransition(0.5).combined(with: MoveTransition(edge: .top)))
        }
      }
    }
    let host = ViewHost(Combined())
    try host.tap(.button("moving"))
    #expect(host.comings == [["scale": "0.5", "translate": "0% -100%"]])
  }
}

@MainActor struct AnimatedChangeTests {
  private struct Screen: View {
    @State private var isLarge = false
    @State private var other = 0
    var body: some View {
      Button("with") { withAnimation(.linear(duration: 0.5)) { isLarge.toggle() } }
      Button("value") { isLarge.toggle() }
      Button("other") { other += 1 }
      Text("plain").opacity(isLarge ? 0.5 : 1)
      Text("watched").padding(isLarge ? 8 : CGFloat(other % 2))
        .animation(.easeOut(duration: 0.3), value: isLarge)
      Text("never").opacity(isLarge ? 0.5 : 1).transaction { $0.animation = nil }
    }
  }

  private let host = ViewHost(Screen())

  @Test func whatAnAnimationChangesTakesItsTime() throws {
    try host.tap(.button("with"))
    #expect(host.eased.map(\.duration).sorted() == [300, 500])
  }

  @Test func onlyAChangeOfTheValueMovesWhatIsWatched() throws {
    try host.tap(.button("value"))
    #expect(host.eased.map(\.duration) == [300])
    try host.tap(.button("value"))
    try host.tap(.button("other"))
    #expect(host.eased.isEmpty)
  }

  @Test func anAnimatedBodyMovesWhatItAddsAndNothingElse() throws {
    struct Screen: View {
      @State private var isFaint = false
      var body: some View {
        Button("change") { isFaint.toggle() }
        Text("inside").padding(isFaint ? 4 : 0)
          .animation(.linear(duration: 0.7)) { $0.opacity(isFaint ? 0.5 : 1) }
      }
    }
    let host = ViewHost(Screen())
    try host.tap(.button("change"))
    #expect(host.eased.map(\.duration) == [700])
  }

  @Test func aNewTextComesAsItsContentTransitionSays() throws {
    struct Count: View {
      @State private var count = 0
      var body: some View {
        Button("more") { withAnimation { count += 1 } }
        Text("a \(count)").contentTransition(.opacity)
        Text("b \(count)").contentTransition(.numericText())
        Text("c \(count)").contentTransition(.identity)
        Text("d \(count)")
      }
    }
    let host = ViewHost(Count())
    try host.tap(.button("more"))
    #expect(host.comings == [["opacity": "0.0"], ["opacity": "0.0", "translate": "0% 50%"]])
  }

  @Test func repeatsSpeedAndDelayAreTold() {
    let timing = Animation.linear(duration: 1).speed(2).delay(0.5).repeatCount(3).timing
    #expect(timing.duration == 500)
    #expect(timing.delay == 500)
    #expect(timing.count == 3)
    #expect(timing.turnsBack)
    #expect(Animation.easeIn.repeatForever(autoreverses: false).timing.count == nil)
    #expect(Animation.bouncy(duration: 0.4, extraBounce: 0.1).timing.curve == .spring(bounce: 0.4))
  }

  // What moves for ever must still be able to go.
  @Test func whatGoesIsPlayedOnce() throws {
    struct Screen: View {
      @State private var isShown = true
      var body: some View {
        Button("go") { withAnimation(.linear.repeatForever()) { isShown = false } }
        if isShown { Text("notice") }
      }
    }
    let host = ViewHost(Screen())
    try host.tap(.button("go"))
    let timings = host.lastPatch.compactMap { operation in
      if case .go(_, let timing, _) = operation { timing } else { nil }
    }
    #expect(timings.map(\.count) == [1])
  }

  // A node that its parent evaluates first keeps the transaction it was marked in.
  @Test func aChangeBelowAnotherChangeKeepsItsTransaction() throws {
    struct Child: View {
      @Binding var isShown: Bool
      @State private var isFaint = false
      var body: some View {
        Text("faint").opacity(isFaint ? 0.5 : 1)
        Button("both") {
          withAnimation(.linear(duration: 0.9)) { isFaint.toggle() }
          isShown.toggle()
        }
      }
    }
    struct Parent: View {
      @State private var isShown = false
      var body: some View {
        Text("shown").opacity(isShown ? 0.5 : 1)
        Child(isShown: $isShown)
      }
    }
    let host = ViewHost(Parent())
    try host.tap(.button("both"))
    #expect(host.eased.map(\.duration) == [900])
  }
}
