import ComposableForms
import SwiftUI
import SwiftUITesting
import Testing

@testable import AddressUI

@MainActor struct EntryFieldKindTests {
  @Test(
    arguments: [
      (Sample.name, "name", nil, "words", "next"),
      (.organization, "organization", nil, "words", "next"),
      (.street, "address-line1", nil, "words", "next"),
      (.line2, "address-line2", nil, "words", "next"),
      (.city, "address-level2", nil, "words", "next"),
      (.region, "address-level1", nil, "words", "next"),
      (.irishCode, "postal-code", "text", "characters", "next"),
      (.germanCode, "postal-code", "numeric", "none", "next"),
      (.phone, "tel", "tel", "none", "next"),
      (.email, "email", "email", "none", "next"),
      (.url, "url", "url", "none", "next"),
      (.oneTimeCode, "one-time-code", "numeric", "none", "done"),
    ] as [(Sample, String, String?, String, String)]
  )
  fileprivate func theKeyboardSuitsTheKind(
    sample: Sample,
    autocomplete: String,
    inputMode: String?,
    capitals: String,
    returnKey: String
  ) throws {
    let input = try ViewHost(KindForm(kind: sample.kind)).find(.textField("Field"))
    #expect(input.attributes["autocomplete"] == autocomplete)
    #expect(input.attributes["inputmode"] == inputMode)
    #expect(input.attributes["autocapitalize"] == capitals)
    #expect(input.attributes["enterkeyhint"] == returnKey)
    #expect(input.attributes["autocorrect"] == "off")
  }

  @Test func plainTextIsCorrectedAndOffersNothing() throws {
    let input = try ViewHost(KindForm(kind: .plain)).find(.textField("Field"))
    #expect(input.attributes["autocomplete"] == "off")
    #expect(input.attributes["autocorrect"] == nil)
    #expect(input.attributes["autocapitalize"] == "sentences")
  }

  @Test func withoutAKindWhatTheHostSaidOfTheInputStays() throws {
    let host = ViewHost(
      EntryField("Field", text: .constant("")).textContentType(.nickname)
    )
    #expect(try host.find(.textField("Field")).attributes["autocomplete"] == "nickname")
  }

  @Test func theLimitIsInCharactersAndNeverCutsInsideOne() throws {
    var kind = EntryFieldKind()
    kind.characterLimit = 3
    let host = ViewHost(KindForm(kind: kind))
    try host.type("👩‍👩‍👧‍👦e\u{301}🇮🇪x", into: .textField("Field"))
    #expect(try host.find(.textField("Field")).value == "👩‍👩‍👧‍👦e\u{301}🇮🇪")
    #expect(host.contains(.text("Value: 👩‍👩‍👧‍👦e\u{301}🇮🇪")))
  }

  @Test func whatIsPutInTheMiddleIsShortenedAndTheRestStays() {
    var kind = EntryFieldKind()
    kind.characterLimit = 6
    #expect(TypedText.fitted("abXYZcd", after: "abcd", kind: kind) == "abXYcd")
    #expect(TypedText.fitted("abcdefghi", after: "", kind: kind) == "abcdef")
    #expect(TypedText.fitted("aaaaaaa", after: "aaaaaa", kind: kind) == "aaaaaa")
    #expect(TypedText.fitted("123456789", after: "1234567890", kind: kind) == "123456789")
    #expect(TypedText.fitted("12345678901", after: "1234567890", kind: kind) == "1234567890")
  }

  @Test func theCountIsShownOnceTheLimitIsNear() throws {
    var kind = EntryFieldKind()
    kind.characterLimit = 5
    let host = ViewHost(KindForm(kind: kind).entryFieldStyle(.well))
    try host.type("abc", into: .textField("Field"))
    #expect(!host.elements.contains { $0.name == "3 of 5 characters" })
    try host.type("d", into: .textField("Field"))
    #expect(host.elements.contains { $0.name == "4 of 5 characters" })
    host.blur()
    #expect(!host.elements.contains { $0.name == "4 of 5 characters" })
  }

  @Test func smartPunctuationHasNoPlaceInCodes() throws {
    let host = ViewHost(KindForm(kind: .postalCode(for: "PL")))
    try host.type("00\u{2013}950", into: .textField("Field"))
    #expect(try host.find(.textField("Field")).value == "00-950")
  }

