/// One part of a form's declaration: a field, a scope or a check.
///
/// Made by the form builder from `Form.Field`, `Form.Scope` and `Form.Check`.
public struct FormElement<Value> {
  enum Part {
    case field(FieldSlot<Value>)
    case check(CrossCheck<Value>)
  }

  let parts: [Part]

  func lifted<Outer>(by scope: WritableKeyPath<Outer, Value>) -> [FormElement<Outer>.Part] {
    parts.map { part in
      switch part {
      case .field(let slot): .field(slot.lifted(by: scope))
      case .check(let check): .check(check.lifted(by: scope))
      }
    }
  }
}
