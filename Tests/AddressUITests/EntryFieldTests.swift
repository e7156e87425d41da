import AddressUI
import SwiftUI
import SwiftUITesting
import Testing

@MainActor struct EntryFieldTests {
  @Test func typingChangesTheValueThroughTheInput() throws {
    let host = ViewHost(TownForm())
    try host.type("Cork", into: .textField("Town"))
    #expect(host.contains(.text("Town: Cork")))
  }

  @Test func theErrorIsTheHintOfTheInputAndReadOnce() throws {
    let host = ViewHost(TownForm(error: "Enter a town."))
    let input = try host.find(.textField("Town"))
    #expect(input.hint == "Enter a town.")
    #expect(input.isInvalid)
    #expect(!host.contains(.text("Enter a town.")))
  }

  @Test func aFieldWithoutAnErrorIsNotInvalidAndHasNoHint() throws {
    let input = try ViewHost(TownForm()).find(.textField("Town"))
    #expect(input.hint.isEmpty)
    #expect(!input.isInvalid)
  }

  @Test func theLabelInAWellIsNotReadBesideTheInput() {
    let host = ViewHost(TownForm())
    #expect(host.elements.filter { $0.name == "Town" }.map(\.role) == [.textField])
  }

  @Test func anErrorThatComesAndGoesKeepsTheTextAndTheFocus() throws {
    let host = ViewHost(CorrectedForm())
    try host.type("C", into: .textField("Town"))
    #expect(try host.find(.textField("Town")).isInvalid)
    #expect(host.focused?.name == "Town")
    try host.type("ork", into: .textField("Town"))
    #expect(!(try host.find(.textField("Town")).isInvalid))
    #expect(host.focused?.name == "Town")
    #expect(host.focused?.value == "Cork")
  }

  @Test func theShortFormIsALineOfTextWithAName() throws {
    let host = ViewHost(ShortForm())
    try host.type("Bonn", into: .textField("City"))
    #expect(host.contains(.text("Bonn")))
  }

  @Test func accessoriesStandAroundTheInput() {
    let host = ViewHost(AccessoryForm(style: .default))
    #expect(host.elements.map(\.name) == ["before", "Town", "after"])
    let well = ViewHost(AccessoryForm(style: .well))
    #expect(well.elements.map(\.name) == ["before", "Town", "after"])
  }
}

@MainActor struct EntryFieldStyleTests {
  @Test func aStyleKnowsTheStateOfTheField() throws {
    let host = ViewHost(
      TownForm(error: "Enter a town.").entryFieldRequired().entryFieldStyle(SpokenStyle())
    )
    #expect(host.contains(.text("empty, required, wrong: Enter a town.")))
    try host.focus(.textField("Town"))
    #expect(host.contains(.text("empty, focused, required, wrong: Enter a town.")))
    try host.type("Cork", into: .textField("Town"))
    #expect(host.contains(.text("Cork, focused, required, wrong: Enter a town.")))
    host.blur()
    #expect(host.contains(.text("Cork, required, wrong: Enter a town.")))
  }

  @Test func aDisabledFieldSaysSo() throws {
    let host = ViewHost(TownForm().disabled(true).entryFieldStyle(SpokenStyle()))
    #expect(host.contains(.text("empty, disabled")))
    #expect(!(try host.find(.textField("Town")).isEnabled))
  }

  @Test(arguments: BuiltIn.allCases)
  fileprivate func everyBuiltInStyleReadsAsOneInputWithItsError(style: BuiltIn) throws {
    let host = ViewHost(style.apply(to: TownForm(error: "Enter a town.")))
    #expect(host.elements.map(\.name) == ["Town", "Town: "])
    let input = try host.find(.textField("Town"))
    #expect(input.hint == "Enter a town.")
    try host.type("Cork", into: .textField("Town"))
    #expect(host.focused?.value == "Cork")
  }

