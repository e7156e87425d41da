extension View {
  /// Offers views under the search field while it is used.
  ///
  /// On a page the field and the views are a combobox: the arrow keys go through what can be
  /// chosen while the focus stays in the field.
  nonisolated public func searchSuggestions<S>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View where S: View {
    // Views are made into nodes, and let go, on the main actor only.
    nonisolated(unsafe) let suggestions = suggestions()
    return modifier(EnvironmentModifier { $0.searchSuggestions = { AnyView(suggestions) } })
  }

  /// Puts a text into the search field, and submits it, when the view is chosen among the
  /// suggestions.
  nonisolated public func searchCompletion(_ completion: String) -> some View {
    CompletingView(content: self, completion: completion)
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
    // With it the page completes the text by itself, however far away the server is.
    .modifier(
      AccessibilityAttachmentModifier { [completion] in
        $0.attributes["data-completion"] = completion
      }
    )
  }
}

/// How a suggestion that can be chosen is drawn.
struct SuggestionStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.frame(maxWidth: .infinity, alignment: .leading)
  }
}

extension EnvironmentValues {
  private struct SuggestionsKey: EnvironmentKey {
    static var defaultValue: (@MainActor () -> AnyView)? { nil }
  }

  private struct CompletionKey: EnvironmentKey {
    static var defaultValue: (@MainActor (String) -> Void)? { nil }
  }

  private struct IsSuggestedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  var searchSuggestions: (@MainActor () -> AnyView)? {
    get { self[SuggestionsKey.self] }
    set { self[SuggestionsKey.self] = newValue }
  }

  var completeSearch: (@MainActor (String) -> Void)? {
    get { self[CompletionKey.self] }
    set { self[CompletionKey.self] = newValue }
  }

  /// Whether a view is among the suggestions of a search field: a button is an option there.
  var isSuggested: Bool {
    get { self[IsSuggestedKey.self] }
    set { self[IsSuggestedKey.self] = newValue }
  }
}
