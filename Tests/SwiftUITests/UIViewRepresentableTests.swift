import SwiftUITesting
import Testing

@_spi(Host) @testable import SwiftUI

@MainActor struct UIViewRepresentableTests {
  @Test func aViewIsMadeOnceAndUpdatedWithWhatChanges() throws {
    let log = Journal()
    let host = ViewHost(Counter(log: log))
    #expect(log.entries == ["make", "update 0"])
    try host.tap(.button("More"))
    #expect(log.entries == ["make", "update 0", "update 1"])
    #expect(host.contains(.text("1")))
  }

  @Test func aViewThatLeavesIsDismantledAndReleased() throws {
    let log = Journal()
    let host = ViewHost(Leaving(log: log))
    let nodes = host.liveNodes
    #expect(log.made != nil)
    try host.tap(.button("Leave"))
    #expect(log.entries.last == "dismantle coordinator")
    #expect(log.made == nil)
    #expect(host.liveNodes < nodes)
    #expect(host.isPageWhatViewsSay)
  }

  @Test func aControlActsThroughItsAction() throws {
    let control = UIControl()
    control.accessibilityLabel = "Go"
    var taps = 0
    control.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    let host = ViewHost(Hosted(view: control))
    try host.tap(.button("Go"))
    #expect(taps == 1)
    control.isEnabled = false
    host.flush()
    #expect(throws: ViewHostError.self) { try host.tap(.button("Go")) }
    #expect(taps == 1)
  }

  @Test func aPressIsShownWhileItLasts() throws {
    let control = UIControl()
    control.accessibilityLabel = "Go"
    let host = ViewHost(Hosted(view: control))
    let id = try host.find(.button("Go")).id
    #expect(host.send(.press(id: id, isPressed: true)) == nil)
    #expect(control.isHighlighted)
    #expect(host.send(.press(id: id, isPressed: false)) == nil)
    #expect(!control.isHighlighted)
  }

  @Test func aControlThatIsTurnedOffWhilePressedIsLetGo() throws {
    let control = UIControl()
    control.accessibilityLabel = "Go"
    let host = ViewHost(Hosted(view: control))
    let id = try host.find(.button("Go")).id
    _ = host.send(.press(id: id, isPressed: true))
    control.isEnabled = false
    _ = host.send(.press(id: id, isPressed: false))
    #expect(!control.isHighlighted)
  }

  @Test func stateAndEnvironmentAreThereWhenTheViewIsMade() {
    let host = ViewHost(Reading(), language: "ga")
    #expect(host.contains(.text("ga 7 ga")))
  }

  @Test func whatModifiersSayOfTheViewIsSaidOfItsElement() throws {
    let control = UIControl()
    let host = ViewHost(
      Hosted(view: control).accessibilityLabel("Go").accessibilityIdentifier("go")
    )
    #expect(try host.find(.button("Go")).identifier == "go")
  }

  @Test func whatIsDisabledAroundItCannotBeTapped() throws {
    let control = UIControl()
    control.accessibilityLabel = "Go"
    let host = ViewHost(Hosted(view: control).disabled(true))
    #expect(try !host.find(.button("Go")).isEnabled)
  }

  @Test func aViewIsToldOfTheAppearanceItAskedAbout() {
    let view = UILabel()
    var told: [UIUserInterfaceStyle] = []
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (label: UILabel, previous: UITraitCollection) in
      told += [previous.userInterfaceStyle, label.traitCollection.userInterfaceStyle]
    }
    let host = ViewHost(Hosted(view: view), textScale: 3)
    #expect(told.isEmpty)
    host.setEnvironment(isDark: true)
    #expect(told == [.light, .dark])
    host.setEnvironment(textScale: 1)
    #expect(told.count == 2)
  }

  @Test func aPageThatWasDarkFromTheStartBecomesLight() {
    let view = UILabel()
    let host = ViewHost(Hosted(view: view), isDark: true)
    var told = 0
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (_: UILabel, previous: UITraitCollection) in
      told += previous.userInterfaceStyle == .dark ? 1 : 0
    }
    host.setEnvironment(isDark: false)
    #expect(told == 1)
  }

  @Test func viewsComeAndGoInTheirOrder() {
    let stack = UIStackView()
    let labels = ["one", "two", "three"]
      .map { text in
        let label = UILabel()
        label.text = text
        return label
      }
    let host = ViewHost(Hosted(view: stack))
    for label in labels { stack.addArrangedSubview(label) }
    host.flush()
    #expect(texts(host) == ["one", "two", "three"])
    labels[1].isHidden = true
    host.flush()
    #expect(texts(host) == ["one", "three"])
    labels[1].isHidden = false
    labels[0].removeFromSuperview()
    stack.addArrangedSubview(labels[0])
    host.flush()
    #expect(texts(host) == ["two", "three", "one"])
    #expect(host.isPageWhatViewsSay)
    #expect(stack.arrangedSubviews.count == 3)
  }

  @Test func aConstraintThatCannotBeDrawnIsToldOf() {
    let (outer, one, other) = (UIView(), UIView(), UIView())
    outer.addSubview(one)
    outer.addSubview(other)
    NSLayoutConstraint.activate([one.topAnchor.constraint(equalTo: other.bottomAnchor)])
    let host = ViewHost(Hosted(view: outer))
    #expect(host.warnings.contains { $0.contains("constraint") })
  }

  private func texts(_ host: ViewHost) -> [String] { host.elements.map(\.name) }
}

@MainActor private final class Journal {
  var entries: [String] = []
  weak var made: UILabel?
}

private struct Hosted<V: UIView>: UIViewRepresentable {
  let view: V

  func makeUIView(context: Context) -> V { view }

  func updateUIView(_ uiView: V, context: Context) {}
}

private struct Reading: UIViewRepresentable {
  @State private var number = 7
  @Environment(\.locale) private var locale

  func makeCoordinator() -> String { locale.identifier }

  func makeUIView(context: Context) -> UILabel {
    let label = UILabel()
    label.text = "\(locale.identifier) \(number) \(context.coordinator)"
    return label
  }

  func updateUIView(_ label: UILabel, context: Context) {}
}

private struct Number: UIViewRepresentable {
  let number: Int
  let log: Journal

  func makeUIView(context: Context) -> UILabel {
    log.entries.append("make")
    let label = UILabel()
    log.made = label
    return label
  }

  func updateUIView(_ label: UILabel, context: Context) {
    log.entries.append("update \(number)")
    label.text = "\(number)"
  }

  func makeCoordinator() -> Coordinator { Coordinator(log: log) }

  static func dismantleUIView(_ label: UILabel, coordinator: Coordinator) {
    coordinator.log.entries.append("dismantle coordinator")
  }

  @MainActor final class Coordinator {
    let log: Journal

    init(log: Journal) {
      self.log = log
    }
  }
}

private struct Counter: View {
  let log: Journal

  @State private var number = 0

  var body: some View {
    VStack {
      Number(number: number, log: log)
      Button("More") { number += 1 }
    }
  }
}

private struct Leaving: View {
  let log: Journal

  @State private var isThere = true

  var body: some View {
    VStack {
      if isThere { Number(number: 0, log: log) }
      Button("Leave") { isThere = false }
    }
  }
}
