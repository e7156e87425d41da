// Sheet B: state, bindings, environment, focus, preferences.
import Observation
import SwiftUI

struct Draft: Identifiable, Hashable {
  let id: Int
  var name = ""
  var city: String?
}

@Observable @MainActor final class Model {
  var name = ""
  var drafts: [Draft] = []
}

enum Part: Hashable { case name, city }

struct Owner: View {
  @State private var text = ""
  @State private var count: Int
  @State private var chosen: Draft?
  @State private var model = Model()
  @State private var draft = Draft(id: 1)
  @FocusState private var isFocused: Bool
  @FocusState private var part: Part?
  @Namespace private var namespace
  @ScaledMetric private var size = 12.0
  @ScaledMetric(relativeTo: .caption) private var small = 8.0
  @SceneStorage("open") private var isOpen = false
  @SceneStorage("record") private var record: Int?

  init(count: Int) {
    _count = State(initialValue: count)
  }

  var body: some View {
    TextField("Name", text: $text).focused($isFocused)
    TextField("Name", text: $draft.name).focused($part, equals: .name)
    Part1(text: $text, count: $count, chosen: $chosen, part: $part)
    Part2(model: model)
    Part3().environment(model)
    Text("\(count)")
      .onAppear {
        isFocused = true
        part = nil
        count += 1
        isOpen.toggle()
        record = 3
      }
  }
}

struct Part1: View {
  @Binding var text: String
  @Binding var count: Int
  @Binding var chosen: Draft?
  var part: FocusState<Part?>.Binding

  init(
    text: Binding<String>,
    count: Binding<Int>,
    chosen: Binding<Draft?>,
    part: FocusState<Part?>.Binding
  ) {
    _text = text
    self._count = count
    _chosen = chosen
    self.part = part
  }

  private var isLong: Binding<Bool> {
    Binding(get: { @MainActor in text.count > 3 }, set: { @MainActor in text = $0 ? "long" : "" })
  }

  var body: some View {
    TextField("Text", text: $text).focused(part, equals: .city)
    Toggle("Long", isOn: isLong)
    Toggle("Always", isOn: .constant(true))
    Toggle("Chosen", isOn: Binding(projectedValue: isLong))
    if let inner = Binding($chosen) {
      TextField("City", text: inner.name)
    }
    Optionals(text: Binding($text), animated: $count.animation())
  }
}

struct Optionals: View {
  @Binding var text: String?
  @Binding var animated: Int
  var body: some View { Text(text ?? "") }
}

struct Part2: View {
  @Bindable var model: Model

  var body: some View {
    TextField("Name", text: $model.name)
    ForEach($model.drafts) { $draft in
      TextField("Name", text: $draft.name)
    }
  }
}

struct Part3: View {
  @Environment(Model.self) private var model
  @Environment(Model.self) private var perhaps: Model?
  @Environment(\.locale) private var locale
  @Environment(\.emphasis) private var emphasis

  var body: some View {
    @Bindable var model = model
    TextField(perhaps?.name ?? "", text: $model.name)
    Text(locale.identifier)
      .environment(\.emphasis, emphasis + 1)
      .environment(\.locale, Locale(identifier: "de"))
      .environment(nil as Model?)
      .transformEnvironment(\.emphasis) { $0 += 1 }
  }
}

private struct EmphasisKey: EnvironmentKey {
  static let defaultValue = 1
}

extension EnvironmentValues {
  var emphasis: Int {
    get { self[EmphasisKey.self] }
    set { self[EmphasisKey.self] = newValue }
  }
}

struct WidthKey: PreferenceKey {
  static let defaultValue: Double = 0
  static func reduce(value: inout Double, nextValue: () -> Double) {
    value = max(value, nextValue())
  }
}

struct TitleKey: PreferenceKey {
  typealias Value = String?
  static func reduce(value: inout String?, nextValue: () -> String?) {
    value = value ?? nextValue()
  }
}

struct Preferences: View {
  @State private var width = 0.0

  var body: some View {
    VStack {
      Text("a").preference(key: WidthKey.self, value: 3)
      Text("b").preference(key: TitleKey.self, value: "b")
      Text("c").transformPreference(WidthKey.self) { $0 += 1 }
    }
    .onPreferenceChange(WidthKey.self) { _ in }
  }
}
