import AddressLookup
import PostalAddresses
import Testing

@MainActor @Suite(.timeLimit(.minutes(3))) struct AddressSearchModelTests {
  private let clock = SteppedClock()
  private let form = Draft()

  @MainActor final class Draft {
    var address = PostalAddress(countryCode: "US")
  }

  private nonisolated static let list = [
    Suggestion(id: "1", title: "1 Main Street"), Suggestion(id: "2", title: "2 Main Street"),
  ]

  private func model(
    _ search: AddressSearch?,
    countryCodes: Set<String>? = nil
  ) -> AddressSearchModel {
    let form = form
    return AddressSearchModel(
      search: search,
      countryCode: "US",
      language: "en",
      countryCodes: countryCodes,
      clock: clock
    ) { picked in
      picked.write(into: &form.address)
      return form.address
    }
  }

  /// Types and lets the pause pass.
  private func type(_ text: String, into model: AddressSearchModel) async {
    model.typed(text)
    await clock.sleeping(1)
    clock.advance(by: .milliseconds(300))
  }

  @Test func asksOnceTypingPauses() async {
    let asked = Recorder()
    let model = model(
      AddressSearch(
        suggest: { text, country in
          await asked.add("\(text) \(country) \(AddressSearch.language ?? "none")")
          return Self.list
        },
        resolve: { _ in .filled }
      )
    )
    model.typed("mai")
    await clock.sleeping(1)
    clock.advance(by: .milliseconds(299))
    // A shorter pause would be over and would ask here.
    for _ in 0..<100 { await Task.yield() }
    #expect(await asked.all.isEmpty)
    model.typed("main")
    await type("main s", into: model)
    await model.reaches { $0 == .shown(Self.list) }
    #expect(await asked.all == ["main s US en"])
  }

  @Test func anOldAnswerNeverReplacesANewerOne() async {
    let gate = Gate()
    let model = model(
      AddressSearch(
        suggest: { text, _ in
          if text == "main" { await gate.pass() }
          return [Suggestion(id: "1", title: text)]
        },
        resolve: { _ in .filled }
      )
    )
    await type("main", into: model)
    await gate.reached()
    await type("mainz", into: model)
    await model.reaches { !$0.suggestions.isEmpty }
    gate.open()
    await gate.passed()
    // The late answer is reported on the main actor, which has nothing else to do.
    for _ in 0..<100 { await Task.yield() }
    #expect(model.suggestions.map(\.title) == ["mainz"])
  }

  @Test func cancelsTheSearchThatIsOver() async {
    let gate = Gate()
    let model = model(
      AddressSearch(
        suggest: { _, _ in
          await gate.untilCancelled()
          try Task.checkCancellation()
          return []
        },
        resolve: { _ in .filled }
      )
    )
    await type("main", into: model)
    await gate.reached()
    #expect(model.pressedEscape())
    await gate.passed()
    #expect(model.status == .idle)
  }

  @Test func fillsWhatWasPickedAndAsksNothingOfItsOwnText() async {
    let asked = Recorder()
    let model = model(
      AddressSearch(
        suggest: { text, _ in
          await asked.add(text)
          return Self.list
        },
        resolve: { suggestion in
          PostalAddress(
            fullName: "x",
            countryCode: "US",
            street: suggestion.title,
            city: "Testford"
          )
        }
      )
    )
    form.address.fullName = "Adjoa Mensah"
    await type("mai", into: model)
    await model.reaches { !$0.suggestions.isEmpty }
    model.moveHighlight(by: 1)
    model.moveHighlight(by: 1)
    model.moveHighlight(by: 1)
    #expect(model.highlighted == 1)
    #expect(model.pressedReturn())
    model.left()
    await model.reaches { $0 == .idle }
    #expect(form.address.street == "2 Main Street")
    #expect(form.address.city == "Testford")
    #expect(form.address.fullName == "Adjoa Mensah")
    #expect(model.fills == 1)
    model.typed("2 Main Street")
    #expect(model.status == .idle)
    #expect(await asked.all == ["mai"])
  }

  @Test func aFailureSaysSoAndACancellationDoesNot() async {
    let errors = Recorder()
    let model = model(
      AddressSearch(
        suggest: { text, _ in
          await errors.add(text)
          if text == "gone" { throw CancellationError() }
          if text == "odd" { throw Unknown() }
          throw AddressSearchError(code: .throttled(retryAfter: nil), provider: "Test")
        },
        resolve: { _ in .filled }
      )
    )
    await type("main", into: model)
    await model.reaches { $0 == .failed(.throttled(retryAfter: nil)) }
    // Having had enough, it is left alone for a moment.
    clock.advance(by: .seconds(5))
    await type("odd", into: model)
    await model.reaches { $0 == .failed(.unavailable) }
    await type("gone", into: model)
    await model.reaches { $0 == .searching }
    await model.reaches { $0 == .idle }
  }

  @Test func offersOnlyTheCountriesOfTheForm() async {
    var abroad = PostalAddress.filled
    abroad.countryCode = "FR"
    let found = [
      Suggestion(id: "1", title: "Rue Essai", address: abroad),
      Suggestion(id: "2", title: "Main Street"), Suggestion(id: "2", title: "Main Street again"),
    ]
    let model = model(
      AddressSearch(suggest: { _, _ in found }, resolve: { [abroad] _ in abroad }),
      countryCodes: ["US", "CA"]
    )
    await type("main", into: model)
    await model.reaches { !$0.suggestions.isEmpty }
    #expect(model.suggestions.map(\.title) == ["Main Street"])
    model.pick(model.suggestions[0])
    await model.reaches { $0 == .failed(.otherCountry) }
    #expect(form.address == PostalAddress(countryCode: "US"))
  }

  @Test func resolvesWhereTheSuggestionCameFrom() async {
    let model = model(AddressSearch(suggest: { _, _ in Self.list }, resolve: { _ in .filled }))
    await type("main", into: model)
    await model.reaches { !$0.suggestions.isEmpty }
    model.search = AddressSearch(
      suggest: { _, _ in [] },
      resolve: { _ in throw AddressSearchError(code: .badRequest, provider: "Another") }
    )
    model.pick(Self.list[0])
    await model.reaches { $0 == .idle }
    #expect(form.address.street == PostalAddress.filled.street)
  }

  @Test(arguments: [Duration.seconds(20), nil])
  func leavesAProviderAloneThatHadEnough(named: Duration?) async {
    let asked = Recorder()
    let model = model(
      AddressSearch(
        suggest: { text, _ in
          await asked.add(text)
          if text == "again" { return Self.list }
          throw AddressSearchError(code: .throttled(retryAfter: named), provider: "Test")
        },
        resolve: { _ in .filled }
      )
    )
    await type("main", into: model)
    await model.reaches { $0 == .failed(.throttled(retryAfter: named)) }
    let wait = named ?? .seconds(5)
    clock.advance(by: .seconds(2))
    model.typed("again")
    await clock.sleeping(1)
    clock.advance(by: wait - .seconds(2) - .milliseconds(1))
    for _ in 0..<100 { await Task.yield() }
    #expect(await asked.all == ["main"])
    clock.advance(by: .milliseconds(1))
    await model.reaches { $0 == .shown(Self.list) }
    // From here on the pause is the usual one.
    await type("main street", into: model)
    await model.reaches { $0 == .failed(.throttled(retryAfter: named)) }
  }

  @Test func aSessionThatWasIdleForThreeMinutesIsOverBeforeTheNextQuestion() async {
    let told = Recorder()
    let search = AddressSearch(
      suggest: { text, _ in
        await told.add(text)
        return Self.list
      },
      resolve: { _ in .filled },
      endSession: { await told.add("over") }
    )
    let model = model(search)
    await type("main", into: model)
    await model.reaches { !$0.suggestions.isEmpty }
    // One millisecond short of it, with the pause.
    clock.advance(by: .seconds(180) - .milliseconds(301))
    await type("main s", into: model)
    await model.reaches { !$0.suggestions.isEmpty }
    #expect(await told.all == ["main", "main s"])
    clock.advance(by: .seconds(180) - .milliseconds(300))
    await type("main st", into: model)
    await model.reaches { !$0.suggestions.isEmpty }
    #expect(await told.all == ["main", "main s", "over", "main st"])
    // Told that it is over, nothing is idle.
    model.typed("")
    while await told.all.count < 5 { await Task.yield() }
    clock.advance(by: .seconds(600))
    await type("main", into: model)
    await model.reaches { !$0.suggestions.isEmpty }
    #expect(await told.all == ["main", "main s", "over", "main st", "over", "main"])
  }

  @Test func turningTheSearchOffPutsAwayWhatItShows() async {
    let asked = Recorder()
    let search = AddressSearch(
      suggest: { text, _ in
        await asked.add(text)
        return Self.list
      },
      resolve: { _ in .filled }
    )
    let model = model(search)
    await type("main", into: model)
    await model.reaches { !$0.suggestions.isEmpty }
    model.search = nil
    #expect(model.status == .idle)
    model.search = search
    model.typed("main s")
    await clock.sleeping(1)
    model.search = nil
    clock.advance(by: .seconds(1))
    for _ in 0..<100 { await Task.yield() }
    #expect(model.status == .idle)
    #expect(await asked.all == ["main"])
  }

  @Test func withoutAProviderNothingHappens() async {
    let model = model(nil)
    model.typed("main street")
    #expect(model.status == .idle)
    #expect(!model.pressedReturn())
    #expect(!model.pressedEscape())
  }
}

private struct Unknown: Error {}

private actor Recorder {
  var all: [String] = []
  func add(_ text: String) { all.append(text) }
}
