@_spi(Host) import SwiftUI
import SwiftUITesting
import Testing

/// Rows of the mapping of views to HTML that no other test asserts: the table in
/// Documentation/SwiftUICoverage.md says which test stands for which row.
@MainActor struct MappingTests {
  private func all(_ view: some View) -> [ElementSnapshot] { draw(view).root.all }

  private func first(
    in view: some View,
    where isMeant: (ElementSnapshot) -> Bool
  ) throws -> ElementSnapshot {
    let found = all(view).first(where: isMeant)
    return try #require(found)
  }

  // MARK: Layout

  @Test func aGridIsAGridWithItsRowsInIt() throws {
    let grid = try first(
      in: Grid {
        GridRow {
          Text("a")
          Text("b")
        }
      }
    ) { $0.classes.contains("grid") }
    #expect(grid.children.map { $0.classes.contains("gridrow") } == [true])
    #expect(grid.children.first?.children.map(\.text) == ["a", "b"])
    #expect(draw(Grid { GridRow { Text("a") } }).css.contains("grid-template-columns"))
  }

  @Test func whatScrollsHasTheClassOfItsAxis() throws {
    let down = all(ScrollView { Text("a") }).filter { $0.classes.contains("scroll") }
    let across = all(ScrollView(.horizontal) { Text("a") })
      .filter {
        $0.classes.contains("scrollx")
      }
    #expect(down.count == 1 && across.count == 1)
  }

  @Test func whatFillsTheWidthSaysSo() throws {
    let css = draw(Text("a").frame(maxWidth: .infinity, alignment: .trailing)).css
    let frame = try first(in: Text("a").frame(maxWidth: .infinity)) {
      $0.children.contains { $0.text == "a" }
    }
    #expect(frame.classes.contains("gw"))
    #expect(css.contains("flex-end"))
  }

  @Test func cornersAreCutByTheStyleSheet() {
    let css = draw(
      Text("a").clipShape(.rect(cornerRadius: 7))
        .overlay {
          RoundedRectangle(cornerRadius: 9).strokeBorder(.red, lineWidth: 3)
        }
    )
    .css
    #expect(css.contains("border-radius:7px") && css.contains("overflow:"))
    #expect(css.contains("border-radius:9px") && css.contains("inset 0 0 0 3px"))
  }

