/// Compares two values as a whole; nil where their type can't be compared.
func areEqual<Value>(_ left: Value, _ right: Value) -> Bool? {
  (left as? any Equatable)?.isEqual(to: right)
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
