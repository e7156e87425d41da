import SwiftUI
import SwiftUITesting
import Testing

private struct NicknameKey: EnvironmentKey {
  static let defaultValue: String? = "none set"
}

extension EnvironmentValues {
  fileprivate var nickname: String? {
    get { self[NicknameKey.self] }
    set { self[NicknameKey.self] = newValue }
  }
}

@MainActor @Observable private final class Settings {
  var name = "settings"
}

private struct Reader: View {
  @Environment(\.nickname) private var nickname
  @Environment(\.locale) private var locale
  @Environment(\.colorScheme) private var scheme
  @Environment(Settings.self) private var settings: Settings?
  @State private var count = 0

  var body: some View {
    Text("\(nickname ?? "nil") \(locale.identifier) \(scheme == .dark ? "dark" : "light")")
    Text("count \(count), \(settings?.name ?? "no settings")")
    Button("add") { count += 1 }
  }
}

private struct Loud: ViewModifier {
  @Environment(\.nickname) private var nickname
  @State private var count = 0

  func body(content: Content) -> some View {
    content
    Button("loud \(nickname ?? "nil") \(count)") { count += 1 }
  }
}

private struct Look: ButtonStyle {
  @Environment(\.nickname) private var nickname
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
    Text("by \(nickname ?? "nil"), \(isEnabled ? "on" : "off")")
  }
}

@MainActor struct EnvironmentTests {
  @Test func aNilThatWasSetIsNotTheDefault() {
    #expect(ViewHost(Reader()).contains(.text("none set en light")))
    let host = ViewHost(Reader().environment(\.nickname, nil))
    #expect(host.contains(.text("nil en light")))
  }

  // Tokamak #222: a change of the environment mounted views anew and lost their state.
  @Test func aChangeOfTheSettingsKeepsState() throws {
    let host = ViewHost(Reader())
    try host.tap(.button("add"))
    host.setEnvironment(language: "de", isDark: true)
    #expect(host.contains(.text("none set de dark")))
    #expect(host.contains(.text("count 1, no settings")))
  }

  @Test func anObjectIsFoundByItsTypeAndObserved() {
    let settings = Settings()
    let host = ViewHost(Reader().environment(settings))
    settings.name = "changed"
    host.flush()
    #expect(host.contains(.text("count 0, changed")))
  }

  @Test func aTransformSeesWhatStandsOutside() {
    let host = ViewHost(
      Reader()
        .transformEnvironment(\.nickname) { $0 = ($0 ?? "") + "!" }
        .environment(\.nickname, "Al")
    )
    #expect(host.contains(.text("Al! en light")))
  }

  @Test func modifiersAndStylesReadTheEnvironmentToo() throws {
    let host = ViewHost(
      VStack {
        Text("x").modifier(Loud())
        Button("save") {}.buttonStyle(Look()).disabled(true)
      }
      .environment(\.nickname, "Bo")
    )
    try host.tap(.button("loud Bo 0"))
    #expect(host.contains(.button("loud Bo 1")))
    #expect(host.contains(.button("save by Bo, off")))
  }
}
