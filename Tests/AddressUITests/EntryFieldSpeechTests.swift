import SwiftUI
import SwiftUITesting
import Testing

@testable import AddressUI

/// What of a field reaches a person who doesn't see it.
@MainActor struct EntryFieldSpeechTests {
  @Test(arguments: [true, false])
  func aRequiredInputSaysSoWithOrWithoutItsMark(isMarked: Bool) throws {
    let host = ViewHost(
      EntryField("Town", text: .constant("")).entryFieldRequired().entryFieldMarksRequired(isMarked)
    )
    #expect(try host.find(.textField("Town")).attributes["aria-required"] == "true")
    #expect(host.elements.map(\.name) == ["Town"], "the asterisk is for the eye")
  }

  @Test func aFieldThatMayBeLeftEmptyDoesNotSayThatItIsRequired() throws {
    let host = ViewHost(EntryField("Town", text: .constant("")))
    #expect(try host.find(.textField("Town")).attributes["aria-required"] == nil)
  }

  @Test func aHintOfTheInputStaysWhileNothingIsWrong() throws {
    let host = ViewHost(HintedForm())
    #expect(try host.find(.textField("Town")).hint == "As on the map.")
    try host.type("C", into: .textField("Town"))
    #expect(try host.find(.textField("Town")).hint == "That is short.")
    #expect(host.focused?.name == "Town")
    try host.type("o", into: .textField("Town"))
    #expect(try host.find(.textField("Town")).hint == "As on the map.")
    #expect(host.focused?.value == "Co")
  }

  @Test func anErrorThatComesUpWhileTypingIsSpokenOnce() async throws {
    let host = ViewHost(HintedForm())
    try host.type("C", into: .textField("Town"))
    await host.settle()
    #expect(host.announcements == ["That is short."])
    try host.type("o", into: .textField("Town"))
    await host.settle()
    #expect(host.announcements == ["That is short."])
  }

  @Test func whatAKindFindsOnLeavingIsSpoken() async throws {
    let host = ViewHost(MailForm())
    try host.type("ada", into: .textField("E-mail"))
    host.blur()
    await host.settle()
    #expect(host.announcements == ["Enter an e-mail address such as name@example.org."])
  }

  @Test func anErrorElsewhereOrToldByTheFormIsNotSpokenByTheField() async throws {
    let elsewhere = ViewHost(SwitchedForm())
    try elsewhere.tap(.button("Judge"))
    await elsewhere.settle()
    #expect(try elsewhere.find(.textField("Town")).isInvalid)
    #expect(elsewhere.announcements.isEmpty)
    let told = ViewHost(HintedForm().entryFieldAnnouncesErrors(false))
    try told.type("C", into: .textField("Town"))
    await told.settle()
    #expect(try told.find(.textField("Town")).isInvalid)
    #expect(told.announcements.isEmpty)
  }

  @Test(arguments: ["ar", "de", "es", "fr", "ja"])
  func everyLanguageHasWordsOfItsOwn(language: String) {
    let texts = EntryFieldTexts.texts(for: language + "-XX")
    let english = EntryFieldTexts.english
    let own = [
      texts.email, texts.url, texts.oneTimeCode(6), texts.required, texts.next, texts.done,
    ]
    let others = [
      english.email, english.url, english.oneTimeCode(6), english.required, english.next,
      english.done,
    ]
    #expect(Set(own).isDisjoint(with: others))
    #expect(texts.oneTimeCode(6).contains("6"))
    #expect(texts.count(7, 8).contains("7") && texts.count(7, 8).contains("8"))
    #expect(texts.email.contains("name@example.org") && texts.url.contains("example.org"))
  }
}

/// Corrections keep away from letters that an input method is putting together.
@MainActor struct TextCompositionTests {
  @Test func nothingIsCorrectedBeforeTheLettersAreTogether() throws {
    let composing = Composing()
    let host = ViewHost(
      CodeForm().environment(\.entryFieldIsComposing) { composing.isUnderWay }
    )
    composing.isUnderWay = true
    try host.type("12a", into: .textField("Code"))
    #expect(try host.find(.textField("Code")).value == "12a")
    composing.isUnderWay = false
    try host.type("3456789", into: .textField("Code"))
    #expect(try host.find(.textField("Code")).value == "123456")
  }

  @Test func whatWasPutTogetherLastIsCorrectedOnLeaving() throws {
    let composing = Composing()
    let host = ViewHost(
      CodeForm().environment(\.entryFieldIsComposing) { composing.isUnderWay }
    )
    composing.isUnderWay = true
    try host.type("12a3456789", into: .textField("Code"))
    #expect(try host.find(.textField("Code")).value == "12a3456789")
    host.blur()
    #expect(try host.find(.textField("Code")).value == "123456")
  }
}

@MainActor struct EntryFieldKeyboardBarTests {
  @Test func onlyAFocusedKeyboardWithoutReturnNeedsABar() {
    let id = UUID()
    #expect(field(id, .phone) != nil)
    #expect(field(id, .phone, isFocused: false) == nil)
    #expect(field(id, .city) == nil)
    #expect(field(id, nil) == nil)
  }

  @Test func nextActsOnlyWhereThereIsANextField() {
    var acts: [String] = []
    var last = EntryFieldKind.phone
    last.returnKey = .done
    field(UUID(), .phone, submit: { acts.append("next") })?.next?()
    field(UUID(), .phone, submit: { acts.append("next") })?.done()
    field(UUID(), last, submit: { acts.append("save") })?.done()
    #expect(acts == ["next", "save"])
    #expect(field(UUID(), last)?.next == nil)
    #expect(field(UUID(), .phone)?.next == nil)
  }

  @Test func theBarFollowsTheFocusInWhateverOrderFieldsTell() {
    let model = EntryFieldKeyboardBarModel()
    let phone = UUID()
    let code = UUID()
    model.update(phone, field(phone, .phone))
    model.update(code, field(code, .oneTimeCode))
    model.update(phone, nil)
    #expect(model.field?.id == code)
    model.update(code, nil)
    #expect(model.field == nil)
  }

  private func field(
    _ id: UUID,
    _ kind: EntryFieldKind?,
    isFocused: Bool = true,
    submit: (@MainActor () -> Void)? = nil
  ) -> EntryFieldKeyboardBarModel.Field? {
    .init(id: id, kind: kind, isFocused: isFocused, submit: submit, leave: {})
  }
}

// MARK: - Fixtures

@MainActor private final class Composing {
  var isUnderWay = false
}

private struct HintedForm: View {
  @State private var town = ""

  var body: some View {
    EntryField(
      value: $town,
      label: Text("Town"),
      content: TextField("Town", text: $town).accessibilityHint("As on the map.")
    )
    .entryFieldError(town.count == 1 ? "That is short." : nil)
  }
}

private struct MailForm: View {
  @State private var text = ""

  var body: some View {
    EntryField("E-mail", text: $text).entryFieldKind(.email)
  }
}

private struct CodeForm: View {
  @State private var text = ""

  var body: some View {
    EntryField("Code", text: $text).entryFieldKind(.oneTimeCode)
  }
}

private struct SwitchedForm: View {
  @State private var isJudged = false

  var body: some View {
    EntryField("Town", text: .constant(""))
      .entryFieldError(isJudged ? "Enter a town." : nil)
    Button("Judge") { isJudged = true }
  }
}
