/// Collects the validations of a field in declared order.
@resultBuilder public enum ValidationBuilder<Value> {
  /// Takes a validation.
  public static func buildExpression(_ validation: Validation<Value>) -> [Validation<Value>] {
    [validation]
  }

  /// Takes validations made elsewhere.
  public static func buildExpression(_ validations: [Validation<Value>]) -> [Validation<Value>] {
    validations
  }

  /// Joins parts in order.
  public static func buildBlock(_ parts: [Validation<Value>]...) -> [Validation<Value>] {
    parts.flatMap { $0 }
  }

  /// Takes a part that may be left out.
  public static func buildOptional(_ part: [Validation<Value>]?) -> [Validation<Value>] {
    part ?? []
  }

  /// Takes the first of two parts.
  public static func buildEither(first: [Validation<Value>]) -> [Validation<Value>] {
    first
  }

  /// Takes the second of two parts.
  public static func buildEither(second: [Validation<Value>]) -> [Validation<Value>] {
    second
  }

  /// Joins the rounds of a loop.
  public static func buildArray(_ rounds: [[Validation<Value>]]) -> [Validation<Value>] {
    rounds.flatMap { $0 }
  }
}
