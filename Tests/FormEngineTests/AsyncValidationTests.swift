import FormEngine
import Testing

@MainActor struct AsyncValidationTests {
  private let desk = Desk()

  private func form(_ policy: ValidationPolicy = .all) -> DraftForm {
    DraftForm {
      DraftForm.Field(\.name) {
        required("Name")
        desk.validation(policy)
      }
      DraftForm.Field(\.city) { required("City", policy: .submitThenLive) }
    }
    .observedChangeDelay(.immediate)
  }

  @Test func showsThatItIsValidatingAndThenTheResult() async {
    let store = store(complete, form())
    let run = store.send(.submittedField(nameID))
    #expect(store.validation[nameID] == .validating)
    #expect(store.isValidating)
    #expect(store.canSubmit)
    await desk.wasAsked(1)
    desk.answer(0, .invalid("Taken"))
    await run?.value
    #expect(store.validation[nameID] == .invalid("Taken"))
    #expect(!store.isValidating)
  }

  @Test func lateResultsAboutAnOlderValueChangeNothing() async {
    let store = store(complete, form())
    let older = store.send(.set(\.name, to: "Kojo"))
    await desk.wasAsked(1)
    let newer = store.send(.set(\.name, to: "Efua"))
    await desk.wasAsked(2)
    desk.answer(1, .valid)
    await newer?.value
    desk.answer(0, .invalid("Kojo is taken"))
    await older?.value
    #expect(desk.asked == ["Kojo", "Efua"])
    #expect(store.validation[nameID] == .valid)
  }

  @Test func aFailingRuleThatAnswersAtOnceWithholdsTheOthers() async {
    let store = store(complete, form())
    store.send(.set(\.name, to: ""))
    #expect(store.validation[nameID] == .invalid("Name is required"))
    #expect(!store.isValidating)
    #expect(desk.asked.isEmpty)
  }

  @Test func aFailingRuleThatAnswersAtOnceCancelsARunningOne() async {
    let form = DraftForm {
      DraftForm.Field(\.name) {
        desk.validation(.fieldSubmitted)
        Validation(policy: .focusLoss, error: "No") { _ in false }
      }
      DraftForm.Field(\.city)
    }
    let store = store(complete, form)
    let run = store.send(.submittedField(nameID))
    await desk.wasAsked(1)
    store.send(.focusChanged(nameID))
    store.send(.focusChanged(nil))
    #expect(!store.isValidating)
    desk.answer(0, .valid)
    await run?.value
    #expect(store.validation[nameID] == .invalid("No"))
  }

  @Test func aSlowValidationOfOneFieldDelaysNoOther() async {
    let store = store(Draft(name: "Ama"), form())
    let run = store.send(.submittedForm)
    await desk.wasAsked(1)
    #expect(store.validation[nameID] == .validating)
    #expect(store.validation[cityID] == .invalid("City is required"))
    #expect(store.isSubmitting)
    #expect(store.focusedField == nil)
    desk.answer(0, .valid)
    await run?.value
    #expect(store.submission == .failed(.invalidFields))
    #expect(store.focusedField == cityID)
  }

  @Test func staysSubmittingUntilTheRunningValidationsSettle() async {
    let saves = Counter()
    let store = store(complete, form(.formSubmitted).onSubmit { _ in saves.increment() })
    let run = store.send(.submittedForm)
    await desk.wasAsked(1)
    #expect(store.isSubmitting)
    #expect(saves.count == 0)
    desk.answer(0, .valid)
    await run?.value
    #expect(saves.count == 1)
    #expect(store.isSubmitted)
  }

  @Test func showsWhatAValidationThrewAndAsksAgainNextTime() async {
    let store = store(complete, form(.userActions))
    let first = store.send(.submittedField(nameID))
    await desk.wasAsked(1)
    desk.fail(0, Offline())
    await first?.value
    #expect(store.validation[nameID] == .invalid("The network is down"))
    store.send(.focusChanged(nameID))
    let second = store.send(.focusChanged(nil))
    await desk.wasAsked(2)
    desk.answer(1, .valid)
    await second?.value
    #expect(store.validation[nameID] == .valid)
  }

