import FormEngine
import Testing

@MainActor struct SubmissionTests {
  @Test func savesTheValueOnceEveryFieldIsValid() async {
    var saved: [Draft] = []
    let store = store(complete, contactForm().onSubmit { saved.append($0) })
    await store.send(.submittedForm)?.value
    #expect(saved == [complete])
    #expect(store.submission == .submitted)
    #expect(store.isSubmitted)
  }

  @Test func refusesAndFocusesTheFirstFieldWithAnError() async {
    let saves = Counter()
    let store = store(Draft(name: "Ama"), contactForm().onSubmit { _ in saves.increment() })
    store.send(.focusChanged(nameID))
    await store.send(.submittedForm)?.value
    #expect(store.submission == .failed(.invalidFields))
    #expect(store.validationErrors == ["Email is required", "City is required"])
    #expect(store.focusedField == emailID)
    #expect(saves.count == 0)
    #expect(!store.canSubmit)
  }

  @Test func ignoresFurtherSubmitsWhileSubmitting() async {
    let saves = Counter()
    let gate = Gate()
    let store = store(
      complete,
      contactForm()
        .onSubmit { _ in
          saves.increment()
          await gate.wait()
        }
    )
    let saving = store.send(.submittedForm)
    #expect(store.isSubmitting)
    #expect(store.send(.submittedForm) == nil)
    #expect(store.send(.submittedForm) == nil)
    gate.open()
    await saving?.value
    #expect(saves.count == 1)
  }

  @Test func keepsWhatIsTypedDuringASaveAndThenRestsUnsaved() async {
    let gate = Gate()
    var saved: [Draft] = []
    let store = store(
      complete,
      contactForm()
        .onSubmit {
          saved.append($0)
          await gate.wait()
        }
    )
    let saving = store.send(.submittedForm)
    await gate.arrived()
    store.send(.set(\.city, to: "York"))
    gate.open()
    await saving?.value
    #expect(store.value.city == "York")
    #expect(saved.map(\.city) == ["Leeds"])
    #expect(store.submission == .idle)
  }

  @Test func showsWhatSavingThrewAndCountsEveryRefusal() async {
    let store = store(complete, contactForm().onSubmit { _ in throw Offline() })
    await store.send(.submittedForm)?.value
    #expect(store.submission == .failed(.error("The network is down")))
    #expect(store.refusals == 1)
    await store.send(.submittedForm)?.value
    #expect(store.refusals == 2)
    #expect(!store.hasErrors)
  }

  @Test func neverTrapsAnyoneBehindAnError() async {
    let store = store(Draft(), contactForm(policy: .formSubmitted).onSubmit { _ in })
    store.send(.setErrors([nameID: ["Refused by hand"]]))
    await store.send(.submittedForm)?.value
    #expect(store.submission == .failed(.invalidFields))
    store.modify { $0.value = complete }
    store.send(.setErrors([nameID: ["Refused by hand"]]))
    #expect(!store.canSubmit)
    await store.send(.submittedForm)?.value
    #expect(store.isSubmitted)
    #expect(store.validation[nameID] == .valid)
  }

  @Test func tidiesTheValueBeforeJudgingIt() async {
    var saved: [Draft] = []
    let form = DraftForm {
      DraftForm.Field(\.name) { required("Name", policy: .submitThenLive) }
    }
    .normalizingOnSubmit { $0.name = String($0.name.drop { $0 == " " }) }
    .onSubmit { saved.append($0) }
    let store = store(Draft(name: "   "), form)
    await store.send(.submittedForm)?.value
    #expect(store.validation[nameID] == .invalid("Name is required"))
    store.send(.set(\.name, to: "  Ama"))
    await store.send(.submittedForm)?.value
    #expect(saved.map(\.name) == ["Ama"])
    #expect(store.value.name == "Ama")
    #expect(store.isSubmitted)
  }

  @Test func putsTheErrorsOfAServerOnTheirFields() async {
    let form = contactForm()
      .onSubmit { _ in
        throw FormFieldErrors([emailID: ["This address is taken"]])
      }
    let store = store(complete, form)
    await store.send(.submittedForm)?.value
    #expect(store.submission == .failed(.invalidFields))
    #expect(store.validation[emailID] == .invalid("This address is taken"))
    #expect(store.focusedField == emailID)
    #expect(store.refusals == 1)
  }

  @Test func letsAServerBlameTheFormBesideItsFields() async {
    let form = contactForm()
      .onSubmit { _ in
        throw FormFieldErrors([emailID: ["Taken"]], form: "Please look again")
      }
    let store = store(complete, form)
    await store.send(.submittedForm)?.value
    #expect(store.submission == .failed(.error("Please look again")))
    #expect(store.validation[emailID] == .invalid("Taken"))
  }

