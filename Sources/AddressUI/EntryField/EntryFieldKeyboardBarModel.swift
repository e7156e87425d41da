import Observation
import SwiftUI

/// Which field of a form the bar above the keyboard acts for.
@MainActor @Observable final class EntryFieldKeyboardBarModel {
  /// A field with the focus whose keyboard has no Return key.
  struct Field {
    let id: UUID
    /// What Next does; nil where there is no next field.
    let next: (@MainActor () -> Void)?
    let done: @MainActor () -> Void
  }

  private(set) var field: Field?

  /// Lets the bar act for a field, or for none where the field needs no bar.
  ///
  /// Two fields tell of a change of focus in any order: only the field that has the bar gives it up.
  func update(_ id: UUID, _ field: Field?) {
    if let field {
      self.field = field
    } else if self.field?.id == id {
      self.field = nil
    }
  }
}

extension EntryFieldKeyboardBarModel.Field {
  /// What the bar does for a field; nil where the field needs none.
  ///
  /// - Parameters:
  ///   - id: The field.
  ///   - kind: What is typed into it.
  ///   - isFocused: Whether it has the focus.
  ///   - submit: What Return would do; nil where the field is in no form.
  ///   - leave: Puts the keyboard away.
  @MainActor init?(
    id: UUID,
    kind: EntryFieldKind?,
    isFocused: Bool,
    submit: (@MainActor () -> Void)?,
    leave: @escaping @MainActor () -> Void
  ) {
    guard let kind, isFocused, !kind.keyboard.hasReturnKey else { return nil }
    let isNext = kind.returnKey == .next
    self.init(
      id: id,
      next: isNext ? submit : nil,
      done: isNext ? leave : submit ?? leave
    )
  }
}

private struct EntryFieldKeyboardBarKey: EnvironmentKey {
  static var defaultValue: EntryFieldKeyboardBarModel? { nil }
}

extension EnvironmentValues {
  /// The bar of the form around; nil where each field has its own.
  var entryFieldKeyboardBar: EntryFieldKeyboardBarModel? {
    get { self[EntryFieldKeyboardBarKey.self] }
    set { self[EntryFieldKeyboardBarKey.self] = newValue }
  }
}

extension View {
  /// Gives the entry fields inside one bar with Next and Done for keyboards without a Return key.
  ///
  /// Put it round a form, ``AddressForm`` has it; a field by itself brings a bar of its own. In
  /// a page it is drawn on devices that are touched; a Mac's keyboard has Return.
  public func entryFieldKeyboardBar() -> some View {
    modifier(EntryFieldSharedKeyboardBar())
  }
}
