import FormEngine
import Testing

struct Card: Equatable {
  var name = ""
  var phones: [Phone] = []
  var note = ""
}

typealias CardForm = FormOf<Card>
typealias PhoneForm = FormOf<Phone>

@MainActor func numberID(_ row: Int) -> AnyHashable {
  FormFieldID.row(\Card.phones, row, \Phone.number)
}

@MainActor struct RowTests {
  private let noteID = AnyHashable(\Card.note)
  private let three = Card(
    name: "Ama",
    phones: [Phone(id: 1, number: "1"), Phone(id: 2, number: "2"), Phone(id: 3, number: "3")]
  )

  private func form(
    policy: ValidationPolicy = .all,
    _ extra: Validation<String>? = nil
  ) -> CardForm {
    CardForm {
      CardForm.Field(\.name)
      CardForm.ForEach(\.phones) {
        PhoneForm.Field(\.number) {
          required("Number", policy: policy)
          if let extra { extra }
        }
        PhoneForm.Field(\.label).when { !$0.number.isEmpty }
      }
      CardForm.Field(\.note)
    }
    .observedChangeDelay(.immediate)
  }

  private func store(_ card: Card, _ form: CardForm) -> StoreOf<CardForm> {
    Store(initialState: CardForm.State(value: card)) { form }
  }

  private func remove(_ row: Int, from store: StoreOf<CardForm>) {
    store.modify { $0.value.phones.removeAll { $0.id == row } }
  }

  @Test func judgesEveryRowInTheOrderOfTheCollection() {
    let store = store(three, form())
    store.modify { for index in 0..<3 { $0.value.phones[index].number = "" } }
    store.send(.submittedForm)
    #expect(store.validationErrors.count == 3)
    #expect(store.focusedField == numberID(1))
    store.send(.set(\.number, ofRow: 2, in: \.phones, to: "22"))
    #expect(store.value.phones[1].number == "22")
    #expect(store.validation[numberID(2)] == .valid)
    #expect(store.validationErrors.count == 2)
  }