  @Test func leavesAJudgedValueAloneWhenTheFocusGoes() async {
    let store = store(complete, form(.userActions))
    store.send(.focusChanged(nameID))
    let run = store.send(.submittedField(nameID))
    await desk.wasAsked(1)
    desk.answer(0, .valid)
    await run?.value
    store.send(.focusChanged(nameID))
    #expect(store.send(.focusChanged(cityID)) == nil)
    #expect(desk.asked.count == 1)
  }

  @Test func joinsARunAboutTheSameValueWhenTheFormIsSubmitted() async {
    let store = store(complete, form(.all).onSubmit { _ in })
    let run = store.send(.submittedField(nameID))
    await desk.wasAsked(1)
    #expect(store.send(.submittedForm) == nil)
    #expect(store.isSubmitting)
    desk.answer(0, .valid)
    await run?.value
    #expect(desk.asked.count == 1)
    #expect(store.isSubmitted)
  }

  @Test func asksAgainWhenTheFormIsSubmittedThoughTheValueWasJudged() async {
    let store = store(complete, form(.all))
    let first = store.send(.submittedField(nameID))
    await desk.wasAsked(1)
    desk.answer(0, .valid)
    await first?.value
    let second = store.send(.submittedForm)
    await desk.wasAsked(2)
    desk.answer(1, .invalid("Taken meanwhile"))
    await second?.value
    #expect(store.submission == .failed(.invalidFields))
  }

  @Test func aCancelledValidationIsNoVerdictAndEndsTheSubmissionQuietly() async {
    let store = store(complete, form(.formSubmitted))
    let run = store.send(.submittedForm)
    await desk.wasAsked(1)
    desk.fail(0, CancellationError())
    await run?.value
    #expect(store.submission == .idle)
    #expect(store.refusals == 0)
    #expect(store.validation[nameID] == .valid)
  }

  @Test func savesWhatIsOnScreenWhenAnEditCameWhileValidating() async {
    var saved: [Draft] = []
    let store = store(complete, form(.formSubmitted).onSubmit { saved.append($0) })
    let first = store.send(.submittedForm)
    await desk.wasAsked(1)
    let second = store.send(.set(\.name, to: "Efua"))
    await desk.wasAsked(2)
    desk.answer(0, .valid)
    await first?.value
    #expect(store.isSubmitting)
    desk.answer(1, .valid)
    await second?.value
    #expect(desk.asked == ["Ama", "Efua"])
    #expect(saved.map(\.name) == ["Efua"])
    #expect(store.isSubmitted)
  }

  @Test func refusesAnEditMadeWhileValidatingThatIsInvalid() async {
    let saves = Counter()
    let store = store(complete, form(.formSubmitted).onSubmit { _ in saves.increment() })
    store.send(.submittedForm)
    await desk.wasAsked(1)
    store.send(.set(\.name, to: ""))
    #expect(store.submission == .failed(.invalidFields))
    #expect(saves.count == 0)
  }

  @Test func goesOnWithItsFieldsWhenTheSubmissionIsGivenUp() async {
    let saves = Counter()
    let store = store(complete, form(.formSubmitted).onSubmit { _ in saves.increment() })
    let run = store.send(.submittedForm)
    await desk.wasAsked(1)
    store.send(.cancelledSubmission)
    #expect(store.submission == .idle)
    #expect(store.isValidating)
    desk.answer(0, .invalid("Taken"))
    await run?.value
    #expect(store.validation[nameID] == .invalid("Taken"))
    #expect(store.submission == .idle)
    #expect(saves.count == 0)
  }

