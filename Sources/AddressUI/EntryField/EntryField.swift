import ComposableForms
import SwiftUI

/// A labelled input with room for something before and after it, in a style of your choice.
///
/// ```swift
/// EntryField(
///   value: $street,
///   label: Text("Street"),
///   content: TextField("Street", text: $street),
///   leadingAccessoryView: Image(systemName: "house"))
/// .entryFieldStyle(.well)
/// ```
///
/// The field draws nothing itself and keeps no value: a style draws it, the input you give it is
/// typed into. What is typed, and so which keyboard comes up, says `entryFieldKind(_:)`; a form says
/// what is wrong with the field through `entryFieldError(_:)`.
public struct EntryField<
  Label: View,
  Content: View,
  LeadingAccessoryView: View,
  TrailingAccessoryView: View
>: View {
  private let value: Binding<String>
  private let label: Label
  private let content: Content
  private let leadingAccessoryView: LeadingAccessoryView
  private let trailingAccessoryView: TrailingAccessoryView
  private var ownStyle: (any EntryFieldStyle)?

  @Environment(\.entryFieldStyle) private var environmentStyle
  @Environment(\.entryFieldKind) private var kind
  @Environment(\.entryFieldVerdict) private var verdict
  @Environment(\.entryFieldSubmit) private var submit
  @Environment(\.entryFieldRequired) private var isRequired
  @Environment(\.entryFieldMarksRequired) private var marksRequired
  @Environment(\.entryFieldAnnouncesErrors) private var announcesErrors
  @Environment(\.entryFieldIsComposing) private var isComposing
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.locale) private var locale
  @FocusState private var isFocused: Bool
  /// Whether the field was left with a text, from when on its kind says what is wrong.
  @State private var wasLeft = false
  /// When the field was left last; what then turns out to be wrong is still of interest.
  @State private var leftAt: ContinuousClock.Instant?
  /// The text before letters were put together that the kind has yet to fit.
  @State private var unfitted: String?

  /// Creates a field for a value that its input changes.
  ///
  /// - Parameters:
  ///   - value: What is being edited; styles look at whether it is empty.
  ///   - label: What the field is called; not every style shows it, so the input needs a name too.
  ///   - content: The input.
  ///   - leadingAccessoryView: What stands before the input.
  ///   - trailingAccessoryView: What stands after the input.
  public init(
    value: Binding<String>,
    label: Label = EmptyView(),
    content: Content,
    leadingAccessoryView: LeadingAccessoryView = EmptyView(),
    trailingAccessoryView: TrailingAccessoryView = EmptyView()
  ) {
    self.value = value
    self.label = label
    self.content = content
    self.leadingAccessoryView = leadingAccessoryView
    self.trailingAccessoryView = trailingAccessoryView
  }

  /// Creates a field for a value as it is now, whose input changes it by a way of its own.
  ///
  /// A kind can't shorten or tidy such a value; give the field a binding for that.
  public init(
    value: String,
    label: Label = EmptyView(),
    content: Content,
    leadingAccessoryView: LeadingAccessoryView = EmptyView(),
    trailingAccessoryView: TrailingAccessoryView = EmptyView()
  ) {
    self.init(
      value: .constant(value),
      label: label,
      content: content,
      leadingAccessoryView: leadingAccessoryView,
      trailingAccessoryView: trailingAccessoryView
    )
  }

  public var body: some View {
    // One copy of the field for all that is done later, not one for each.
    let field = Kept(self)
    AnyView(chosenStyle.makeBody(configuration(field)))
      .modifier(
        OnChange(of: { field.it.value.wrappedValue }) { field.it.wasChanged(from: $0, to: $1) }
      )
      .onChange(of: isFocused) { _, isFocused in
        if !isFocused { field.it.wasLeftByFocus() }
      }
      .onChange(of: error) { _, error in field.it.announce(error) }
      // In a form the text is in order before the form judges it; the above then finds it so.
      .beforeLeavingFormField { field.it.tidy() }
  }

  private final class Kept {
    let it: EntryField

    init(_ field: EntryField) {
      it = field
    }
  }

  private var chosenStyle: any EntryFieldStyle { ownStyle ?? environmentStyle }

  private func configuration(_ field: Kept) -> EntryFieldStyleConfiguration {
    let mark = EntryFieldStyleConfiguration.RequiredMark(isShown: isRequired && marksRequired)
    return EntryFieldStyleConfiguration(
      text: value,
      label: .init(underlyingView: AnyView(label), mark: mark),
      requiredMark: mark,
      content: .init(underlyingView: AnyView(input(field))),
      leadingAccessoryView: .init(underlyingView: AnyView(leadingAccessoryView)),
      trailingAccessoryView: .init(underlyingView: AnyView(trailingAccessoryView)),
      hasAdjustablePrompt: Content.self == EntryFieldTextInput.self,
      hasLabel: Label.self != EmptyView.self,
      hasLeadingAccessoryView: LeadingAccessoryView.self != EmptyView.self,
      hasTrailingAccessoryView: TrailingAccessoryView.self != EmptyView.self,
      isFocused: isFocused,
      isEnabled: isEnabled,
      errorMessage: error,
      isRequired: isRequired,
      characterLimit: kind?.characterLimit,
      focus: { field.it.isFocused = true }
    )
  }

  /// The input, which alone says to assistive technology what is wrong and that it is required.
  private func input(_ field: Kept) -> some View {
    kindOfInput
      .focused($isFocused)
      .spokenState(
        EntryFieldSpokenState(
          title: label as? Text,
          error: error,
          required: isRequired ? EntryFieldTexts.texts(for: locale.addressLanguage).required : nil
        )
      )
      .modifier(
        EntryFieldKeyboardBar(
          kind: kind,
          isFocused: isFocused,
          submit: submit,
          leave: { field.it.isFocused = false }
        )
      )
  }

  @ViewBuilder private var kindOfInput: some View {
    if let kind {
      content.modifier(EntryFieldInput(kind: kind))
    } else {
      content
    }
  }

  /// What is wrong: what the surroundings say, or the kind where they say nothing at all.
  private var error: String? {
    if let verdict { return verdict.message }
    let text = value.wrappedValue
    guard let kind, wasLeft, !text.isEmpty else { return nil }
    return kind.check(text, locale.addressLanguage)
  }

  /// Fits what a person typed; what the program sets is its own affair.
  private func wasChanged(from old: String, to new: String) {
    // What comes after an empty field is another text: its kind waits until that is left too.
    if new.isEmpty { wasLeft = false }
    guard isFocused, let kind else { return }
    let before = unfitted ?? old
    let fitted = TypedText.fitted(new, after: before, kind: kind)
    guard fitted != new else {
      unfitted = nil
      return
    }
    // Another text under letters that are being put together would end that, half-way.
    guard !isComposing() else {
      unfitted = before
      return
    }
    unfitted = nil
    value.wrappedValue = fitted
  }

  private func wasLeftByFocus() {
    leftAt = .now
    guard kind != nil, !value.wrappedValue.isEmpty else { return }
    tidy()
    wasLeft = true
  }

  private func tidy() {
    let text = value.wrappedValue
    guard let kind, !text.isEmpty else { return }
    let fitted = unfitted.map { TypedText.fitted(text, after: $0, kind: kind) } ?? text
    unfitted = nil
    let tidied = kind.tidy(fitted)
    if tidied != text { value.wrappedValue = tidied }
  }

  /// Speaks of an error that comes up where the person is; a form may find many at once elsewhere.
  private func announce(_ error: String?) {
    guard let error, announcesErrors else { return }
    let wasJustLeft = leftAt.map { ContinuousClock.now - $0 < .seconds(1) } ?? false
    if isFocused || wasJustLeft { Announcer.announce(error) }
  }
}