  @Test func aRowsFieldIsTheSameHoweverItsIDIsMade() {
    let other = FormFieldID.row(\Card.phones, 2, AnyHashable(\Phone.number))
    #expect(numberID(2) == other)
    #expect(numberID(2).hashValue == other.hashValue)
    #expect(numberID(2) != numberID(1))
    #expect(numberID(2) != FormFieldID.row(\Card.phones, 2, \Phone.label))
    struct Book: Equatable { var card = Card() }
    #expect(
      FormFieldID.scoped(\Book.card, numberID(2))
        == FormFieldID.row(\Book.card.phones, 2, \Phone.number)
    )
  }

  @Test func errorsFollowTheirRow() {
    let store = store(three, form())
    store.send(.set(\.number, ofRow: 3, in: \.phones, to: ""))
    store.send(.setErrors([numberID(2): ["Unknown"]]))
    #expect(store.validationErrors == ["Unknown", "Number is required"])
    store.modify { $0.value.phones.reverse() }
    #expect(store.validation[numberID(2)] == .invalid("Unknown"))
    #expect(store.validation[numberID(3)] == .invalid("Number is required"))
    #expect(store.validation[numberID(1)] == nil)
    #expect(store.validationErrors == ["Number is required", "Unknown"])
    store.modify { $0.value.phones.insert(Phone(id: 4), at: 0) }
    #expect(store.validation[numberID(4)] == nil)
    #expect(store.validationErrors == ["Number is required", "Unknown"])
  }

  @Test func aRemovedRowTakesItsErrorsAlong() {
    let store = store(three, form())
    store.send(.set(\.number, ofRow: 2, in: \.phones, to: ""))
    #expect(store.hasErrors)
    remove(2, from: store)
    #expect(!store.hasErrors)
    #expect(store.validation[numberID(2)] == nil)
    store.send(.submittedForm)
    #expect(store.isSubmitted)
  }

  @Test func theFocusFollowsItsRow() {
    let store = store(three, form())
    store.send(.focusChanged(numberID(2)))
    store.modify { $0.value.phones.swapAt(0, 1) }
    #expect(store.focusedField == numberID(2))
    store.send(.submittedField(numberID(2)))
    #expect(store.focusedField == FormFieldID.row(\Card.phones, 2, \Phone.label))
    store.send(.submittedField(FormFieldID.row(\Card.phones, 2, \Phone.label)))
    #expect(store.focusedField == numberID(1))
  }

  @Test func theFocusOfARemovedRowGoesToTheNextFieldThatStays() {
    let store = store(three, form(policy: .focusLoss))
    store.send(.focusChanged(numberID(2)))
    remove(2, from: store)
    #expect(store.focusedField == numberID(3))
    store.send(.focusChanged(FormFieldID.row(\Card.phones, 3, \Phone.label)))
    remove(3, from: store)
    #expect(store.focusedField == noteID)
    // No focus was lost by anyone who could be judged for it.
    #expect(store.validation[numberID(1)] == nil)
  }

  @Test func theFocusOfTheLastRowGoesBackWhenNothingFollows() {
    let form = CardForm {
      CardForm.Field(\.name)
      CardForm.ForEach(\.phones) { PhoneForm.Field(\.number) }
    }
    let store = store(Card(phones: [Phone(id: 1), Phone(id: 2)]), form)
    store.send(.focusChanged(numberID(2)))
    remove(2, from: store)
    #expect(store.focusedField == numberID(1))
    store.modify { $0.value.phones = [] }
    #expect(store.focusedField == AnyHashable(\Card.name))
  }

  @Test func aNewRowCanBeFocusedInTheTurnThatBringsIt() {
    let store = store(three, form())
    store.modify {
      $0.value.phones.append(Phone(id: 9))
      $0.focusedField = numberID(9)
    }
    #expect(store.focusedField == numberID(9))
  }

  @Test func aLateNilForARemovedRowIsNoFocusLoss() {
    let store = store(three, form(policy: .focusLoss))
    store.modify { $0.value.phones[2].number = "" }
    store.send(.focusChanged(numberID(2)))
    remove(2, from: store)
    let before = store.state
    store.send(.focusChanged(numberID(2)))
    store.send(.submittedField(numberID(2)))
    #expect(store.state == before)
  }

  @Test func aRunFollowsItsRow() async {
    let desk = Desk()
    let store = store(three, form(desk.validation()))
    let run = store.send(.set(\.number, ofRow: 3, in: \.phones, to: "33"))
    await desk.wasAsked(1)
    store.modify { $0.value.phones.removeFirst() }
    #expect(store.validation[numberID(3)] == .validating)
    desk.answer(0, .invalid("Unknown"))
    await run?.value
    #expect(store.validation[numberID(3)] == .invalid("Unknown"))
    #expect(store.validation[numberID(2)] == nil)
  }

  @Test func resultsAboutARemovedRowChangeNothing() async {
    let desk = Desk()
    let store = store(three, form(desk.validation()))
    let run = store.send(.set(\.number, ofRow: 2, in: \.phones, to: "22"))
    await desk.wasAsked(1)
    remove(2, from: store)
    #expect(!store.isValidating)
    store.modify { $0.value.phones.append(Phone(id: 2, number: "22")) }
    let before = store.state
    desk.answer(0, .invalid("Unknown"))
    await run?.value
    #expect(store.state == before)
  }

  @Test func aDelayFollowsItsRow() async {
    var form = form()
    form = form.observedChangeDelay(FormDelay { await Task.yield() })
    let store = store(three, form)
    let wait = store.send(.set(\.number, ofRow: 3, in: \.phones, to: ""))
    store.modify { $0.value.phones.removeFirst() }
    #expect(store.hasPendingChecks)
    await wait?.value
    #expect(store.validation[numberID(3)] == .invalid("Number is required"))
  }

  @Test func aSubmissionWaitsNoLongerForARowThatIsRemoved() async {
    let desk = Desk()
    let store = store(Card(phones: [Phone(id: 1, number: "1")]), form(desk.validation()))
    let run = store.send(.submittedForm)
    await desk.wasAsked(1)
    #expect(store.isSubmitting)
    remove(1, from: store)
    #expect(store.isSubmitted)
    desk.answer(0, .invalid("Unknown"))
    await run?.value
    #expect(store.isSubmitted)
  }

  @Test func aSubmissionJudgesARowThatCameMeanwhile() async {
    let desk = Desk()
    let store = store(Card(phones: [Phone(id: 1, number: "1")]), form(desk.validation()))
    let run = store.send(.submittedForm)
    await desk.wasAsked(1)
    store.modify { $0.value.phones.append(Phone(id: 2)) }
    desk.answer(0, .valid)
    await run?.value
    #expect(store.submission == .failed(.invalidFields))
    #expect(store.focusedField == numberID(2))
  }

  @Test func aConditionInARowIsAboutThatRow() {
    let store = store(Card(phones: [Phone(id: 1), Phone(id: 2, number: "2")]), form())
    let labels = [1, 2].map { FormFieldID.row(\Card.phones, $0, \Phone.label) }
    #expect(!store.isFieldActive(labels[0]))
    #expect(store.isFieldActive(labels[1]))
    store.send(.set(\.number, ofRow: 1, in: \.phones, to: "1"))
    #expect(store.isFieldActive(labels[0]))
    store.send(.set(\.number, ofRow: 2, in: \.phones, to: ""))
    #expect(!store.isFieldActive(labels[1]))
  }

  @Test func aSaveIsStaleOnceRowsCameOrWent() {
    let store = store(three, form())
    store.send(.submittedForm)
    #expect(store.isSubmitted)
    remove(3, from: store)
    #expect(!store.isSubmitted)
  }

  @Test func aResetBringsTheRowsBack() {
    let store = store(three, form())
    store.send(.set(\.number, ofRow: 2, in: \.phones, to: ""))
    remove(1, from: store)
    store.send(.reset())
    #expect(store.value == three)
    #expect(store.validationErrors.isEmpty)
    store.send(.set(\.number, ofRow: 1, in: \.phones, to: ""))
    #expect(store.validation[numberID(1)] == .invalid("Number is required"))
  }

  @Test func aWriteByPlaceIsNoticedAsOneToTheRow() {
    let store = store(three, form())
    store.send(.set(\.phones[1].number, to: ""))
    #expect(store.validation[numberID(2)] == .invalid("Number is required"))
    store.send(.set(\.phones, to: [Phone(id: 2, number: "5")]))
    #expect(store.validation[numberID(2)] == .valid)
    #expect(store.validation[numberID(1)] == nil)
  }

  @Test func aWriteToAGoneRowIsNothing() {
    let store = store(three, form())
    let before = store.state
    store.send(.set(\.number, ofRow: 7, in: \.phones, to: "7"))
    #expect(store.state == before)
  }

  @Test func aFieldOfTheWholeCollectionNoticesItsRows() {
    let form = CardForm {
      CardForm.Field(\.phones) {
        Validation(error: "One is empty") { !$0.contains { $0.number.isEmpty } }
      }
      CardForm.ForEach(\.phones) { PhoneForm.Field(\.number) }
    }
    .observedChangeDelay(.immediate)
    let store = store(three, form)
    store.send(.set(\.number, ofRow: 2, in: \.phones, to: ""))
    #expect(store.validationErrors == ["One is empty"])
    store.send(.set(\.phones, to: []))
    #expect(store.validationErrors.isEmpty)
  }

  @Test func ofRowsWithEqualIDsTheFirstTakesPart() {
    let twice = Card(phones: [Phone(id: 1, number: "1"), Phone(id: 1), Phone(id: 2, number: "2")])
    let store = store(twice, form())
    store.send(.submittedForm)
    #expect(store.isSubmitted)
  }

  @Test func aRowWhoseIDIsWrittenIsAnotherRow() {
    struct Tag: Equatable, Identifiable {
      var name = ""
      var id: String { name }
    }
    struct Tags: Equatable { var all: [Tag] = [] }
    typealias TagsForm = FormOf<Tags>
    let form = TagsForm {
      TagsForm.ForEach(\.all) {
        FormOf<Tag>.Field(\.name) { Validation(error: "Too long") { $0.count < 3 } }
      }
    }
    .observedChangeDelay(.immediate)
    let store = Store(initialState: TagsForm.State(value: Tags(all: [Tag(name: "a")]))) { form }
    store.send(.set(\.name, ofRow: "a", in: \.all, to: "abcd"))
    #expect(store.value.all == [Tag(name: "abcd")])
    #expect(store.validation[FormFieldID.row(\Tags.all, "a", \Tag.name)] == nil)
    store.send(.submittedForm)
    #expect(
      store.validation[FormFieldID.row(\Tags.all, "abcd", \Tag.name)] == .invalid("Too long")
    )
  }

  @Test func rowsOfRowsAndScopesOfRowsWork() {
    struct Team: Equatable, Identifiable {
      let id: String
      var lead = Card()
      var people: [Phone] = []
    }
    struct Company: Equatable { var teams: [Team] = [] }
    typealias CompanyForm = FormOf<Company>
    let form = CompanyForm {
      CompanyForm.ForEach(\.teams) {
        FormOf<Team>.Scope(\.lead) { CardForm.Field(\.name) { required("Lead") } }
        FormOf<Team>.ForEach(\.people) { PhoneForm.Field(\.number) { required("Number") } }
      }
    }
    .observedChangeDelay(.immediate)
    let teams = ["a", "b"].map { Team(id: $0, people: [Phone(id: 1), Phone(id: 2)]) }
    let store = Store(initialState: CompanyForm.State(value: Company(teams: teams))) { form }
    store.send(.submittedForm)
    #expect(
      store.validationErrors.map(\.text) == [
        "Lead is required", "Number is required", "Number is required",
        "Lead is required", "Number is required", "Number is required",
      ]
    )
    func person(_ team: String, _ row: Int) -> AnyHashable {
      FormFieldID.row(\Company.teams, team, FormFieldID.row(\Team.people, row, \Phone.number))
    }
    store.modify { $0.value.teams[1].people[0].number = "5" }
    #expect(store.validation[person("b", 1)] == .valid)
    #expect(store.validation[person("a", 1)] == .invalid("Number is required"))
    store.modify { $0.value.teams[1].people.swapAt(0, 1) }
    store.modify { $0.value.teams.swapAt(0, 1) }
    #expect(store.validation[person("b", 1)] == .valid)
    #expect(store.firstInvalidField == FormFieldID.row(\Company.teams, "b", \Team.lead.name))
    store.modify { $0.value.teams.removeFirst() }
    #expect(store.validation[person("b", 1)] == nil)
    #expect(store.validationErrors.count == 3)
  }

  @Test func aCheckWorksInARow() {
    let form = CardForm {
      CardForm.ForEach(\.phones) {
        PhoneForm.Field(\.number)
        PhoneForm.Field(\.label)
        PhoneForm.Check(\.number, reading: [\.label]) {
          $0.label == "fax" && $0.number.isEmpty ? .invalid("No fax") : .valid
        }
      }
    }
    .observedChangeDelay(.immediate)
    let store = store(three, form)
    store.send(.set(\.number, ofRow: 2, in: \.phones, to: ""))
    store.send(.set(\.label, ofRow: 2, in: \.phones, to: "fax"))
    #expect(store.validation[numberID(2)] == .invalid("No fax"))
    #expect(store.validation[numberID(1)] == nil)
  }

  @Test func tellsAReaderOfARowOfThatRowOnly() {
    let store = store(three, form())
    let first = Watch { store.fieldValidation(numberID(1)) }
    let second = Watch { store.fieldValidation(numberID(2)) }
    let rows = Watch { store.fieldRows(\.phones) }
    store.send(.set(\.number, ofRow: 2, in: \.phones, to: ""))
    #expect(first.count == 0)
    #expect(second.count == 1)
    #expect(rows.count == 0)
    store.modify { $0.value.phones.reverse() }
    #expect(second.count == 1)
    #expect(rows.count == 1)
    store.send(.set(\.number, ofRow: 1, in: \.phones, to: ""))
    #expect(first.count == 1)
    #expect(second.count == 1)
    remove(2, from: store)
    #expect(second.count == 2)
    #expect(rows.count == 2)
  }

  @Test func rowsOfASliceAreFoundWhereverTheSliceBegins() {
    struct Sheet: Equatable {
      var lines: ArraySlice<Phone>
    }
    let lines = (0..<6).map { Phone(id: $0) }
    let form = FormOf<Sheet> {
      FormOf<Sheet>
        .ForEach(\.lines) {
          FormOf<Phone>.Field(\.number) { required("Number", policy: .formSubmitted) }
        }
    }
    let store = Store(initialState: FormOf<Sheet>.State(value: Sheet(lines: lines[2..<5]))) { form }
    store.send(.set(\.number, ofRow: 3, in: \.lines, to: "030"))
    #expect(store.value.lines.map(\.number) == ["", "030", ""])
    store.modify { $0.value.lines = $0.value.lines.dropFirst() }
    store.modify { $0.value.lines = lines[0..<2] }
    store.send(.submittedForm)
    #expect(store.focusedField == FormFieldID.row(\Sheet.lines, 0, \Phone.number))
    store.modify { $0.value.lines = lines[4..<6] }
    store.send(.set(\.number, ofRow: 5, in: \.lines, to: "031"))
    #expect(store.value.lines.last?.number == "031")
  }
}
