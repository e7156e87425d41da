@_spi(Host) import SwiftUI
import Testing

/// What each kind of view is in the page: element, role, name and attributes.
@MainActor struct MarkupTests {
  private func drawn(_ view: some View) -> ElementSnapshot {
    draw(view).root
  }

  /// The only element with a tag.
  private func element(_ tag: String, in view: some View) throws -> ElementSnapshot {
    let found = drawn(view).all.filter { $0.tag == tag }
    #expect(found.count == 1)
    return try #require(found.first)
  }

  // MARK: Layout

  @Test func stacksAreRowsColumnsAndOneCell() throws {
    let page = draw(
      VStack(spacing: 3) {
        HStack { Text("a") }
        ZStack { Text("b") }
        Spacer()
      }
    )
    let stack = try #require(page.root.all.first { $0.classes.contains("v") })
    #expect(stack.children.map { $0.classes.first } == ["h", "z", "sp"])
    #expect(page.css.contains("gap:3px"))
  }

  @Test func theMainContentIsALandmark() {
    #expect(drawn(Text("x")).tag == "main")
  }

  // MARK: Text

  @Test func textIsASpanAndAHeadingSaysItsLevel() throws {
    let plain = try element("span", in: Text("x"))
    #expect(plain.text == "x" && plain.attribute("role") == nil)
    let heading = try element("h2", in: Text("x").accessibilityAddTraits(.isHeader))
    #expect(heading.text == "x" && heading.attribute("role") == nil)
    _ = try element("h3", in: Text("x").accessibilityHeading(.h3))
  }

  @Test func textStylesGrowWithThePage() {
    let css = draw(Text("x").font(.caption)).css
    #expect(css.contains("rem"))
    #expect(!css.contains("font-size:12px"))
  }

  @Test func whatIsRedactedIsNotInThePage() {
    let page = drawn(Text("4111 1111").redacted(reason: .placeholder))
    #expect(!page.all.contains { $0.text?.contains("4111") == true })
  }

  // MARK: Fields

  @Test func aFieldIsNamedByItsTitleAndShowsItsPrompt() throws {
    let field = try element("input", in: TextField("City", text: .constant("Cork")))
    #expect(field.attribute("type") == "text")
    #expect(field.attribute("aria-label") == "City")
    #expect(field.attribute("placeholder") == "City")
    #expect(field.value == "Cork" && field.path != nil)
    let prompted = try element(
      "input",
      in: TextField("City", text: .constant(""), prompt: Text("e.g. Cork"))
        .accessibilityLabel("Town")
    )
    #expect(prompted.attribute("aria-label") == "Town")
    #expect(prompted.attribute("placeholder") == "e.g. Cork")
  }

  @Test func aFieldOfSeveralLinesIsATextarea() throws {
    let area = try element("textarea", in: TextField("Note", text: .constant("a"), axis: .vertical))
    #expect(area.value == "a" && area.attribute("type") == nil)
  }

  @Test func aSecretIsAPassword() throws {
    let field = try element("input", in: SecureField("Password", text: .constant("")))
    #expect(field.attribute("type") == "password")
  }

  @Test(
    arguments: [
      (.numberPad, "numeric"), (.asciiCapableNumberPad, "numeric"), (.decimalPad, "decimal"),
      (.phonePad, "tel"), (.emailAddress, "email"), (.URL, "url"), (.webSearch, "search"),
      (.asciiCapable, "text"), (.default, nil), (.namePhonePad, nil),
    ] as [(UIKeyboardType, String?)]
  )
  func aKeyboardIsAnInputModeOfATextField(type: UIKeyboardType, mode: String?) throws {
    let field = try element("input", in: TextField("x", text: .constant("")).keyboardType(type))
    #expect(field.attribute("inputmode") == mode)
    // Other types forbid the selection, and check what is typed by rules of their own.
    #expect(field.attribute("type") == "text")
  }

