import FormEngine
import SwiftUI

/// What a field needs of its form, seen from the value or from a part of it.
@MainActor class FormContext<Root> {
  /// The id by which the whole form knows a field of this part.
  func id(_ field: AnyHashable) -> AnyHashable { fatalError("A subclass answers this.") }

  func value<Value>(_ keyPath: WritableKeyPath<Root, Value>) -> Value {
    fatalError("A subclass answers this.")
  }

  func set<Value>(_ keyPath: WritableKeyPath<Root, Value>, to value: Value) {
    fatalError("A subclass answers this.")
  }

  func rows<Rows: MutableCollection>(_ keyPath: WritableKeyPath<Root, Rows>) -> Rows {
    fatalError("A subclass answers this.")
  }

  // The ids below are the ones by which the whole form knows a field.

  func validation(_ id: AnyHashable) -> FieldValidation? { fatalError("A subclass answers this.") }
  func isFocused(_ id: AnyHashable) -> Bool { fatalError("A subclass answers this.") }
  /// Whether the field is to be left out; one that the form doesn't know is shown.
  func isInactive(_ id: AnyHashable) -> Bool { fatalError("A subclass answers this.") }
  func submit(_ id: AnyHashable) { fatalError("A subclass answers this.") }
  /// Where the form wants the focus; for actions, not for drawing.
  var focusedField: AnyHashable? { fatalError("A subclass answers this.") }
}

/// The form itself.
final class RootFormContext<Root>: FormContext<Root> {
  private let store: StoreOf<FormOf<Root>>

  init(_ store: StoreOf<FormOf<Root>>) {
    self.store = store
  }

  override func id(_ field: AnyHashable) -> AnyHashable { field }

  override func value<Value>(_ keyPath: WritableKeyPath<Root, Value>) -> Value {
    store.fieldValue(keyPath)
  }

  override func set<Value>(_ keyPath: WritableKeyPath<Root, Value>, to value: Value) {
    store.send(.set(keyPath, to: value))
  }

  override func rows<Rows: MutableCollection>(_ keyPath: WritableKeyPath<Root, Rows>) -> Rows {
    store.fieldRows(keyPath)
  }

  override func validation(_ id: AnyHashable) -> FieldValidation? { store.fieldValidation(id) }

  override func isInactive(_ id: AnyHashable) -> Bool { store.isFieldInactive(id) }

  override func isFocused(_ id: AnyHashable) -> Bool { store.isFocused(id) }

  override func submit(_ id: AnyHashable) {
    store.send(.submittedField(id))
  }

  override var focusedField: AnyHashable? { store.focusedField }
}

/// A part of a form's value.
final class ScopedFormContext<Parent, Root>: FormContext<Root> {
  private let parent: FormContext<Parent>
  private let scope: WritableKeyPath<Parent, Root>

  init(_ parent: FormContext<Parent>, _ scope: WritableKeyPath<Parent, Root>) {
    self.parent = parent
    self.scope = scope
  }

  override func id(_ field: AnyHashable) -> AnyHashable {
    parent.id(FormFieldID.scoped(scope, field))
  }

  override func value<Value>(_ keyPath: WritableKeyPath<Root, Value>) -> Value {
    parent.value(scope.appending(path: keyPath))
  }

  override func set<Value>(_ keyPath: WritableKeyPath<Root, Value>, to value: Value) {
    parent.set(scope.appending(path: keyPath), to: value)
  }

  override func rows<Rows: MutableCollection>(_ keyPath: WritableKeyPath<Root, Rows>) -> Rows {
    parent.rows(scope.appending(path: keyPath))
  }

  override func validation(_ id: AnyHashable) -> FieldValidation? { parent.validation(id) }

  override func isInactive(_ id: AnyHashable) -> Bool { parent.isInactive(id) }

  override func isFocused(_ id: AnyHashable) -> Bool { parent.isFocused(id) }

  override func submit(_ id: AnyHashable) {
    parent.submit(id)
  }

  override var focusedField: AnyHashable? { parent.focusedField }
}
