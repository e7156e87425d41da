/// The order in which a form's fields follow one another, where it depends on the value.
struct FieldOrder: Equatable {
  /// The fields' positions, in this order.
  let positions: [Int]
  /// For each field its place in this order.
  let ranks: [Int]

  /// Creates an order that begins with some fields; the others follow as they were declared.
  init(_ first: [Int], of count: Int) {
    var ranks = [Int](repeating: -1, count: count)
    var positions: [Int] = []
    positions.reserveCapacity(count)
    for position in first where ranks[position] < 0 {
      ranks[position] = positions.count
      positions.append(position)
    }
    for position in 0..<count where ranks[position] < 0 {
      ranks[position] = positions.count
      positions.append(position)
    }
    self.positions = positions
    self.ranks = ranks
  }
}

extension Form {
  /// Says in which order the fields follow one another, where that depends on the value.
  ///
  /// ```swift
  /// .fieldOrder { card in
  ///   card.isBusiness ? [\.company, \.name, \.email] : [\.name, \.email, \.company]
  /// }
  /// ```
  ///
  /// Return, error messages and "the first with an error" follow it, from the turn on in which the
  /// value changes. Fields it doesn't name come after those it does, as they were declared.
  public func fieldOrder(_ order: @escaping (Value) -> [PartialKeyPath<Value>]) -> Self {
    fieldOrder(ids: { order($0).map(AnyHashable.init) })
  }

  /// Says in which order the fields follow one another, by the ids they were declared with.
  public func fieldOrder(ids order: @escaping (Value) -> [AnyHashable]) -> Self {
    var copy = self
    copy.order = order
    return copy
  }
}

extension FormReduction {
  /// Asks the form anew in which order its fields follow one another.
  func refreshOrder(_ state: inout State) {
    guard let order = form.order else { return state.validation.follow(nil) }
    let first = order(state.storage).compactMap(layout.index.position)
    state.validation.follow(FieldOrder(first, of: layout.fields.count))
  }
}
