extension View {
  nonisolated public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    SearchableView(content: self, text: text, prompt: prompt?.string ?? "Search")
  }

  nonisolated public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    SearchableView(content: self, text: text, prompt: prompt.string)
  }

  @_disfavoredOverload
  nonisolated public func searchable<S>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View where S: StringProtocol {
    SearchableView(content: self, text: text, prompt: String(prompt))
  }

  nonisolated public func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    SearchableView(
      content: self,
      text: text,
      prompt: prompt?.string ?? "Search",
      presentation: isPresented
    )
  }

  nonisolated public func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    SearchableView(
      content: self,
      text: text,
      prompt: prompt.string,
      presentation: isPresented
    )
  }

  @_disfavoredOverload
  nonisolated public func searchable<S>(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View where S: StringProtocol {
    SearchableView(
      content: self,
      text: text,
      prompt: String(prompt),
      presentation: isPresented
    )
  }
}

/// Where a search field stands.
///
/// On a page it stands over what it searches.
public struct SearchFieldPlacement: Sendable {
  public static let automatic = SearchFieldPlacement()
  public static let toolbar = SearchFieldPlacement()
  public static var sidebar: SearchFieldPlacement { .init() }

  #if !PROFILE_MACOS
  /// When a search field is in sight.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    public static let automatic = NavigationBarDrawerDisplayMode()
    public static let always = NavigationBarDrawerDisplayMode()
  }

  public static var navigationBarDrawer: SearchFieldPlacement { .init() }

  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    .init()
  }
  #endif
}

/// Ends a search.
@MainActor @preconcurrency public struct DismissSearchAction {
  let act: @MainActor () -> Void

  nonisolated init(_ act: @escaping @MainActor () -> Void) {
    self.act = act
  }

  @MainActor @preconcurrency public func callAsFunction() { act() }
}

extension EnvironmentValues {
  private struct IsSearchingKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  private struct DismissSearchKey: EnvironmentKey {
    static var defaultValue: DismissSearchAction { DismissSearchAction {} }
  }

  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }
}

/// A search field over what it searches.
nonisolated private struct SearchableView<Content: View>: View {
  @Environment(\.searchSuggestions) private var suggestions
  @Environment(\.submitActions) private var submitActions
  @FocusState private var isFocused: Bool
  @State private var isOpen = false
  let content: Content
  let text: Binding<String>
  let prompt: String
  let presentation: Binding<Bool>?

  nonisolated init(
    content: Content,
    text: Binding<String>,
    prompt: String,
    presentation: Binding<Bool>? = nil
  ) {
    self.content = content
    self.text = text
    self.prompt = prompt
    self.presentation = presentation
  }

  @MainActor private var isSearching: Bool { presentation?.wrappedValue ?? isOpen }

  @MainActor private func setSearching(_ isSearching: Bool) {
    guard self.isSearching != isSearching else { return }
    if let presentation { presentation.wrappedValue = isSearching } else { isOpen = isSearching }
  }

  @MainActor private func end() {
    text.wrappedValue = ""
    isFocused = false
    setSearching(false)
  }

  /// Escape takes the text back, and then ends the search; what lies further out gets the key too
  /// unless there was a text.
  @MainActor private func cancel() -> KeyPress.Result {
    guard text.wrappedValue.isEmpty else {
      text.wrappedValue = ""
      return .handled
    }
    setSearching(false)
    return .ignored
  }

  /// A completion counts as a submission.
  @MainActor private func complete(_ completion: String) {
    text.wrappedValue = completion
    for action in submitActions where action.triggers.contains(.search) { action.act() }
  }

  @MainActor var body: some View {
    let isSearching = isSearching
    VStack(spacing: 0) {
      if let suggestions {
        SearchCombobox(
          field: field,
          suggestions: isSearching ? suggestions() : AnyView(EmptyView()),
          name: prompt
        )
        .modifier(EnvironmentModifier { $0.completeSearch = { complete($0) } })
      } else {
        field
      }
      content
        .modifier(
          EnvironmentModifier {
            $0.isSearching = isSearching
            $0.dismissSearch = DismissSearchAction { end() }
          }
        )
    }
    .modifier(EnvironmentModifier { $0.searchSuggestions = nil })
    .onChange(of: isFocused) { if isFocused { setSearching(true) } }
    .onChange(of: text.wrappedValue) { _, words in
      if isFocused, !words.isEmpty { setSearching(true) }
    }
    .onChange(of: isSearching, initial: true) { if self.isSearching { isFocused = true } }
  }

  @MainActor private var field: some View {
    HStack(spacing: 8) {
      Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
      TextField(
        prompt,
        text: text,
        prompt: Text(verbatim: prompt).foregroundStyle(.secondary)
      )
      .submitLabel(.search)
      .modifier(
        EnvironmentModifier {
          $0.submitTrigger = .search
          $0.controlSearchList()
          $0.keyHandlers.insert(.init(key: "Escape", isAskedFor: false) { cancel() }, at: 0)
        }
      )
      .autocorrectionDisabled()
      .focused($isFocused)
    }
    .padding(.horizontal, 12)
    .frame(minHeight: 44)
    .background(Color(storage: .named("search")), in: .rect(cornerRadius: 12))
    .modifier(WrapperModifier { _ in .init(classes: ["w", "searchfield"]) })
    .padding(.horizontal, 16)
    .padding(.vertical, 8)
  }
}