  @Test func aOneTimeCodeIsTheDigitsOfWhatIsPasted() throws {
    let host = ViewHost(KindForm(kind: .oneTimeCode))
    try host.focus(.textField("Field"))
    try host.paste("123 456", into: .textField("Field"))
    #expect(try host.find(.textField("Field")).value == "123456")
    try host.paste("٠٩-12-x34", into: .textField("Field"))
    #expect(try host.find(.textField("Field")).value == "091234")
  }

  @Test(arguments: [
    (Sample.irishCode, "d02af30", "D02 AF30"), (.name, "  Ada   Example ", "Ada Example"),
    (.email, "ada @example.org ", "ada@example.org"), (.url, "example.org", "https://example.org"),
    (.germanCode, "D-26133", "26133"), (.irishCode, "nonsense", "nonsense"),
  ])
  fileprivate func theTextIsTidiedWhenTheFieldIsLeft(
    sample: Sample,
    typed: String,
    tidy: String
  )
    throws
  {
    let host = ViewHost(KindForm(kind: sample.kind))
    try host.type(typed, into: .textField("Field"))
    #expect(try host.find(.textField("Field")).value == typed)
    host.blur()
    #expect(try host.find(.textField("Field")).value == tidy)
  }

  @Test(arguments: [
    (Sample.email, "ada", "ada@example.org"), (.email, "ada@example", "ada@mail.example"),
    (.url, "example", "example.org/about"), (.url, "ftp://example.org", "http://example.org"),
    (.phone, "12345", "+353 1 234 5678"), (.irishCode, "D02", "D02 AF30"),
    (.oneTimeCode, "12345", "123456"),
  ])
  fileprivate func theKindSaysWhatIsWrongOnceTheFieldIsLeft(
    sample: Sample,
    wrong: String,
    right: String
  ) throws {
    let host = ViewHost(KindForm(kind: sample.kind))
    try host.type(wrong, into: .textField("Field"))
    #expect(!(try host.find(.textField("Field")).isInvalid))
    host.blur()
    #expect(try host.find(.textField("Field")).isInvalid)
    #expect(!(try host.find(.textField("Field")).hint.isEmpty))
    try host.focus(.textField("Field"))
    try host.paste(right, into: .textField("Field"))
    #expect(!(try host.find(.textField("Field")).isInvalid), "corrected live")
  }

  @Test func anEmptyFieldIsNeverWrongToItsKind() throws {
    let host = ViewHost(KindForm(kind: .email))
    try host.focus(.textField("Field"))
    host.blur()
    #expect(!(try host.find(.textField("Field")).isInvalid))
  }

  @Test func afterEmptyingAFieldItsKindWaitsUntilItIsLeftAgain() throws {
    let host = ViewHost(KindForm(kind: .email))
    try host.type("ada", into: .textField("Field"))
    host.blur()
    #expect(try host.find(.textField("Field")).isInvalid)
    try host.paste("", into: .textField("Field"))
    try host.type("b", into: .textField("Field"))
    #expect(!(try host.find(.textField("Field")).isInvalid))
    host.blur()
    #expect(try host.find(.textField("Field")).isInvalid)
  }

  @Test func theMessageIsInThePersonsLanguage() throws {
    let host = ViewHost(KindForm(kind: .email), language: "de-DE")
    try host.type("ada", into: .textField("Field"))
    host.blur()
    #expect(try host.find(.textField("Field")).hint.hasPrefix("Gib eine E-Mail-Adresse ein"))
  }

  @Test func aFieldJudgedFromOutsideIsNotJudgedByItsKind() throws {
    let host = ViewHost(KindForm(kind: .email).entryFieldError(nil))
    try host.type("ada", into: .textField("Field"))
    host.blur()
    #expect(!(try host.find(.textField("Field")).isInvalid))
  }

  @Test func whatTheProgramSetsIsNotShortened() throws {
    let host = ViewHost(SettingForm())
    try host.tap(.button("Set"))
    #expect(try host.find(.textField("Field")).value == "far too long")
  }

  @Test func anAppAddsAKindOfItsOwn() throws {
    let host = ViewHost(KindForm(kind: .customerNumber))
    try host.type("1234567", into: .textField("Field"))
    host.blur()
    #expect(try host.find(.textField("Field")).hint == "A customer number has 8 digits.")
    try host.type("89", into: .textField("Field"))
    #expect(try host.find(.textField("Field")).value == "12345678")
    #expect(!(try host.find(.textField("Field")).isInvalid))
  }

