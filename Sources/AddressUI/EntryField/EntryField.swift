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
/// typed into. A form says what is wrong with the field through
/// `entryFieldError(_:)`.
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
  @Environment(\.entryFieldError) private var error
  @Environment(\.entryFieldRequired) private var isRequired
  @Environment(\.isEnabled) private var isEnabled
  @FocusState private var isFocused: Bool

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
    AnyView(chosenStyle.makeBody(configuration))
  }

  private var chosenStyle: any EntryFieldStyle { ownStyle ?? environmentStyle }

  private var configuration: EntryFieldStyleConfiguration {
    EntryFieldStyleConfiguration(
      value: value.wrappedValue,
      label: .init(underlyingView: AnyView(label)),
      content: .init(underlyingView: AnyView(input)),
      leadingAccessoryView: .init(underlyingView: AnyView(leadingAccessoryView)),
      trailingAccessoryView: .init(underlyingView: AnyView(trailingAccessoryView)),
      hasLabel: Label.self != EmptyView.self,
      hasLeadingAccessoryView: LeadingAccessoryView.self != EmptyView.self,
      hasTrailingAccessoryView: TrailingAccessoryView.self != EmptyView.self,
      isFocused: isFocused,
      isEnabled: isEnabled,
      errorMessage: error,
      isRequired: isRequired
    )
  }

  /// The input, which alone says the error to assistive technology: as its hint.
  private var input: some View {
    content
      .focused($isFocused)
      .accessibilityHint(Text(verbatim: error ?? ""))
      .markedInvalid(error != nil)
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
  Content == TextField<Text>,
  LeadingAccessoryView == EmptyView,
  TrailingAccessoryView == EmptyView
{
  /// Creates a line of text with a name: `EntryField("City", text: $city)`.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(value: text, label: Text(titleKey), content: TextField(titleKey, text: text))
  }

  /// Creates a line of text with a name that is no key to look up.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(value: text, label: Text(title), content: TextField(title, text: text))
  }
}