  @Test func theNearestStyleAroundReachesEveryFieldOfAScreen() {
    let host = ViewHost(
      VStack {
        EntryField("One", text: .constant("1"))
        VStack {
          EntryField("Two", text: .constant("2"))
        }
        EntryField("Three", text: .constant("3")).entryFieldStyle(.well)
      }
      .entryFieldStyle(SpokenStyle())
      .entryFieldStyle(.capsule)
    )
    #expect(host.elements.filter { $0.role == .text }.map(\.name) == ["1", "2"])
  }

  @Test(arguments: BuiltIn.allCases)
  fileprivate func aTextSizeThatGrowsWhileTypingKeepsTheFocus(style: BuiltIn) throws {
    let host = ViewHost(style.apply(to: GrowingForm()))
    try host.focus(.textField("Town"))
    try host.type("Cor", into: .textField("Town"))
    #expect(host.focused?.value == "Cor", "the text has grown meanwhile")
    try host.type("k", into: .textField("Town"))
    #expect(host.focused?.value == "Cork")
    #expect(host.elements.map(\.name) == ["before", "after", "Town"], "a line of their own")
  }

  @Test func theFieldsOwnStyleWinsOverTheOneAround() {
    let host = ViewHost(
      VStack {
        EntryField("One", text: .constant("1")).style(SpokenStyle())
        EntryField(
          value: "2",
          content: TextField("Two", text: .constant("2")),
          style: SpokenStyle()
        )
        EntryField("Three", text: .constant("3"))
      }
      .entryFieldStyle(.well)
    )
    #expect(host.elements.filter { $0.role == .text }.map(\.name) == ["1", "2"])
  }
}

// MARK: - Fixtures

private enum BuiltIn: CaseIterable, Sendable {
  case plain
  case rounded
  case floating
  case capsule
  case well

  @MainActor @ViewBuilder func apply(to view: some View) -> some View {
    switch self {
    case .plain: view.entryFieldStyle(.default)
    case .rounded: view.entryFieldStyle(.rounded)
    case .floating: view.entryFieldStyle(.floating)
    case .capsule: view.entryFieldStyle(.capsule)
    case .well: view.entryFieldStyle(.well)
    }
  }
}

private struct TownForm: View {
  var error: String?
  @State private var town = ""

  var body: some View {
    VStack {
      EntryField(
        value: $town,
        label: Text("Town"),
        content: TextField("Town", text: $town),
        leadingAccessoryView: Image(decorative: "house")
      )
      .entryFieldError(error)
      Text("Town: \(town)")
    }
  }
}

private struct GrowingForm: View {
  @State private var town = ""

  var body: some View {
    EntryField(
      value: $town,
      label: Text("Town"),
      content: EntryFieldTextInput(title: Text("Town"), text: $town),
      leadingAccessoryView: Text("before"),
      trailingAccessoryView: Text("after")
    )
    .dynamicTypeSize(town.count > 2 ? .accessibility5 : .large)
  }
}

private struct CorrectedForm: View {
  @State private var town = ""

  var body: some View {
    EntryField("Town", text: $town)
      .entryFieldError(town.count == 1 ? "That is short." : nil)
      .entryFieldStyle(.well)
  }
}

private struct ShortForm: View {
  @State private var city = ""

  var body: some View {
    EntryField("City", text: $city)
    Text(city)
  }
}

private struct AccessoryForm<Style: EntryFieldStyle>: View {
  let style: Style

  var body: some View {
    EntryField(
      value: "",
      content: TextField("Town", text: .constant("")),
      leadingAccessoryView: Text("before"),
      trailingAccessoryView: Text("after"),
      style: style
    )
  }
}

private struct SpokenStyle: EntryFieldStyle {
  func makeBody(_ configuration: EntryFieldStyleConfiguration) -> some View {
    configuration.content
    Text(words(configuration).joined(separator: ", "))
  }

  private func words(_ configuration: EntryFieldStyleConfiguration) -> [String] {
    var words = [configuration.isEmpty ? "empty" : configuration.value]
    if configuration.isFocused { words.append("focused") }
    if !configuration.isEnabled { words.append("disabled") }
    if configuration.isRequired { words.append("required") }
    if let error = configuration.errorMessage { words.append("wrong: \(error)") }
    return words
  }
}
