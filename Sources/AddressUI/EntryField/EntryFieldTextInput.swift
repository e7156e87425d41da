import DesignTokens
import SwiftUI

/// A line of text whose prompt follows the style of its field.
///
/// ``EntryField`` makes it for a title and a binding. Use it as the content of a field with
/// accessories to have the same:
///
/// ```swift
/// EntryField(
///   value: $street,
///   label: Text("Street"),
///   content: EntryFieldTextInput(title: Text("Street"), text: $street),
///   leadingAccessoryView: Image(systemName: "house"))
/// ```
public struct EntryFieldTextInput: View {
  private let title: Text
  private let text: Binding<String>
  private let prompt: Text?

  @Environment(\.entryFieldPrompt) private var shownPrompt
  @Environment(\.entryFieldPromptColor) private var promptColor
  @Environment(\.spTheme) private var theme

  /// Creates an input.
  ///
  /// - Parameters:
  ///   - title: What the input is called, also to assistive technology.
  ///   - text: What is typed.
  ///   - prompt: An example for the empty input.
  public init(title: Text, text: Binding<String>, prompt: Text? = nil) {
    self.title = title
    self.text = text
    self.prompt = prompt
  }

  public var body: some View {
    TextField(text: text, prompt: placeholder) { title }
  }

  private var placeholder: Text {
    words.foregroundStyle(promptColor ?? theme.color.textTertiary)
  }

  /// Never nil: the system draws a title that stands in for a prompt too faint to be read.
  private var words: Text {
    switch shownPrompt {
    case .titleOrExample: prompt ?? title
    case .example: prompt ?? Text(verbatim: "")
    case .nothing: Text(verbatim: "")
    }
  }
}

/// What stands in an empty input.
public enum EntryFieldPrompt: Hashable, Sendable {
  /// The example, or the title where there is none.
  case titleOrExample
  /// The example; for a style that shows the label elsewhere.
  case example
  /// Nothing; for a style that draws the label over the empty input.
  case nothing
}

extension View {
  /// Says what an empty input inside shows; for styles.
  ///
  /// It reaches ``EntryFieldTextInput``, not an input of the app's own.
  ///
  /// - Parameters:
  ///   - prompt: What stands there.
  ///   - color: The colour of it; nil is the theme's faintest for text.
  /// - Returns: The view, with inputs inside that show it.
  public func entryFieldPrompt(_ prompt: EntryFieldPrompt, color: Color? = nil) -> some View {
    environment(\.entryFieldPrompt, prompt)
      .environment(\.entryFieldPromptColor, color)
  }
}

private struct EntryFieldPromptKey: EnvironmentKey {
  static var defaultValue: EntryFieldPrompt { .titleOrExample }
}

private struct EntryFieldPromptColorKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}

extension EnvironmentValues {
  fileprivate var entryFieldPromptColor: Color? {
    get { self[EntryFieldPromptColorKey.self] }
    set { self[EntryFieldPromptColorKey.self] = newValue }
  }

  fileprivate var entryFieldPrompt: EntryFieldPrompt {
    get { self[EntryFieldPromptKey.self] }
    set { self[EntryFieldPromptKey.self] = newValue }
  }
}