extension EntryField {
  /// Creates a field in a style of its own; a style of the surroundings doesn't reach it.
  public init(
    value: Binding<String>,
    label: Label = EmptyView(),
    content: Content,
    leadingAccessoryView: LeadingAccessoryView = EmptyView(),
    trailingAccessoryView: TrailingAccessoryView = EmptyView(),
    style: some EntryFieldStyle
  ) {
    self.init(
      value: value,
      label: label,
      content: content,
      leadingAccessoryView: leadingAccessoryView,
      trailingAccessoryView: trailingAccessoryView
    )
    ownStyle = style
  }

  /// Creates a field for a value as it is now, in a style of its own.
  public init(
    value: String,
    label: Label = EmptyView(),
    content: Content,
    leadingAccessoryView: LeadingAccessoryView = EmptyView(),
    trailingAccessoryView: TrailingAccessoryView = EmptyView(),
    style: some EntryFieldStyle
  ) {
    self.init(
      value: .constant(value),
      label: label,
      content: content,
      leadingAccessoryView: leadingAccessoryView,
      trailingAccessoryView: trailingAccessoryView,
      style: style
    )
  }

  /// Returns the same field in another style; a style of the surroundings doesn't reach it.
  public func style(_ style: some EntryFieldStyle) -> Self {
    var field = self
    field.ownStyle = style
    return field
  }
}

extension EntryField
where
  Label == Text,
  Content == EntryFieldTextInput,
  LeadingAccessoryView == EmptyView,
  TrailingAccessoryView == EmptyView
{
  /// Creates a line of text with a name: `EntryField("City", text: $city)`.
  ///
  /// - Parameters:
  ///   - titleKey: The name, a key into the app's own string table.
  ///   - text: What is typed.
  ///   - prompt: An example that stands in the empty input; nil shows the name there where the
  ///     style doesn't show it elsewhere.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    let title = Text(titleKey)
    self.init(
      value: text,
      label: title,
      content: EntryFieldTextInput(title: title, text: text, prompt: prompt)
    )
  }

  /// Creates a line of text with a name that is no key to look up.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    let title = Text(title)
    self.init(
      value: text,
      label: title,
      content: EntryFieldTextInput(title: title, text: text, prompt: prompt)
    )
  }
}