  @Test(
    arguments: [
      (.name, "name"), (.namePrefix, "honorific-prefix"), (.givenName, "given-name"),
      (.middleName, "additional-name"), (.familyName, "family-name"),
      (.nameSuffix, "honorific-suffix"), (.jobTitle, "organization-title"),
      (.organizationName, "organization"), (.fullStreetAddress, "street-address"),
      (.streetAddressLine1, "address-line1"), (.streetAddressLine2, "address-line2"),
      (.addressCity, "address-level2"), (.addressState, "address-level1"),
      (.sublocality, "address-level3"), (.countryName, "country-name"),
      (.postalCode, "postal-code"), (.telephoneNumber, "tel"), (.emailAddress, "email"),
      (.username, "username"), (.password, "current-password"), (.newPassword, "new-password"),
      (.oneTimeCode, "one-time-code"), (nil, "off"),
    ] as [(UITextContentType?, String)]
  )
  func aContentTypeIsATokenOfAutofill(type: UITextContentType?, token: String) throws {
    let field = try element("input", in: TextField("x", text: .constant("")).textContentType(type))
    #expect(field.attribute("autocomplete") == token)
  }

  @Test(
    arguments: [
      (.never, "none"), (.words, "words"), (.sentences, "sentences"), (.characters, "characters"),
    ] as [(TextInputAutocapitalization, String)]
  )
  func capitalsWhileTyping(kind: TextInputAutocapitalization, html: String) throws {
    let view = TextField("x", text: .constant("")).textInputAutocapitalization(kind)
    #expect(try element("input", in: view).attribute("autocapitalize") == html)
  }

  @Test func noCorrectionIsNoSpellingCheckEither() throws {
    let field = try element(
      "input",
      in: TextField("x", text: .constant("")).autocorrectionDisabled()
    )
    #expect(field.attribute("autocorrect") == "off" && field.attribute("spellcheck") == "false")
  }

  @Test(
    arguments: [
      (.done, "done"), (.go, "go"), (.send, "send"), (.search, "search"), (.next, "next"),
      (.return, "enter"), (.join, "go"), (.route, "go"), (.continue, "go"),
    ] as [(SubmitLabel, String)]
  )
  func theKeyThatSubmitsHasItsName(label: SubmitLabel, html: String) throws {
    let view = TextField("x", text: .constant("")).submitLabel(label)
    #expect(try element("input", in: view).attribute("enterkeyhint") == html)
  }

  @Test func aSearchFieldSaysSearchOnItsKey() throws {
    let field = try element("input", in: Text("x").searchable(text: .constant(""), prompt: "Find"))
    #expect(field.attribute("enterkeyhint") == "search" && field.attribute("aria-label") == "Find")
  }

