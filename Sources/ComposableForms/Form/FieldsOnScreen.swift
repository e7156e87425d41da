import SwiftUI

/// The fields of a form that are on screen, and what each does before it is left.
///
/// Not observed: it is only asked when the focus moves.
@MainActor final class FieldsOnScreen {
  private var counts: [AnyHashable: Int] = [:]
  private var leaving: [AnyHashable: [ObjectIdentifier: @MainActor () -> Void]] = [:]

  func appeared(_ id: AnyHashable) { counts[id, default: 0] += 1 }

  func disappeared(_ id: AnyHashable) {
    guard let count = counts[id] else { return }
    counts[id] = count > 1 ? count - 1 : nil
  }

  func contains(_ id: AnyHashable) -> Bool { counts[id] != nil }

  func whenLeaving(_ id: AnyHashable, _ owner: AnyObject, _ action: (@MainActor () -> Void)?) {
    leaving[id, default: [:]][ObjectIdentifier(owner)] = action
    if leaving[id]?.isEmpty == true { leaving[id] = nil }
  }

  /// Lets a field put its text in order before the form hears that it was left.
  func leave(_ id: AnyHashable) {
    guard let actions = leaving[id] else { return }
    for action in actions.values { action() }
  }
}

/// A field of a form as the views inside it see it.
struct FieldOnScreen: Equatable {
  let id: AnyHashable
  let fields: FieldsOnScreen

  static func == (left: Self, right: Self) -> Bool {
    left.id == right.id && left.fields === right.fields
  }
}

extension View {
  /// Does something just before the field of the form it stands in is left, or submitted by Return.
  ///
  /// For an input that puts its text in order: the form then judges, and checks elsewhere, what it
  /// has become. Outside a form nothing is done. What the form itself can put in order is better
  /// declared there (`Form.Field.tidied(by:)`), as that also covers saving.
  public func beforeLeavingFormField(_ action: @escaping @MainActor () -> Void) -> some View {
    modifier(LeavingAction(action: action))
  }
}

private struct LeavingAction: ViewModifier {
  /// Tells one input from another in the same field.
  private final class Owner {}

  let action: @MainActor () -> Void
  @State private var owner = Owner()
  @Environment(\.formFieldOnScreen) private var field

  func body(content: Content) -> some View {
    // With every evaluation, so that the action is the one of what is on screen.
    let _: Void? = field.map { $0.fields.whenLeaving($0.id, owner, action) }
    content.onDisappear { field.map { $0.fields.whenLeaving($0.id, owner, nil) } }
  }
}

private struct FieldsOnScreenKey: EnvironmentKey {
  static var defaultValue: FieldsOnScreen? { nil }
}

private struct FormFieldOnScreenKey: EnvironmentKey {
  static var defaultValue: FieldOnScreen? { nil }
}

extension EnvironmentValues {
  var fieldsOnScreen: FieldsOnScreen? {
    get { self[FieldsOnScreenKey.self] }
    set { self[FieldsOnScreenKey.self] = newValue }
  }

  var formFieldOnScreen: FieldOnScreen? {
    get { self[FormFieldOnScreenKey.self] }
    set { self[FormFieldOnScreenKey.self] = newValue }
  }
}