  @Test func insideAFormTheFormJudges() throws {
    let host = ViewHost(EmailForm())
    try host.type("ada", into: .textField("E-mail"))
    host.blur()
    let hint = try host.find(.textField("E-mail")).hint
    #expect(hint == "Enter an e-mail address such as name@example.org.")
    #expect(host.elements.filter { $0.role == .text }.isEmpty, "said once")
    try host.focus(.textField("E-mail"))
    try host.paste("ada@example.org", into: .textField("E-mail"))
    host.blur()
    #expect(!(try host.find(.textField("E-mail")).isInvalid))
  }

  @Test func aFormSpeaksTheLanguageOfThePerson() throws {
    let host = ViewHost(EmailForm().environment(\.locale, Locale(identifier: "de_DE")))
    try host.type("ada", into: .textField("E-mail"))
    host.blur()
    let hint = try host.find(.textField("E-mail")).hint
    #expect(hint == EntryFieldTexts.texts(for: "de").email)
    #expect(hint != EntryFieldTexts.texts(for: "en").email)
  }

  @Test func whatAFormSavesIsWhatItsKindHasPutInOrder() async throws {
    var saved: [String] = []
    let form = FormOf<Mailbox> {
      FormOf<Mailbox>.Field(\.email) { Validation(kind: .email, policy: .submitThenLive) }
    }
    .onSubmit { saved.append($0.email) }
    let state = FormOf<Mailbox>.State(value: Mailbox(email: " ada@example.org "))
    let store = Store(initialState: state) { form }
    await store.send(.submittedForm)?.value
    #expect(saved == ["ada@example.org"])
    #expect(store.value.email == "ada@example.org")
  }
}

struct NetworkNameTests {
  @Test(arguments: [
    "a@b.co", "ada.lovelace+x@mail.example.org", "\"odd\"@example.org", "ä@bücher.example",
  ])
  func knowsTheFormOfAnEmailAddress(text: String) {
    #expect(NetworkName.isEmailAddress(text))
  }

  @Test(arguments: [
    "", "@", "a@", "@b.co", "a b@c.de", "a@b", "a@b..c", "a@-b.co", "a@@b.co", "a..b@c.de",
  ])
  func knowsWhatIsNoEmailAddress(text: String) {
    #expect(!NetworkName.isEmailAddress(text))
  }
}

// MARK: - Fixtures

extension EntryFieldKind {
  fileprivate static var customerNumber: EntryFieldKind {
    var kind = EntryFieldKind()
    kind.keyboard = .numbers
    kind.characterLimit = 8
    kind.check = { text, _ in text.count == 8 ? nil : "A customer number has 8 digits." }
    return kind
  }
}

/// Kinds by name, since closures can't be compared.
private enum Sample: String, Sendable {
  case name
  case organization
  case street
  case line2
  case city
  case region
  case irishCode
  case germanCode
  case phone
  case email
  case url
  case oneTimeCode

  var kind: EntryFieldKind {
    switch self {
    case .name: .name
    case .organization: .organization
    case .street: .street
    case .line2: .line2
    case .city: .city
    case .region: .region
    case .irishCode: .postalCode(for: "IE")
    case .germanCode: .postalCode(for: "DE")
    case .phone: .phone
    case .email: .email
    case .url: .url
    case .oneTimeCode: .oneTimeCode
    }
  }
}

private struct KindForm: View {
  let kind: EntryFieldKind
  @State private var text = ""

  var body: some View {
    VStack {
      EntryField("Field", text: $text).entryFieldKind(kind)
      Text(verbatim: "Value: \(text)")
    }
  }
}

private struct SettingForm: View {
  @State private var text = ""

  var body: some View {
    EntryField("Field", text: $text).entryFieldKind(.oneTimeCode(length: 3))
    Button("Set") { text = "far too long" }
  }
}

private struct Mailbox {
  var email = ""
}

private struct EmailForm: View {
  @State private var store = Store(initialState: FormOf<Mailbox>.State(value: Mailbox())) {
    FormOf<Mailbox> {
      FormOf<Mailbox>.Field(\.email) { Validation(kind: .email) }
    }
  }

  var body: some View {
    ComposableForm(store) {
      FormField(\.email) { $email in
        EntryField("E-mail", text: $email).entryFieldKind(.email)
      }
    }
    .formFieldStyle(.entryField)
    .entryFieldStyle(.well)
  }
}
