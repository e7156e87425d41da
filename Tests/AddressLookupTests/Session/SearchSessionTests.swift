import PostalAddresses
import Testing

@testable import AddressLookup

struct SearchSessionTests {
  @Test func asksAfterAPauseAndShowsTheAnswer() throws {
    var session = SearchSession(countryCode: "US", language: "en")
    #expect(session.typed("ma") == [])
    #expect(session.typed("mai") == [.pause(ticket: 1)])
    let request = SearchRequest(ticket: 1, text: "mai", countryCode: "US", language: "en")
    #expect(session.paused(ticket: 1) == [.ask(request)])
    #expect(session.status == .searching)
    #expect(session.answered(ticket: 1, SessionEvent.list) == [])
    #expect(session.status == .shown(SessionEvent.list))
  }

  @Test func startsThePauseAgainWithEachKey() {
    var session = SearchSession(countryCode: "US")
    _ = session.typed("mai")
    #expect(session.typed("main") == [.cancelSearch, .pause(ticket: 2)])
    #expect(session.paused(ticket: 1) == [])
  }

  @Test func keepsToTheProvidersMinimum() {
    let rules = SearchRules(minimumCharacters: 1)
    var session = SearchSession(countryCode: "JP", rules: rules)
    #expect(session.typed("港") == [.pause(ticket: 1)])
    #expect(session.typed("") == [.cancelSearch])
  }

  @Test func asksAProviderOfWholeLinesForWholeLines() {
    let rules = SearchRules(wholeLinesOnly: true)
    var session = SearchSession(countryCode: "DE", rules: rules)
    #expect(session.typed("Teststraße") == [])
    #expect(session.typed("Teststraße 12") == [.pause(ticket: 1)])
  }

  @Test func writesWhatWasPicked() {
    var session = shown()
    #expect(
      session.picked(SessionEvent.plain) == [.resolve(ticket: 2, SessionEvent.plain)]
    )
    _ = session.left()
    #expect(session.status == .resolving)
    let actions = session.resolved(ticket: 2, .filled)
    #expect(actions.contains { $0.isFill })
    #expect(session.wrote("548 Market Street", countryCode: "US") == [])
    #expect(session.typed("548 Market Street") == [])
    #expect(session.status == .idle)
  }

  @Test func doesNotWriteOverWhatWasEditedSince() throws {
    var session = shown()
    _ = session.picked(SessionEvent.plain)
    _ = session.edited(.city)
    let fill = try #require(session.resolved(ticket: 2, .filled).first)
    guard case .fill(let picked) = fill else {
      Issue.record("The first action is not to fill.")
      return
    }
    var form = PostalAddress(countryCode: "US")
    form.city = "Typed"
    form.line2 = "c/o Adjoa"
    picked.write(into: &form)
    #expect(form.city == "Typed")
    #expect(form.street == "548 Market Street")
    #expect(form.postalCode == "94104")
    #expect(form.line2 == "c/o Adjoa")
    #expect(form.fullName == "")
  }

  /// A place and a CEDEX of an earlier address are shown in no field that could tell of them.
  @Test func clearsWhatNoFieldShowsUnlessItWasEdited() {
    var form = PostalAddress(countryCode: "US")
    form.dependentLocality = "Old Village"
    form.sortingCode = "CEDEX 8"
    let typed = TypedAddress("mai", countryCode: "US")
    var kept = form
    PickedAddress(.filled, typed: typed, keeping: []).write(into: &form)
    #expect(form.dependentLocality == "")
    #expect(form.sortingCode == "")
    PickedAddress(.filled, typed: typed, keeping: [.dependentLocality, .sortingCode])
      .write(into: &kept)
    #expect(kept.dependentLocality == "Old Village")
    #expect(kept.sortingCode == "CEDEX 8")
  }

  @Test(arguments: ["Mai", " mai ", "MAI"])
  func asksNothingForATextThatDiffersInCaseOrBlanksOnly(text: String) {
    var session = shown()
    #expect(session.typed(text) == [])
    #expect(session.status == .shown(SessionEvent.list))
    #expect(session.typed("mai n") == [.pause(ticket: 2)])
  }

  @Test func whatWasPutAwayStaysSoInAnotherLanguage() {
    var session = shown()
    _ = session.closedList()
    _ = session.changedLanguage(to: "fr")
    #expect(session.typed("Mai ") == [])
    var asked = shown()
    _ = asked.changedLanguage(to: "fr")
    #expect(asked.typed("Mai ") == [.pause(ticket: 2)])
  }

  @Test func tellsTheProviderOnceThatTheSearchIsOver() {
    var session = shown()
    #expect(session.typed("") == [.endSession])
    #expect(session.left() == [])
    session = shown()
    #expect(session.left() == [.endSession])
    #expect(session.saved() == [])
  }

  @Test func nothingOfASearchShowsInLogs() {
    let request = SearchRequest(ticket: 1, text: "Muster 1", countryCode: "DE", language: nil)
    let list = [Suggestion(id: "1", title: "Muster 1", address: .filled)]
    let values: [Any] = [
      SearchSession(text: "Muster 1", countryCode: "DE"), request,
      SearchQuestion("Muster 1", countryCode: "DE", language: nil),
      SearchSession.Action.ask(request), SearchSession.Action.resolve(ticket: 1, list[0]),
      TypedAddress("Muster 1", countryCode: "DE"), AddressSearchStatus.shown(list),
      TypedAddress("Muster 1", countryCode: "DE").completing("Muster"),
    ]
    for value in values {
      var dumped = ""
      dump(value, to: &dumped)
      for text in ["\(value)", String(reflecting: value), dumped] {
        #expect(!text.lowercased().contains("muster"))
      }
    }
  }

  /// What the answer leaves out is cleared, what the answer has is replaced, and the rest stays.
  @Test func writesThePlaceAsOneUnitAndNothingElse() {
    var form = PostalAddress.filled
    form.line2 = "Apt 9"
    let typed = TypedAddress("1 rue essai", countryCode: "FR")
    let answer = PostalAddress(
      fullName: "X",
      countryCode: "FR",
      street: "1 Rue Essai",
      city: "Lyon"
    )
    var expected = PostalAddress.filled
    expected.countryCode = "FR"
    expected.street = "1 Rue Essai"
    expected.line2 = "Apt 9"
    expected.city = "Lyon"
    expected.region = ""
    expected.postalCode = ""
    #expect(PickedAddress(answer, typed: typed, keeping: []).write(into: &form) == [])
    #expect(form == expected)
  }

  private func shown() -> SearchSession {
    var session = SearchSession(countryCode: "US")
    _ = session.typed("mai")
    _ = session.paused(ticket: 1)
    _ = session.answered(ticket: 1, SessionEvent.list)
    return session
  }
}
