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

  /// Offers views under the search field while it is used.
  nonisolated public func searchSuggestions<S>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View where S: View {
    nonisolated(unsafe) let suggestions = suggestions()
    return modifier(EnvironmentModifier { $0.searchSuggestions = { AnyView(suggestions) } })
  }

  /// Puts a text into the search field when the view is chosen among the suggestions.
  nonisolated public func searchCompletion(_ completion: String) -> some View {
    CompletingView(content: self, completion: completion)
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

  private struct SuggestionsKey: EnvironmentKey {
    static var defaultValue: (@MainActor () -> AnyView)? { nil }
  }

  private struct CompletionKey: EnvironmentKey {
    static var defaultValue: (@MainActor (String) -> Void)? { nil }
  }

  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }

  var searchSuggestions: (@MainActor () -> AnyView)? {
    get { self[SuggestionsKey.self] }
    set { self[SuggestionsKey.self] = newValue }
  }

  var completeSearch: (@MainActor (String) -> Void)? {
    get { self[CompletionKey.self] }
    set { self[CompletionKey.self] = newValue }
  }
}

/// A search field over what it searches.
nonisolated private struct SearchableView<Content: View>: View {
  @Environment(\.searchSuggestions) private var suggestions
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

  @MainActor var body: some View {
    let isSearching = isSearching
    VStack(spacing: 0) {
      HStack(spacing: 8) {
        Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
        TextField(
          prompt,
          text: text,
          prompt: Text(verbatim: prompt).foregroundStyle(.secondary)
        )
        .submitLabel(.search)
        .modifier(EnvironmentModifier { $0.submitTrigger = .search })
        .autocorrectionDisabled()
        .focused($isFocused)
      }
      .padding(.horizontal, 12)
      .frame(minHeight: 44)
      .background(Color(storage: .named("search")), in: .rect(cornerRadius: 12))
      .modifier(WrapperModifier { _ in .init(classes: ["w", "searchfield"]) })
      .padding(.horizontal, 16)
      .padding(.vertical, 8)
      if isSearching, let suggestions {
        List { suggestions() }
          .listStyle(.plain)
          .fixedSize(horizontal: false, vertical: true)
          .modifier(
            EnvironmentModifier { [text] in $0.completeSearch = { text.wrappedValue = $0 } }
          )
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
    .onChange(of: isSearching, initial: true) { if self.isSearching { isFocused = true } }
  }
}

nonisolated private struct CompletingView<Content: View>: View {
  @Environment(\.completeSearch) private var complete
  let content: Content
  let completion: String

  nonisolated init(content: Content, completion: String) {
    self.content = content
    self.completion = completion
  }

  @MainActor var body: some View {
    Button {
      complete?(completion)
    } label: {
      content
    }
    .buttonStyle(.plain)
  }
}
