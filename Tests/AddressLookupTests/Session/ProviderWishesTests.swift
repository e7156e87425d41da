import AddressLookup
import PostalAddresses
import Testing

/// What a provider says of itself, as the search of a form keeps to it.
@MainActor @Suite(.timeLimit(.minutes(1))) struct ProviderWishesTests {
  private let clock = SteppedClock()
  private let form = Draft()
  private let asked = Asked()

  @MainActor private final class Draft {
    var address = PostalAddress(countryCode: "US")
  }

  private actor Asked {
    private(set) var all: [String] = []
    func add(_ text: String) { all.append(text) }
  }

  private nonisolated static let house = Suggestion(id: "1", title: "Oak House", narrows: true)
  private nonisolated static let flat = Suggestion(id: "2", title: "Oak House Flat 1")
  private nonisolated static let carrying = Suggestion(id: "3", title: "Oak", address: .filled)

  private func search() -> AddressSearch {
    let asked = asked
    return AddressSearch(
      suggest: { text, _ in
        await asked.add(text)
        return text == "Oak House" ? [Self.flat] : [Self.house, Self.carrying]
      },
      resolve: { suggestion in
        await asked.add("resolve \(suggestion.id)")
        return .filled
      },
      attribution: "Data by Oak"
    )
  }

  private func model(_ search: AddressSearch) -> AddressSearchModel {
    let form = form
    return AddressSearchModel(search: search, countryCode: "US", clock: clock) { picked in
      picked.write(into: &form.address)
      return form.address
    }
  }

  private func shown() async -> AddressSearchModel {
    let model = model(search())
    model.typed("oak")
    await clock.sleeping(1)
    clock.advance(by: .milliseconds(300))
    await model.reaches { !$0.suggestions.isEmpty }
    return model
  }

  @Test func isAskedFromItsOwnMinimum() async {
    var search = search()
    search.minimumCharacters = 1
    let model = model(search)
    model.typed("港")
    await clock.sleeping(1)
    clock.advance(by: .milliseconds(300))
    await model.reaches { !$0.suggestions.isEmpty }
    #expect(await asked.all == ["港"])
  }

  @Test func isAskedForWholeLinesAfterASecondIfItFindsNoOthers() async {
    let model = model(search())
    var lines = search()
    lines.wholeLinesOnly = true
    // A host may pass another provider at any time.
    model.search = lines
    model.typed("oak avenue")
    model.typed("12 oak avenue")
    await clock.sleeping(1)
    clock.advance(by: .milliseconds(999))
    for _ in 0..<100 { await Task.yield() }
    #expect(await asked.all.isEmpty)
    clock.advance(by: .milliseconds(1))
    await model.reaches { !$0.suggestions.isEmpty }
    #expect(await asked.all == ["12 oak avenue"])
  }

  @Test func itsLineStandsBelowItsListOnly() async {
    let model = await shown()
    #expect(model.attribution == "Data by Oak")
    #expect(model.pressedEscape())
    #expect(model.attribution == nil)
  }

  @Test func anAddressThatCameWithTheSuggestionIsNotAskedForAgain() async {
    let model = await shown()
    model.pick(Self.carrying)
    #expect(model.status == .idle)
    #expect(form.address.street == PostalAddress.filled.street)
    #expect(await asked.all == ["oak"])
  }

  @Test func aSuggestionThatNarrowsOpensIntoMore() async {
    let model = await shown()
    model.pick(Self.house)
    await model.reaches { $0 == .shown([Self.flat]) }
    #expect(model.fills == 0)
    model.pick(Self.flat)
    await model.reaches { $0 == .idle }
    #expect(model.fills == 1)
    #expect(await asked.all == ["oak", "Oak House", "resolve 2"])
  }

  #if os(Linux)
  @Test func withoutMapKitThereIsNoDefault() {
    #expect(AddressSearch.platformDefault == nil)
  }
  #endif
}