  @Test func showsAnErrorOfAnUnknownFieldForTheForm() async {
    let form = contactForm()
      .onSubmit { _ in
        throw FormFieldErrors([AnyHashable("fax"): ["Fax is odd"]])
      }
    let store = store(complete, form)
    await store.send(.submittedForm)?.value
    #expect(store.submission == .failed(.error("Fax is odd")))
    #expect(store.focusedField == nil)
  }

  @Test func restsQuietlyWhenSavingWasCancelled() async {
    let store = store(complete, contactForm().onSubmit { _ in throw CancellationError() })
    await store.send(.submittedForm)?.value
    #expect(store.submission == .idle)
    #expect(store.refusals == 0)
  }

  @Test func givesUpTheSubmissionAndHearsNoMoreOfIt() async {
    let gate = Gate()
    let store = store(complete, contactForm().onSubmit { _ in await gate.wait() })
    let saving = store.send(.submittedForm)
    await gate.arrived()
    store.send(.cancelledSubmission)
    #expect(store.submission == .idle)
    gate.open()
    await saving?.value
    #expect(store.submission == .idle)
  }

  @Test func resetsToTheInitialValueAndHearsNoMoreOfTheSave() async {
    let gate = Gate()
    let store = store(complete, contactForm().onSubmit { _ in await gate.wait() })
    store.send(.focusChanged(cityID))
    store.send(.set(\.city, to: "York"))
    let saving = store.send(.submittedForm)
    await gate.arrived()
    store.send(.reset())
    gate.open()
    await saving?.value
    #expect(store.state == DraftForm.State(value: complete))
  }

  @Test func resetsToAnotherValueAndStartsFromThere() {
    let store = store(Draft(), contactForm())
    store.send(.submittedForm)
    store.send(.reset(to: complete))
    #expect(store.state == DraftForm.State(value: complete))
    store.send(.set(\.name, to: ""))
    #expect(store.validation[nameID] == nil)
    store.send(.reset())
    #expect(store.value == complete)
  }

  @Test func isNoLongerSubmittedOnceTheValueChanges() async {
    let store = store(complete, contactForm().onSubmit { _ in })
    await store.send(.submittedForm)?.value
    store.send(.set(\.city, to: "York"))
    #expect(store.submission == .idle)
  }

  @Test func keepsAFailureOnScreenWhileItIsCorrected() {
    let store = store(Draft(), contactForm())
    store.send(.submittedForm)
    store.send(.set(\.name, to: "Ama"))
    #expect(store.submission == .failed(.invalidFields))
  }

  @Test func isSubmittedWithoutAnythingToSaveTo() {
    let store = store(complete, contactForm())
    #expect(store.send(.submittedForm) == nil)
    #expect(store.isSubmitted)
  }

  @Test func givesARetryOfTheSameValueTheSameKey() async throws {
    var keys: [String?] = []
    let form = contactForm()
      .onSubmit { _ in
        keys.append(SubmissionAttempt.current?.key)
        if keys.count < 3 { throw Offline() }
      }
    let store = store(complete, form)
    await store.send(.submittedForm)?.value
    await store.send(.submittedForm)?.value
    store.send(.set(\.city, to: "York"))
    await store.send(.submittedForm)?.value
    await store.send(.submittedForm)?.value
    try #require(keys.count == 4)
    #expect(keys[0] != nil)
    #expect(keys[0] == keys[1])
    #expect(keys[1] != keys[2])
    #expect(keys[2] != keys[3])
  }

  @Test func startsAnotherAttemptAfterAReset() async throws {
    var keys: [String?] = []
    let form = contactForm()
      .onSubmit { _ in
        keys.append(SubmissionAttempt.current?.key)
        throw Offline()
      }
    let store = store(complete, form)
    await store.send(.submittedForm)?.value
    store.send(.reset(to: nil))
    await store.send(.submittedForm)?.value
    try #require(keys.count == 2)
    #expect(keys[0] != keys[1])
  }

  @Test func invitesNoFurtherSubmissionWhileOneRuns() async {
    let gate = Gate()
    let store = store(complete, contactForm().onSubmit { _ in await gate.wait() })
    let saving = store.send(.submittedForm)
    #expect(!store.canSubmit)
    gate.open()
    await saving?.value
    #expect(store.canSubmit)
  }

  @Test func takesTheKeyThatTheHostBound() async {
    var key: String?
    let form = contactForm().onSubmit { _ in key = SubmissionAttempt.current?.key }
    let store = store(complete, form)
    await SubmissionAttempt.$current.withValue(SubmissionAttempt(key: "event 7")) {
      store.send(.submittedForm)
    }?
    .value
    #expect(key == "event 7")
  }
}
