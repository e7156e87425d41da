extension NodeRuntime {
  /// Runs a part of an update in a transaction: what it changes moves as that one says.
  func carryOut<Result>(_ transaction: Transaction, _ body: () -> Result) -> Result {
    let outer = self.transaction
    self.transaction = transaction
    defer { self.transaction = outer }
    return body()
  }

  /// Evaluates a node in the transaction that it was marked in, if that one says anything.
  func carryOut(changesOf node: _Node, _ body: () -> Void) {
    guard var transaction = transactionsToCarryOut.removeValue(forKey: ObjectIdentifier(node))
    else {
      return transactionChangers > 0 ? carryOut(changed(transaction, above: node), body) : body()
    }
    if transactionChangers > 0 { transaction = changed(transaction, above: node) }
    carryOut(transaction, body)
  }

  /// A transaction as the modifiers above a node change it, the outermost one first.
  private func changed(_ transaction: Transaction, above node: _Node) -> Transaction {
    var changers: [any TransactionChanging] = []
    var place = node.parent
    while let parent = place {
      if let changer = parent as? any TransactionChanging { changers.append(changer) }
      place = parent.parent
    }
    var transaction = transaction
    for changer in changers.reversed() { changer.change(&transaction) }
    return transaction
  }
}
