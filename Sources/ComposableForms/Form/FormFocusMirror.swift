import FormEngine
import SwiftUI

/// Keeps the keyboard focus and the store's in step, each told only of differences.
///
/// A modifier of its own, so that reading the store's focus doesn't evaluate the form's content.
/// On content of several views it acts once for each; the second time there is nothing to do.
struct FormFocusMirror<Value>: ViewModifier {
  let store: StoreOf<FormOf<Value>>
  let focus: FocusState<AnyHashable?>.Binding
  /// Where the keyboard focus is; read by the form, whose state it is.
  let focused: AnyHashable?
  let fields: FieldsOnScreen

  func body(content: Content) -> some View {
    content
      .onAppear { follow(store.focusedField) }
      .onChange(of: store.focusedField) { _, wanted in follow(wanted) }
      .onChange(of: focused) { old, new in report(from: old, to: new) }
  }

  /// Moves the keyboard focus to where the store wants it.
  private func follow(_ wanted: AnyHashable?) {
    if focus.wrappedValue != wanted { focus.wrappedValue = wanted }
  }

  /// Tells the store where the keyboard focus went.
  ///
  /// A field that is taken off the screen reports that the focus is nowhere. Where the store has
  /// already moved it from that field to another, that is no news, and the store's wish stands. The
  /// same goes for a wish that came before its field was on screen: a system that finds nothing to
  /// focus says so, and the field takes the focus when it appears.
  private func report(from old: AnyHashable?, to new: AnyHashable?) {
    let wanted = store.focusedField
    guard new != wanted else { return }
    if new == nil, let wanted, old == wanted, !fields.contains(wanted) { return }
    if new == nil, old != wanted {
      focus.wrappedValue = wanted
    } else {
      if let wanted { fields.leave(wanted) }
      store.send(.focusChanged(new))
    }
  }
}
