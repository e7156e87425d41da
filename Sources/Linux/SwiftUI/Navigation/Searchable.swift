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
}

/// Where a search field stands.
public struct SearchFieldPlacement: Sendable {
  public static let automatic = SearchFieldPlacement()
  public static let toolbar = SearchFieldPlacement()
  public static var sidebar: SearchFieldPlacement { .init() }
}

/// A search field over what it searches.
private struct SearchableView<Content: View> {
  let content: Content
  let text: Binding<String>
  let prompt: String
}

extension SearchableView: View {
  @MainActor var body: some View {
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
      }
      .padding(.horizontal, 12)
      .frame(minHeight: 44)
      .background(Color(storage: .named("search")), in: .rect(cornerRadius: 12))
      .modifier(WrapperModifier { _ in .init(classes: ["w", "searchfield"]) })
      .padding(.horizontal, 16)
      .padding(.vertical, 8)
      content
    }
  }
}
