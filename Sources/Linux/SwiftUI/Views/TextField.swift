/// A line of text to type into.
public struct TextField<Label> where Label: View {
  let text: Binding<String>
  let prompt: Text?
  let axis: Axis
  let label: Label
  /// The title where the label is one text.
  let title: String?
  /// Apart, because few fields have any of it.
  private var editing: Editing?
}

/// What else belongs to the text that is being typed.
private final class Editing {
  let typed: ((String) -> Binding<String>)?
  let told: FieldActions?

  init(typed: ((String) -> Binding<String>)?, told: FieldActions?) {
    self.typed = typed
    self.told = told
  }
}

extension TextField {
  /// A binding to a value through its format, for the text that is being typed.
  var typed: ((String) -> Binding<String>)? {
    get { editing?.typed }
    set { editing = Editing(typed: newValue, told: told) }
  }

  var told: FieldActions? {
    get { editing?.told }
    set { editing = Editing(typed: typed, told: newValue) }
  }
}

extension TextField: View {
  public typealias Body = Never

  nonisolated public init(
    text: Binding<String>,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, prompt: prompt, axis: .horizontal, label: label)
  }

  nonisolated public init(
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis,
    @ViewBuilder label: () -> Label
  ) {
    self.text = text
    self.prompt = prompt
    self.axis = axis
    self.label = label()
    title = (self.label as? Text)?.spoken
  }

  nonisolated public init<F>(
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(text: .constant(""), prompt: prompt, label: label)
    typed = { typed in FieldValue(value: value, format: format).binding(typed) }
  }

  nonisolated public init<F>(
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(text: .constant(""), prompt: prompt, label: label)
    typed = { typed in FieldValue(value: value, format: format).binding(typed) }
  }

  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
    TextFieldNode(view, inputs, look: .init(isSecure: false)) {
      .init(
        text: $0.text,
        prompt: $0.prompt,
        title: $0.title,
        axis: $0.axis,
        typed: $0.typed,
        told: $0.told
      )
    }
  }
}

extension TextField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text: text, axis: axis) { Text(titleKey) }
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    prompt: Text?,
    axis: Axis
  ) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {
    self.init(text: text) { Text(title) }
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, text: Binding<String>, prompt: Text?)
  where S: StringProtocol {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, text: Binding<String>, axis: Axis)
  where S: StringProtocol {
    self.init(text: text, axis: axis) { Text(title) }
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis)
  where S: StringProtocol {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
  }
}

/// A line of text that shows dots instead of what is typed.
public struct SecureField<Label> where Label: View {
  let text: Binding<String>
  let prompt: Text?
  let label: Label
  let title: String?
  var told: FieldActions?
}

extension SecureField: View {
  public typealias Body = Never

  nonisolated public init(
    text: Binding<String>,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.text = text
    self.prompt = prompt
    self.label = label()
    title = (self.label as? Text)?.spoken
  }

  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
    TextFieldNode(view, inputs, look: .init(isSecure: true)) {
      .init(text: $0.text, prompt: $0.prompt, title: $0.title, axis: .horizontal, told: $0.told)
    }
  }
}

extension SecureField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {
    self.init(text: text) { Text(title) }
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, text: Binding<String>, prompt: Text?)
  where S: StringProtocol {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}