  @Test func aDecoratingShapeIsHiddenFromAssistiveTechnology() {
    let shapes = all(
      Text("x").overlay { Rectangle().strokeBorder(.red) }.background { Color.blue }
    )
    .filter { $0.classes.contains("fill") }
    #expect(shapes.count == 2)
    for shape in shapes { #expect(shape.attribute("aria-hidden") == "true") }
  }

  @Test func candidatesThatDoNotFitAreHiddenAndInert() throws {
    let box = try first(
      in: ViewThatFits {
        Text("long")
        Text("short")
      }
    ) { $0.attribute("data-fits") == "across" }
    #expect(box.children.map(\.properties) == [[], ["hidden", "inert"]])
  }

  // MARK: Controls

  @Test func aPickerIsASelectAndAnInlineOneRadioButtons() throws {
    let picker = Picker("Size", selection: .constant(1)) {
      Text("Small").tag(1)
      Text("Large").tag(2)
    }
    let select = try first(in: picker) { $0.tag == "select" }
    #expect(select.attribute("aria-label") == "Size")
    #expect(select.children.map(\.text) == ["Small", "Large"])
    let group = try first(in: picker.pickerStyle(.inline)) {
      $0.attribute("role") == "radiogroup"
    }
    #expect(group.attribute("aria-label") == "Size")
    #expect(group.all.filter { $0.attribute("type") == "radio" }.map(\.value) == ["true", "false"])
  }

  @Test func aStyleThatReadsThePressHasItTold() throws {
    let styled = try first(in: Button("a") {}.buttonStyle(Pressing())) { $0.tag == "button" }
    #expect(styled.attribute("data-press") == "")
    let plain = try first(in: Button("a") {}) { $0.tag == "button" }
    #expect(plain.attribute("data-press") == nil)
  }

  @Test func aToggleDrawnWithoutAControlIsASwitchItself() throws {
    let host = ViewHost(Drawn())
    let id = try #require(host.element(having: "aria-checked"))
    func wrapper() throws -> ElementSnapshot {
      try #require(host.root.all.first { $0.id == id })
    }
    #expect(try wrapper().attribute("role") == "switch")
    #expect(try wrapper().attribute("aria-label") == "Insured")
    #expect(try wrapper().attribute("aria-checked") == "false")
    #expect(try wrapper().attribute("tabindex") == "0")
    #expect(host.send(.tap(id: id)) == nil)
    #expect(try wrapper().attribute("aria-checked") == "true")
    #expect(host.isPageWhatViewsSay)
  }

  @Test func aToggleDrawnWithAControlLeavesTheRoleToThat() {
    let roles = all(Toggle("a", isOn: .constant(true)).toggleStyle(Pushing()))
      .compactMap { $0.attribute("role") }
    #expect(!roles.contains("switch"))
    let host = ViewHost(Toggle("a", isOn: .constant(true)).toggleStyle(Pushing()))
    #expect(host.element(having: "aria-checked") == nil)
  }

  // MARK: Lists

  @Test func theHeaderOfASectionIsAHeadingThatNamesItsList() throws {
    let root = draw(List { Section("Saved") { Text("a") } }).root
    let header = try #require(root.all.first { $0.text == "Saved" })
    #expect(header.tag == "h2")
    let list = try #require(root.all.first { $0.attribute("aria-labelledby") != nil })
    #expect(list.attribute("role") == "list")
    #expect(list.attribute("aria-labelledby") == "e\(header.id)")
  }

  @Test func aListThatSelectsIsAListBox() throws {
    let list = List(selection: .constant(String?.some("b"))) {
      ForEach(["a", "b"], id: \.self) { Text($0) }
    }
    let box = try first(in: list) { $0.attribute("role") == "listbox" }
    let options = box.all.filter { $0.attribute("role") == "option" }
    #expect(options.map { $0.attribute("aria-selected") } == ["false", "true"])
  }

  // MARK: What is said

  @Test func oneElementOfSeveralIsAPictureByItsName() throws {
    let parts = HStack {
      Text("a")
      Text("b")
    }
    let combined = try first(in: parts.accessibilityElement(children: .combine)) {
      $0.attribute("role") == "img"
    }
    #expect(combined.children.map { $0.attribute("aria-hidden") } == ["true"])
    let ignored = try first(in: parts.accessibilityElement().accessibilityLabel("c")) {
      $0.attribute("role") == "img"
    }
    #expect(ignored.attribute("aria-label") == "c")
    #expect(ignored.children.map { $0.attribute("aria-hidden") } == ["true"])
  }

  @Test func anActionIsAButtonThatNobodySees() throws {
    let view = Text("row").accessibilityAction(named: "Delete") {}
    let button = try first(in: view) { $0.tag == "button" }
    #expect(button.text == "Delete" && button.classes.contains("unseen"))
  }

  @Test func aWrongFieldSaysSoAndWhy() throws {
    let view = TextField("a", text: .constant(""))
      .accessibilityHint("Five digits")
      ._accessibilityState(isInvalid: true, isRequired: true)
    let field = try first(in: view) { $0.tag == "input" }
    #expect(field.attribute("aria-invalid") == "true")
    #expect(field.attribute("aria-required") == "true")
    #expect(field.attribute("aria-describedby") != nil)
  }

  @Test func textSizesAreFactorsOfThePages() {
    let css = draw(Text("a").font(.body).dynamicTypeSize(.accessibility1)).css
    #expect(css.contains("rem"))
    #expect(css != draw(Text("a").font(.body)).css)
  }

  // MARK: Redaction

  @Test func whatIsRedactedIsBusy() throws {
    let text = try first(in: Text("4111 1111").redacted(reason: .placeholder)) { $0.tag == "span" }
    #expect(text.classes.contains("redacted"))
    #expect(text.attribute("aria-busy") == "true" && text.attribute("aria-hidden") == "true")
    // What is private is not on its way.
    let secret = Text("4111").privacySensitive().redacted(reason: .privacy)
    #expect(try first(in: secret) { $0.tag == "span" }.attribute("aria-busy") == nil)
  }

  @Test func noWordOfARedactedControlIsInThePage() {
    let view = VStack {
      TextField("Number", text: .constant("4111"), prompt: Text("4222"))
      Button("4333") {}
      Toggle("4444", isOn: .constant(true))
      Picker("4555", selection: .constant(1)) { Text("4666").tag(1) }
    }
    .redacted(reason: .placeholder)
    let page = all(view)
    for element in page {
      let words = [element.text, element.value] + element.attributes.map(\.value)
      for word in words.compactMap({ $0 }) {
        #expect(!["41", "42", "43", "44", "45", "46"].contains { word.contains($0) }, "\(element)")
      }
    }
    // Each has a name all the same.
    let controls = page.filter { ["input", "button", "select"].contains($0.tag) }
    #expect(controls.count == 4)
    for control in controls {
      #expect(control.attribute("aria-busy") == "true")
      #expect(control.attribute("aria-label")?.isEmpty == false)
    }
  }

  @Test func aRedactedFieldShowsItsTextAgain() throws {
    struct Screen: View {
      @State private var isLoading = true
      @State private var text = "Cork"
      var body: some View {
        TextField("City", text: $text).redacted(reason: isLoading ? .placeholder : [])
        Button("come") { isLoading = false }
      }
    }
    let host = ViewHost(Screen())
    let field = try host.find(.textField("City"))
    #expect(field.value == "" && !field.isEnabled)
    #expect(host.send(.set([.init(id: field.id, value: "x")])) == .disabled)
    try host.tap(.button("come"))
    #expect(try host.find(.textField("City")).value == "Cork")
    #expect(host.isPageWhatViewsSay)
  }

  // MARK: Disabled groups

  @Test func aDisabledGroupSaysSoAndCanStillBeRead() throws {
    let view = VStack {
      Text("a")
      Button("b") {}
    }
    let group = try first(in: view.disabled(true)) { $0.attribute("aria-disabled") == "true" }
    // A role that can be disabled, and nothing that keeps people from reading or scrolling.
    #expect(group.attribute("role") == "group")
    #expect(!group.all.contains { $0.properties.contains("inert") })
    #expect(group.all.first { $0.tag == "button" }?.properties == ["disabled"])
    #expect(!all(view.disabled(false)).contains { $0.attribute("aria-disabled") != nil })
  }

  @Test func oneMarkIsEnoughAndControlsMarkThemselves() {
    let nested = VStack { VStack { Button("b") {} }.disabled(true) }.disabled(true)
    #expect(all(nested).filter { $0.attribute("aria-disabled") != nil }.count == 1)
    let alone = all(
      Group {
        Button("b") {}.disabled(true)
        TextField("f", text: .constant("")).disabled(true)
        Toggle("t", isOn: .constant(true)).disabled(true)
        Text("x").disabled(true)
      }
    )
    #expect(!alone.contains { $0.attribute("aria-disabled") != nil })
  }

  @Test func aDisabledFormKeepsItsRole() throws {
    let form = try first(in: Form { Button("b") {} }.disabled(true)) {
      $0.attribute("role") == "form"
    }
    #expect(form.attribute("aria-disabled") == "true")
  }
}

private struct Pressing: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
  }
}

private struct Drawn: View {
  @State private var isOn = false

  var body: some View {
    Toggle("Insured", isOn: $isOn).toggleStyle(Tapping())
  }
}

private struct Tapping: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Image(systemName: configuration.isOn ? "checkmark" : "circle")
      configuration.label
    }
    .onTapGesture { configuration.isOn.toggle() }
  }
}

private struct Pushing: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
  }
}
