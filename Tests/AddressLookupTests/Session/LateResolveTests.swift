import AddressLookup
import PostalAddresses
import Testing

/// A pick whose address comes late, held by a gate while something else happens.
@MainActor @Suite(.timeLimit(.minutes(1))) struct LateResolveTests {
  private let clock = SteppedClock()
  private let form = Draft()
  private let gate = Gate()
  private let second = Gate()
  private let fate = Fate()

  @MainActor private final class Draft {
    var address = PostalAddress(countryCode: "US")
  }

  /// How each resolve ended, as its own task saw it.
  private actor Fate {
    private(set) var cancelled: [String: Bool] = [:]
    func ended(_ id: String, cancelled isCancelled: Bool) { cancelled[id] = isCancelled }
  }

  private nonisolated static let list = [
    Suggestion(id: "1", title: "1 Late Lane"), Suggestion(id: "2", title: "2 Late Lane"),
    Suggestion(id: "3", title: "Late Houses", narrows: true),
    Suggestion(id: "4", title: "4 Late Lane"),
  ]

  private nonisolated static func address(of suggestion: Suggestion) -> PostalAddress {
    PostalAddress(
      fullName: "",
      countryCode: "US",
      street: suggestion.title,
      city: "Lateville",
      region: "IL",
      postalCode: "62701"
    )
  }

  /// A model with a list on screen; the first suggestion's address waits at the gate.
  private func shown() async -> AddressSearchModel {
    let form = form
    let gate = gate
    let second = second
    let fate = fate
    let search = AddressSearch(
      suggest: { _, _ in Self.list },
      resolve: { suggestion in
        if suggestion.id == "1" { await gate.pass() }
        if suggestion.id == "4" { await second.pass() }
        await fate.ended(suggestion.id, cancelled: Task.isCancelled)
        return Self.address(of: suggestion)
      }
    )
    let model = AddressSearchModel(search: search, countryCode: "US", clock: clock) { picked in
      picked.write(into: &form.address)
      return form.address
    }
    form.address.street = "late"
    model.typed("late")
    await clock.sleeping(1)
    clock.advance(by: .milliseconds(300))
    await model.reaches { !$0.suggestions.isEmpty }
    return model
  }

  /// The same with the first suggestion picked and its resolve at the gate.
  private func picked() async -> AddressSearchModel {
    let model = await shown()
    model.pick(Self.list[0])
    await gate.reached()
    return model
  }

  /// Lets the resolve go and everything that follows from it happen.
  private func letGo() async {
    gate.open()
    await gate.passed()
    while await fate.cancelled["1"] == nil { await Task.yield() }
    // What came of it is reported on the main actor, which has nothing else to do.
    for _ in 0..<200 { await Task.yield() }
  }

  @Test func fillsWhenNothingHappenedMeanwhile() async {
    let model = await picked()
    await letGo()
    #expect(form.address.street == "1 Late Lane")
    #expect(form.address.postalCode == "62701")
    #expect(model.fills == 1)
    #expect(await fate.cancelled["1"] == false)
  }

  @Test func keepsTheCityThatWasEditedMeanwhile() async {
    let model = await picked()
    form.address.city = "Mytown"
    model.edited(.city)
    await letGo()
    #expect(form.address.city == "Mytown")
    #expect(form.address.street == "1 Late Lane")
    #expect(form.address.postalCode == "62701")
    #expect(await fate.cancelled["1"] == false)
  }

  enum End: CaseIterable {
    case typed, composed, cleared, wrote, country, saved, closed
  }

  /// What ends a pick stops its resolve, and nothing of it is written.
  @Test(arguments: End.allCases)
  func writesNothingAndStopsResolvingAfter(_ end: End) async {
    let model = await picked()
    switch end {
    case .typed: model.typed("late l")
    case .composed: model.typed("lateあ", isComposing: true)
    case .cleared: model.typed("")
    case .wrote: model.wrote("9 Other Street", countryCode: "US")
    case .country: model.countryIs("CA")
    case .saved: model.saved()
    case .closed: model.closed()
    }
    #expect(model.status != .resolving)
    let before = form.address
    await letGo()
    #expect(form.address == before)
    #expect(model.fills == 0)
    #expect(await fate.cancelled["1"] == true)
  }

  @Test func onlyTheLastPickCounts() async {
    // The list goes away with a pick; two taps on its way out both arrive.
    let model = await picked()
    model.pick(Self.list[1])
    await model.reaches { $0 == .idle }
    #expect(form.address.street == "2 Late Lane")
    await letGo()
    #expect(form.address.street == "2 Late Lane")
    #expect(model.fills == 1)
    #expect(await fate.cancelled == ["1": true, "2": false])
  }

  @Test func anEarlierPickThatComesFirstIsNotTheLast() async {
    let model = await picked()
    model.pick(Self.list[3])
    await second.reached()
    await letGo()
    #expect(form.address.street == "late")
    #expect(model.status == .resolving)
    second.open()
    await model.reaches { $0 == .idle }
    #expect(form.address.street == "4 Late Lane")
    #expect(model.fills == 1)
  }

  @Test func aPickThatNarrowsTakesThePlaceOfAnEarlierOne() async {
    let model = await picked()
    model.pick(Self.list[2])
    await letGo()
    #expect(form.address.street == "late")
    #expect(model.fills == 0)
    #expect(await fate.cancelled["1"] == true)
  }

  @Test func leavingTheStreetLetsThePickGoOn() async {
    let model = await picked()
    model.left()
    #expect(model.status == .resolving)
    await letGo()
    #expect(form.address.street == "1 Late Lane")
  }

  @Test func stopsResolvingWhenTheModelIsReleased() async {
    var model: AddressSearchModel? = await picked()
    weak let released = model
    model = nil
    #expect(released == nil)
    await letGo()
    #expect(form.address.street == "late")
    #expect(await fate.cancelled["1"] == true)
  }
}
