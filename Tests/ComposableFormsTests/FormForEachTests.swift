import ComposableForms
import SwiftUI
import SwiftUITesting
import Testing

private struct Phone: Equatable, Identifiable {
  let id: Int
  var number = ""
}

private struct Card: Equatable {
  var name = ""
  var phones: [Phone] = []
}

private typealias CardForm = FormOf<Card>

@MainActor private let cardForm = CardForm {
  CardForm.Field(\.name)
  CardForm.ForEach(\.phones) {
    FormOf<Phone>
      .Field(\.number) {
        Validation(policy: .submitThenLive, error: "Number is required") { !$0.isEmpty }
      }
  }
}
.observedChangeDelay(.immediate)

private struct CardScreen: View {
  let store: StoreOf<CardForm>
  var evaluations = Evaluations()

  var body: some View {
    ComposableForm(store) {
      FormField(\.name) { $name in TextField("Name", text: $name) }
      FormForEach(\.phones) { phone in
        HStack {
          phone.field(\.number) { $number in
            let _ = evaluations.count("\(phone.id)")
            TextField("Phone \(phone.id)", text: $number)
          }
          Button("Remove \(phone.id)") {
            store.modify { $0.value.phones.removeAll { $0.id == phone.id } }
          }
        }
      }
    }
  }
}

@MainActor struct FormForEachTests {
  private let store = Store(
    initialState: CardForm.State(value: Card(phones: (1...3).map { Phone(id: $0) }))
  ) { cardForm }

  private func id(_ row: Int) -> AnyHashable {
    FormFieldID.row(\Card.phones, row, \Phone.number)
  }

  @Test func aRowsFieldIsTheOneTheFormDeclares() throws {
    let host = ViewHost(CardScreen(store: store))
    try host.type("123", into: .textField("Phone 2"))
    #expect(store.value.phones.map(\.number) == ["", "123", ""])
    #expect(store.focusedField == id(2))
    store.send(.submittedForm)
    host.flush()
    #expect(host.elements.filter { $0.name == "Number is required" }.count == 2)
    #expect(host.focused?.name == "Phone 1")
  }

  @Test func returnGoesFromRowToRow() throws {
    let host = ViewHost(CardScreen(store: store))
    try host.focus(.textField("Name"))
    for row in 1...3 {
      let focused = try #require(host.focused?.name)
      try host.submit(.textField(focused))
      #expect(host.focused?.name == "Phone \(row)")
    }
  }

  @Test func theFocusOfARemovedRowGoesToTheNextRow() throws {
    let host = ViewHost(CardScreen(store: store))
    try host.type("1", into: .textField("Phone 1"))
    try host.focus(.textField("Phone 2"))
    store.modify { $0.value.phones.remove(at: 1) }
    host.flush()
    #expect(!host.contains(.textField("Phone 2")))
    #expect(store.focusedField == id(3))
    #expect(host.focused?.name == "Phone 3")
    store.modify { $0.value.phones.removeLast() }
    host.flush()
    #expect(host.focused?.name == "Phone 1")
  }

  @Test func aRemovedRowLeavesTheOthersTexts() throws {
    let host = ViewHost(CardScreen(store: store))
    for row in 1...3 { try host.type("\(row)", into: .textField("Phone \(row)")) }
    try host.tap(.button("Remove 1"))
    #expect(try host.find(.textField("Phone 2")).value == "2")
    try host.type("0", into: .textField("Phone 3"))
    #expect(store.value.phones.map(\.number) == ["2", "30"])
  }

  @Test func aRowThatComesIsShown() throws {
    let host = ViewHost(CardScreen(store: store))
    store.modify { $0.value.phones.insert(Phone(id: 7, number: "7"), at: 0) }
    host.flush()
    #expect(host.elements.map(\.name).prefix(3) == ["Name", "Phone 7", "Remove 7"])
  }

  @Test func aKeystrokeInARowEvaluatesNoFieldWhereOnlyItsInputReadsIt() throws {
    let evaluations = Evaluations()
    let host = ViewHost(CardScreen(store: store, evaluations: evaluations))
    try host.focus(.textField("Phone 2"))
    evaluations.counts = [:]
    try host.type("abc", into: .textField("Phone 2"))
    #expect(evaluations.counts == [:])
    #expect(try host.find(.textField("Phone 2")).value == "abc")
  }
}