  @Test func whatIsDisabledSaysSoItself() throws {
    let view = VStack {
      TextField("x", text: .constant(""))
      Button("b") {}
      Toggle("t", isOn: .constant(true))
    }
    .disabled(true)
    let controls = drawn(view).all.filter { ["input", "button"].contains($0.tag) }
    #expect(controls.count == 3)
    for control in controls { #expect(control.properties == ["disabled"]) }
  }

  // MARK: Controls

  @Test func aButtonIsAButtonAndOneThatDestroysLooksSo() throws {
    let button = try element("button", in: Button("Delete", role: .destructive) {})
    #expect(button.attribute("type") == "button")
    #expect(button.all.contains { $0.classes.contains("danger") })
  }

  @Test func aToggleIsASwitchInsideItsLabel() throws {
    let label = try element("label", in: Toggle("Always", isOn: .constant(true)))
    let input = try #require(label.all.first { $0.tag == "input" })
    #expect(input.attribute("type") == "checkbox" && input.attribute("role") == "switch")
    #expect(input.value == "true")
    #expect(label.all.contains { $0.text == "Always" })
  }

  // MARK: Lists and navigation

  @Test func aListIsAListWithRows() throws {
    let root = drawn(
      List {
        Section("Saved") { Text("a") }
        Text("b")
      }
    )
    let lists = root.all.filter { $0.tag == "ul" || $0.attribute("role") == "list" }
    let rows = root.all.filter { $0.tag == "li" || $0.attribute("role") == "listitem" }
    #expect(!lists.isEmpty && rows.count >= 2)
  }

  @Test func theTitleOfAPageIsItsFirstHeading() throws {
    let view = NavigationStack { Text("x").navigationTitle("Addresses") }
    let title = try element("h1", in: view)
    #expect(title.text == "Addresses" || title.all.contains { $0.text == "Addresses" })
  }

  // MARK: Presentation

  @Test func aSheetIsADialogAndAQuestionAnAlert() throws {
    let sheet = try element(
      "dialog",
      in: Text("x").sheet(isPresented: .constant(true)) { Text("inside") }
    )
    #expect(sheet.attribute("role") == nil && sheet.attribute("data-nodismiss") == nil)
    let alert = try element(
      "dialog",
      in: Text("x").alert("Careful", isPresented: .constant(true)) { Button("OK") {} }
    )
    #expect(alert.attribute("role") == "alertdialog")
    #expect(alert.attribute("data-nodismiss") != nil)
  }

  @Test func whatDecoratesTakesNoRoomAndNoTaps() throws {
    let root = drawn(
      Text("x").overlay { Rectangle().strokeBorder(.red) }.background { Color.blue }
    )
    let layers = root.all.filter { $0.classes.contains("layer") }
    #expect(layers.count == 2)
    for shape in root.all where shape.classes.contains("fill") {
      #expect(shape.attribute("role") == nil && shape.text == nil)
    }
  }

  // MARK: Accessibility

  @Test func whatIsSaidOfAnElementIsInItsAttributes() throws {
    let button = try element(
      "button",
      in: Button("x") {}
        .accessibilityLabel("Country").accessibilityValue("Ireland")
        .accessibilityIdentifier("country").accessibilityAddTraits(.isSelected)
    )
    #expect(button.attribute("aria-label") == "Country, Ireland")
    #expect(button.attribute("data-testid") == "country")
    #expect(button.attribute("aria-current") == "true")
  }

  @Test func aHintIsAHiddenTextThatDescribes() throws {
    let root = drawn(TextField("x", text: .constant("")).accessibilityHint("Five digits"))
    let field = try #require(root.all.first { $0.tag == "input" })
    let reference = try #require(field.attribute("aria-describedby"))
    let description = try #require(root.all.first { "e\($0.id)" == reference })
    #expect(description.text == "Five digits")
    #expect(root.all.contains { $0.properties == ["hidden"] && $0.children == [description] })
  }

  @Test func whatIsHiddenIsHiddenFromAll() throws {
    let root = drawn(HStack { Text("a") }.accessibilityHidden(true))
    #expect(root.all.contains { $0.attribute("aria-hidden") == "true" })
  }

  @Test func aGroupHasARoleAndAName() throws {
    let root = drawn(
      VStack { Text("a") }.accessibilityElement(children: .contain).accessibilityLabel("Part")
    )
    let group = try #require(root.all.first { $0.attribute("role") == "group" })
    #expect(group.attribute("aria-label") == "Part")
  }

  @Test func aSymbolIsHiddenUnlessItIsNamed() throws {
    #expect(
      try element("svg", in: Image(systemName: "house")).attribute("aria-hidden") == "true"
    )
    let named = try element("svg", in: Image(systemName: "house").accessibilityLabel("Home"))
    #expect(named.attribute("role") == "img" && named.attribute("aria-label") == "Home")
    #expect(named.attribute("aria-hidden") == nil)
  }

  @Test func workThatTakesTimeIsAProgressBarWithAName() throws {
    let bar = try #require(
      drawn(ProgressView("Saving")).all.first { $0.attribute("role") == "progressbar" }
    )
    #expect(bar.attribute("aria-label") == "Saving")
  }
}

/// Directions: nothing that views ask for is bound to the left or the right.
@MainActor struct DirectionOfStyleTests {
  @Test func everyStyleIsLogical() throws {
    let css = draw(EveryLayout()).css
    #expect(css.contains("padding-inline-start") && css.contains("inset-inline-start"))
    for word in ["left", "right"] {
      #expect(!css.contains(word), "\(css)")
    }
  }
}

private struct EveryLayout: View {
  var body: some View {
    ScrollView(.horizontal) {
      VStack(alignment: .leading) {
        HStack(alignment: .top) { Text("a").padding(.leading, 3).padding(.trailing, 5) }
        VStack(alignment: .trailing) { Text("b").multilineTextAlignment(.trailing) }
        ZStack(alignment: .topTrailing) { Text("c").offset(x: 4, y: 2) }
        Text("d").frame(maxWidth: .infinity, alignment: .trailing)
        Text("e").overlay(alignment: .bottomLeading) { Text("f") }
        Text("g").background(.red, in: .rect(cornerRadius: 4)).multilineTextAlignment(.leading)
        Divider()
        Toggle("h", isOn: .constant(true))
        List { Text("i").listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) }
      }
    }
  }
}