  @Test func waitsForARuleThatAnotherEventRunsAgainWhileTheFormIsValidating() async {
    let saves = Counter()
    let other = Desk()
    let form = DraftForm {
      DraftForm.Field(\.name) { desk.validation(.userActions) }
      DraftForm.Field(\.city) { other.validation(.formSubmitted) }
    }
    .onSubmit { _ in saves.increment() }
    let store = store(complete, form)
    let submission = store.send(.submittedForm)
    await desk.wasAsked(1)
    await other.wasAsked(1)
    desk.answer(0, .invalid("Taken"))
    while store.validation[nameID] == .validating { await Task.yield() }
    let again = store.send(.submittedField(nameID))
    await desk.wasAsked(2)
    other.answer(0, .valid)
    await submission?.value
    #expect(store.isSubmitting)
    desk.answer(1, .invalid("Still taken"))
    await again?.value
    #expect(store.submission == .failed(.invalidFields))
    #expect(saves.count == 0)
  }

  @Test func resultsAfterAResetChangeNothing() async {
    let store = store(complete, form())
    let run = store.send(.submittedField(nameID))
    await desk.wasAsked(1)
    store.send(.reset())
    #expect(!store.isValidating)
    desk.answer(0, .invalid("Taken"))
    await run?.value
    #expect(store.state == DraftForm.State(value: complete))
  }

  @Test func resultsAfterTheStoreIsGoneChangeNothing() async {
    var store: StoreOf<DraftForm>? = store(complete, form())
    weak let gone = store
    let run = store?.send(.submittedField(nameID))
    await desk.wasAsked(1)
    store = nil
    #expect(gone == nil)
    #expect(run?.isCancelled == true)
    desk.answer(0, .valid)
    await run?.value
  }

  @Test func messagesKeepDeclaredOrderWhateverOrderTheResultsComeIn() async {
    let form = DraftForm {
      DraftForm.Field(\.name) {
        desk.validation(.formSubmitted)
        desk.validation(.formSubmitted)
      }
    }
    let store = store(complete, form)
    let run = store.send(.submittedForm)
    await desk.wasAsked(2)
    desk.answer(1, .invalid("second"))
    desk.answer(0, .invalid("first"))
    await run?.value
    #expect(store.validation[nameID] == .invalid("first", "second"))
  }

  @Test func isValidatingForAsLongAsARunIsLive() async {
    let desk = Desk()
    let form = DraftForm {
      DraftForm.Field(\.name) { desk.validation() }
      DraftForm.Field(\.city) { desk.validation() }
    }
    .observedChangeDelay(.immediate)
    let store = store(Draft(), form)
    let name = store.send(.set(\.name, to: "Ama"))
    let city = store.send(.set(\.city, to: "Leeds"))
    await desk.wasAsked(2)
    let again = store.send(.set(\.name, to: "Efua"))
    await desk.wasAsked(3)
    desk.answer(0, .valid)
    await name?.value
    #expect(store.isValidating)
    desk.answer(1, .valid)
    await city?.value
    #expect(store.isValidating)
    desk.answer(2, .valid)
    await again?.value
    #expect(!store.isValidating)
  }

  @Test func aSubmissionWaitsForACheckThatAChangeStarted() async {
    let desk = Desk()
    let saves = Counter()
    let form = DraftForm {
      DraftForm.Field(\.name) { desk.validation(.observedChange) }
    }
    .observedChangeDelay(.immediate)
    .onSubmit { _ in saves.increment() }
    let store = store(Draft(), form)
    let run = store.send(.set(\.name, to: "Ama"))
    await desk.wasAsked(1)
    store.send(.submittedForm)
    #expect(store.isSubmitting)
    #expect(saves.count == 0)
    desk.answer(0, .invalid("Taken"))
    await run?.value
    #expect(store.submission == .failed(.invalidFields))
    #expect(saves.count == 0)
    #expect(desk.asked == ["Ama"])
  }
}
