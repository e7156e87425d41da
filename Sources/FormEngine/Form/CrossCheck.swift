/// A rule of one field that also reads others.
struct CrossCheck<Root> {
  let target: PartialKeyPath<Root>
  let reading: [PartialKeyPath<Root>]
  let policy: ValidationPolicy
  let validate: (Root) -> ValidationResult

  func lifted<Outer>(by scope: WritableKeyPath<Outer, Root>) -> CrossCheck<Outer> {
    func lift(_ path: PartialKeyPath<Root>) -> PartialKeyPath<Outer> {
      // Appending fails only where the types don't meet, and here they do by construction.
      (scope as PartialKeyPath<Outer>).appending(path: path) ?? scope
    }
    let validate = validate
    return CrossCheck<Outer>(
      target: lift(target),
      reading: reading.map(lift),
      policy: policy,
      validate: { validate($0[keyPath: scope]) }
    )
  }
}
