import AddressLookup
import PostalAddresses
import Testing

struct RedactionTests {
  /// Whatever holds what was typed, in each of the ways a value gets into a log.
  @Test func nothingThatWasTypedGetsIntoALog() throws {
    let line = "12 Muster Street Apt 4"
    let typed = TypedAddress(line, countryCode: "US")
    let suggestion = Suggestion(id: "Muster", title: line, subtitle: line)
    let picked = PickedAddress(.filled, typed: typed, keeping: [])
    var session = SearchSession(countryCode: "US")
    _ = session.typed(line)
    let asked = session.paused(ticket: 1)
    let request = try #require(asked.compactMap(\.asked).first)
    _ = session.answered(ticket: 1, [suggestion])
    let values: [Any] = [
      typed, typed.completing("Muster Street"), suggestion, picked, session, session.question,
      request, asked, SearchSession.Action.ask(request), SearchSession.Action.fill(picked),
      SearchSession.Action.resolve(ticket: 1, suggestion), session.status,
    ]
    for value in values {
      var dumped = ""
      dump(value, to: &dumped)
      for text in ["\(value)", String(reflecting: value), dumped] {
        let shown = ["muster", "apt 4", "market", "94104"].filter { text.lowercased().contains($0) }
        #expect(shown == [], "\(Swift.type(of: value))")
      }
    }
  }
}
