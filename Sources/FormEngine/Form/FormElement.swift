/// One part of a form's declaration: a field, a scope, rows or a check.
///
/// Made by the form builder from `Form.Field`, `Form.Scope`, `Form.ForEach` and `Form.Check`.
public struct FormElement<Value> {
  enum Part {
    case field(FieldSlot<Value>)
    case check(CrossCheck<Value>)
    case rows(RowGroup<Value>)

    func lifted<Outer>(
      by scope: WritableKeyPath<Outer, Value>,
      asRow isRow: Bool = false
    ) -> FormElement<Outer>.Part {
      switch self {
      case .field(let slot): .field(slot.lifted(by: scope, asRow: isRow))
      case .check(let check): .check(check.lifted(by: scope))
      case .rows(let group): .rows(group.lifted(by: scope, asRow: isRow))
      }
    }
  }

  let parts: [Part]
}
