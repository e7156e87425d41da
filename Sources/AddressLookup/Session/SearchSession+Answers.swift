package import PostalAddresses

extension SearchSession {
  /// The pause is over.
  package mutating func paused(ticket: Int) -> [Action] {
    guard pausing == ticket else { return [] }
    pausing = nil
    return ask(text, ticket: ticket)
  }

  /// The provider answered.
  package mutating func answered(ticket: Int, _ suggestions: [Suggestion]) -> [Action] {
    guard asking == ticket else { return [] }
    asking = nil
    answer = suggestions
    return []
  }

  /// The provider failed to suggest or to resolve.
  package mutating func failed(ticket: Int, _ failure: Failure) -> [Action] {
    if asking == ticket {
      asking = nil
      settle(failure)
      return []
    }
    guard pick?.ticket == ticket else { return [] }
    pick = nil
    settle(failure)
    return endSession()
  }

  /// The person chose a suggestion of the list; the last choice counts.
  package mutating func picked(_ suggestion: Suggestion) -> [Action] {
    guard settled == question, asking == nil, answer?.contains(suggestion) == true else {
      return []
    }
    var actions = dropPick()
    if suggestion.narrows { return actions + ask(suggestion.title, ticket: nextTicket()) }
    if let address = suggestion.address { return actions + fill(address, keeping: []) }
    let ticket = nextTicket()
    pick = Pick(ticket: ticket)
    actions.append(.resolve(ticket: ticket, suggestion))
    return actions
  }

  /// The person changed another field than the street; a pick will not write over it.
  package mutating func edited(_ field: AddressField) -> [Action] {
    pick?.edited.insert(field)
    return []
  }

  /// The provider made an address of the picked suggestion.
  package mutating func resolved(ticket: Int, _ address: PostalAddress) -> [Action] {
    guard let pick, pick.ticket == ticket else { return [] }
    self.pick = nil
    return fill(address, keeping: pick.edited)
  }
}

extension SearchSession {
  private mutating func ask(_ text: String, ticket: Int) -> [Action] {
    asking = ticket
    settled = question
    answer = nil
    failure = nil
    isOpen = true
    let request = SearchRequest(
      ticket: ticket,
      text: text,
      countryCode: question.countryCode,
      language: question.language
    )
    return [.ask(request)]
  }

  /// A cancelled request is never "nothing found": the question is as good as unasked.
  private mutating func settle(_ failure: Failure) {
    answer = nil
    switch failure {
    case .cancelled:
      self.failure = nil
      settled = nil
    case .error(let code):
      self.failure = code
      settled = question
    }
  }

  private mutating func fill(
    _ address: PostalAddress,
    keeping edited: Set<AddressField>
  ) -> [Action] {
    var address = address
    if address.countryCode.isEmpty { address.countryCode = question.countryCode }
    let typed = TypedAddress(text, countryCode: address.countryCode)
    let picked = PickedAddress(address, typed: typed, keeping: edited)
    return closeList() + [.fill(picked)] + endSession()
  }
}
