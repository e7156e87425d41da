extension TextField where Label == Text {
  nonisolated public init<F>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  nonisolated public init<F>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S, F>(
    _ title: S,
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil
  ) where S: StringProtocol, F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  @_disfavoredOverload
  nonisolated public init<S, F>(
    _ title: S,
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil
  ) where S: StringProtocol, F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }
}

/// A value that is typed as text.
///
/// What is typed stays as it is typed as long as it means the value; text that means nothing
/// leaves the value as it was.
struct FieldValue<F: ParseableFormatStyle> where F.FormatOutput == String {
  private let format: F
  private let read: () -> F.FormatInput?
  private let write: (F.FormatInput?) -> Void

  init(value: Binding<F.FormatInput>, format: F) {
    self.format = format
    read = { value.wrappedValue }
    write = { if let new = $0 { value.wrappedValue = new } }
  }

  init(value: Binding<F.FormatInput?>, format: F) {
    self.format = format
    read = { value.wrappedValue }
    write = { value.wrappedValue = $0 }
  }

  func binding(_ typed: String) -> Binding<String> {
    Binding(
      read: {
        guard let value = read() else { return "" }
        if let same = try? format.parseStrategy.parse(typed), areEqual(same, value) { return typed }
        return format.format(value)
      },
      write: { text, _ in
        if text.isEmpty {
          write(nil)
        } else if let value = try? format.parseStrategy.parse(text) {
          write(value)
        }
      }
    )
  }
}
