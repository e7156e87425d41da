extension SearchSession {
  /// The person changed the text.
  package mutating func typed(_ text: String) -> [Action] {
    // A text that is on screen already comes back to us as a change, unless it ends a composition.
    guard text != self.text || isComposing else { return [] }
    isComposing = false
    return change(to: text) + askIfNeeded()
  }

  /// An input method changed the text and is not done with it: nothing is asked meanwhile.
  package mutating func composed(_ text: String) -> [Action] {
    isComposing = true
    let actions = change(to: text)
    return pausing == nil ? actions : actions + cancelSearch()
  }

  /// The form wrote the text itself: a pick, a restored draft, AutoFill elsewhere.
  package mutating func wrote(_ text: String, countryCode: String) -> [Action] {
    isComposing = false
    var actions: [Action] = []
    let isElsewhere = countryCode != question.countryCode
    if text != self.text || isElsewhere { actions += dropPick() }
    self.text = text
    question = SearchQuestion(text, countryCode: countryCode, language: question.language)
    return actions + closeList() + (isElsewhere ? endSession() : [])
  }

  /// The country of the form is another one.
  package mutating func changedCountry(to countryCode: String) -> [Action] {
    guard countryCode != question.countryCode else { return [] }
    let actions = dropPick() + cancelSearch()
    question.countryCode = countryCode
    forget()
    return actions + endSession()
  }

  /// The language of the form is another one.
  package mutating func changedLanguage(to language: String?) -> [Action] {
    guard language != question.language else { return [] }
    // What we wrote or what was put away is so in every language.
    let isPutAway = settled == question && answer == nil && failure == nil && asking == nil
    let actions = cancelSearch()
    question.language = language
    forget()
    if isPutAway { settled = question }
    return actions
  }

  /// Return, Escape: the list is put away, and what was typed stands.
  package mutating func closedList() -> [Action] {
    closeList()
  }

  /// The street field lost the focus; a pick goes on.
  package mutating func left() -> [Action] {
    isComposing = false
    return closeList() + (pick == nil ? endSession() : [])
  }

  /// The form's address was handed over for saving.
  package mutating func saved() -> [Action] {
    dropPick() + closeList() + endSession()
  }

  /// The form went away.
  package mutating func closed() -> [Action] {
    isComposing = false
    return dropPick() + closeList() + endSession()
  }
}

extension SearchSession {
  private mutating func change(to text: String) -> [Action] {
    var actions: [Action] = []
    if text != self.text { actions += dropPick() }
    self.text = text
    let old = question
    question.text = SearchQuestion.fold(text)
    guard question != old else { return actions }
    actions += cancelSearch()
    // Only an answer is worth keeping for the way back to its text.
    if answer == nil { forget() }
    return actions
  }

  private mutating func askIfNeeded() -> [Action] {
    if question.text.isEmpty { return endSession() }
    guard question != settled, pausing == nil, asking == nil, rules.allow(question) else {
      return []
    }
    pausing = nextTicket()
    return pausing.map { [.pause(ticket: $0)] } ?? []
  }

  /// Nothing is shown for the text on screen, and nothing is asked until it changes.
  mutating func closeList() -> [Action] {
    settled = question
    answer = nil
    failure = nil
    return cancelSearch()
  }

  private mutating func forget() {
    settled = nil
    answer = nil
    failure = nil
  }

  private mutating func cancelSearch() -> [Action] {
    guard pausing != nil || asking != nil else { return [] }
    pausing = nil
    asking = nil
    return [.cancelSearch]
  }

  mutating func dropPick() -> [Action] {
    guard pick != nil else { return [] }
    pick = nil
    return [.cancelResolve]
  }

  mutating func endSession() -> [Action] {
    guard isOpen else { return [] }
    isOpen = false
    return [.endSession]
  }

  mutating func nextTicket() -> Int {
    lastTicket += 1
    return lastTicket
  }
}
