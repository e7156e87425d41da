#if !(os(macOS) || PROFILE_MACOS)
import SwiftUI

/// One bar above the keyboard for all the fields of a form.
struct EntryFieldSharedKeyboardBar: ViewModifier {
  @State private var model = EntryFieldKeyboardBarModel()

  func body(content: Content) -> some View {
    content
      .environment(\.entryFieldKeyboardBar, model)
      .modifier(EntryFieldKeyboardBarItems(field: model.field))
  }
}

/// Asks the bar of the form for what one field needs, or brings a bar where there is none.
struct EntryFieldKeyboardBar: ViewModifier {
  let kind: EntryFieldKind?
  let isFocused: Bool
  /// What Return would do; nil where the field is in no form.
  let submit: (@MainActor () -> Void)?
  let leave: @MainActor () -> Void

  @Environment(\.entryFieldKeyboardBar) private var shared
  @State private var id = UUID()

  func body(content: Content) -> some View {
    if let shared {
      content
        .onChange(of: isFocused) { shared.update(id, field) }
        .onChange(of: kind?.returnKey) { shared.update(id, field) }
        .onDisappear { shared.update(id, nil) }
    } else {
      content.modifier(EntryFieldKeyboardBarItems(field: field))
    }
  }

  private var field: EntryFieldKeyboardBarModel.Field? {
    .init(id: id, kind: kind, isFocused: isFocused, submit: submit, leave: leave)
  }
}

/// Next and Done.
private struct EntryFieldKeyboardBarItems: ViewModifier {
  let field: EntryFieldKeyboardBarModel.Field?

  @Environment(\.locale) private var locale

  func body(content: Content) -> some View {
    content.toolbar {
      if let field {
        ToolbarItemGroup(placement: .keyboard) {
          if let next = field.next { Button(texts.next, action: next) }
          Spacer()
          Button(texts.done, action: field.done)
        }
      }
    }
  }

  private var texts: EntryFieldTexts { .texts(for: locale.addressLanguage) }
}
#endif
