import SwiftUI

/// A plain row: what stands before the input, the input, what stands after it.
///
/// It doesn't show the label; the input's own title or prompt names the field.
public struct DefaultEntryFieldStyle: EntryFieldStyle {
  /// Creates the style.
  public nonisolated init() {}

  public func makeBody(_ configuration: EntryFieldStyleConfiguration) -> some View {
    DefaultEntryField(configuration: configuration)
  }
}

extension EntryFieldStyle where Self == DefaultEntryFieldStyle {
  /// A plain row: what stands before the input, the input, what stands after it.
  public static var `default`: DefaultEntryFieldStyle { DefaultEntryFieldStyle() }
}

private struct DefaultEntryField: View {
  let configuration: EntryFieldStyleConfiguration

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      EntryFieldRow(configuration: configuration, marksRequired: true) {
        configuration.content
          .textFieldStyle(.plain)
      }
      .opacity(configuration.isEnabled ? 1 : 0.5)
      .contentShape(.rect)
      .onTapGesture { configuration.focus() }
      if let message = configuration.errorMessage {
        EntryFieldErrorText(message: message)
      }
    }
    .padding()
  }
}
