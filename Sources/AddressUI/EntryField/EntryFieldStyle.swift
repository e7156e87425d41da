import SwiftUI

/// How entry fields look.
///
/// A style puts the parts of a configuration together as it likes; it may leave parts out, except
/// for the content, which is what the person types into.
///
/// ```swift
/// struct UnderlinedEntryFieldStyle: EntryFieldStyle {
///   func makeBody(_ configuration: EntryFieldStyleConfiguration) -> some View {
///     VStack(alignment: .leading) {
///       configuration.content
///       Divider()
///     }
///   }
/// }
/// ```
@MainActor public protocol EntryFieldStyle: Sendable {
  /// What a field looks like.
  associatedtype Body: View

  /// Returns a field.
  @ViewBuilder func makeBody(_ configuration: EntryFieldStyleConfiguration) -> Body
}

/// What a style knows of one field.
public struct EntryFieldStyleConfiguration {
  /// What the field is called, with the mark of a required field.
  public struct Label: View {
    let underlyingView: AnyView
    let mark: RequiredMark

    public var body: some View {
      if mark.isShown {
        HStack(alignment: .firstTextBaseline, spacing: 2) {
          underlyingView
          mark
        }
      } else {
        underlyingView
      }
    }
  }

  /// The asterisk of a field that may not be left empty; nothing for other fields.
  public struct RequiredMark: View {
    let isShown: Bool

    public var body: some View {
      if isShown {
        Text(verbatim: "*")
          .fixedSize()
          // The input says it in words.
          .accessibilityHidden(true)
      }
    }
  }

  /// How much of the limit is used, once it is near; nothing before.
  public struct CharacterCount: View {
    let text: Binding<String>
    /// Nil where nothing is to be told.
    let limit: Int?

    @Environment(\.locale) private var locale

    public var body: some View {
      if let limit, let count = Self.count(of: text.wrappedValue, limit: limit) {
        Text(verbatim: "\(count)/\(limit)")
          .monospacedDigit()
          .fixedSize()
          .accessibilityLabel(
            EntryFieldTexts.texts(for: locale.addressLanguage).count(count, limit)
          )
      }
    }

    /// The length of a text that is near its limit; nil of another.
    nonisolated static func count(of text: String, limit: Int) -> Int? {
      // No text has more characters than bytes, and those are counted at once.
      guard text.utf8.count * 5 >= limit * 4 else { return nil }
      let count = text.count
      return count * 5 >= limit * 4 ? count : nil
    }
  }

  /// What is typed into.
  public struct Content: View {
    let underlyingView: AnyView

    public var body: some View { underlyingView }
  }

  /// What stands before the input.
  public struct LeadingAccessoryView: View {
    let underlyingView: AnyView

    public var body: some View { underlyingView }
  }

  /// What stands after the input.
  public struct TrailingAccessoryView: View {
    let underlyingView: AnyView

    public var body: some View { underlyingView }
  }

  /// The value, which is read only where a style asks for it: whoever reads it draws every key.
  let text: Binding<String>
  /// What the field is called; hide it from assistive technology where the input says it too.
  public let label: Label
  /// The mark of a required field, for where the label isn't shown; the label has it already.
  public let requiredMark: RequiredMark
  /// What is typed into.
  public let content: Content
  /// What stands before the input.
  public let leadingAccessoryView: LeadingAccessoryView
  /// What stands after the input.
  public let trailingAccessoryView: TrailingAccessoryView
  /// Whether the input shows its prompt as `entryFieldPrompt(_:)` says.
  ///
  /// That is so for the inputs that ``EntryField`` makes itself, and not for an input it was given.
  public let hasAdjustablePrompt: Bool
  /// Whether the field was given a label.
  public let hasLabel: Bool
  /// Whether anything stands before the input.
  public let hasLeadingAccessoryView: Bool
  /// Whether anything stands after the input.
  public let hasTrailingAccessoryView: Bool
  /// Whether the input has the keyboard focus.
  public let isFocused: Bool
  /// Whether the field can be changed.
  public let isEnabled: Bool
  /// What is wrong with the value; the input says it as its hint already.
  public let errorMessage: String?
  /// Whether the value may not be left empty; the input says it already.
  public let isRequired: Bool
  /// How many characters can be typed; nil is any number.
  public let characterLimit: Int?
  /// Puts the keyboard focus into the input.
  ///
  /// For what a person takes for a part of the input, such as the box round it:
  ///
  /// ```swift
  /// box.contentShape(.rect).onTapGesture { configuration.focus() }
  /// ```
  ///
  /// In a page the server answers such a tap, which is too late for Safari on an iPhone: the focus
  /// moves, and the keyboard may stay away until the input itself is tapped.
  public let focus: @MainActor () -> Void

  /// What is being edited, as it is now.
  public var value: String { text.wrappedValue }

  /// Whether nothing has been typed.
  public var isEmpty: Bool { value.isEmpty }

  /// How much of the limit is used, in numbers and read in words; nothing where
  /// ``shownCharacterCount`` is nil.
  @MainActor public var characterCount: CharacterCount {
    CharacterCount(text: text, limit: isFocused ? characterLimit : nil)
  }

  /// How many characters have been typed, where the limit is near enough to be told.
  ///
  /// That is while the field has the focus and four fifths of the limit are used.
  public var shownCharacterCount: Int? {
    guard isFocused, let characterLimit else { return nil }
    return CharacterCount.count(of: value, limit: characterLimit)
  }
}
