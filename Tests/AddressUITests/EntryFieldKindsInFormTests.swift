import ComposableForms
import SwiftUI
import SwiftUITesting
import Testing

@testable import AddressUI

/// Every kind inside a form: the form judges with the kind's check, the field still limits and tidies.
@MainActor struct EntryFieldKindsInFormTests {
  @Test(arguments: FormKind.allCases)
  func theFormSaysWhatTheKindFindsWrong(sample: FormKind) throws {
    guard let wrong = sample.wrong else { return }
    let host = ViewHost(KindInForm(kind: sample.kind))
    try host.type(wrong, into: .textField("Field"))
    host.blur()
    let hint = try host.find(.textField("Field")).hint
    #expect(hint == sample.kind.check(wrong, "en"))
    #expect(!hint.isEmpty)
    #expect(host.elements.filter { $0.role == .text }.isEmpty, "said once")
    try host.focus(.textField("Field"))
    try host.paste(sample.typed, into: .textField("Field"))
    host.blur()
    #expect(!(try host.find(.textField("Field")).isInvalid))
  }

  @Test(arguments: FormKind.allCases)
  func theFieldTidiesWhenItIsLeftAndTheFormHasTheTidyText(sample: FormKind) throws {
    let host = ViewHost(KindInForm(kind: sample.kind, showsValue: true))
    try host.type(sample.typed, into: .textField("Field"))
    host.blur()
    #expect(try host.find(.textField("Field")).value == sample.tidy)
    #expect(host.contains(.text("Value: \(sample.tidy)")))
    #expect(!(try host.find(.textField("Field")).isInvalid))
  }

  @Test(arguments: FormKind.allCases)
  func theLimitIsKept(sample: FormKind) throws {
    guard let limit = sample.kind.characterLimit else {
      #expect(sample == .plain, "only plain text has no limit")
      return
    }
    let host = ViewHost(KindInForm(kind: sample.kind))
    try host.focus(.textField("Field"))
    // A page takes no more than a thousand characters, as many as the longest limit.
    let pasted = String(repeating: "1", count: min(limit + 5, 1000))
    try host.paste(pasted, into: .textField("Field"))
    #expect(try host.find(.textField("Field")).value.count == limit)
    #expect(TypedText.fitted(pasted + "11111", after: "", kind: sample.kind).count == limit)
    #expect(host.elements.contains { $0.name == "\(limit) of \(limit) characters" })
  }
}

// MARK: - Fixtures

/// Kinds by name, since closures can't be compared.
enum FormKind: CaseIterable, Sendable {
  case plain
  case name
  case organization
  case street
  case line2
  case city
  case region
  case stateOfTheUS
  case irishCode
  case germanCode
  case phone
  case email
  case url
  case oneTimeCode

  var kind: EntryFieldKind {
    switch self {
    case .plain: .plain
    case .name: .name
    case .organization: .organization
    case .street: .street
    case .line2: .line2
    case .city: .city
    case .region: .region
    case .stateOfTheUS: .part(.region, of: "US")
    case .irishCode: .postalCode(for: "IE")
    case .germanCode: .postalCode(for: "DE")
    case .phone: .phone
    case .email: .email
    case .url: .url
    case .oneTimeCode: .oneTimeCode
    }
  }

  /// What the kind finds wrong; nil where nothing is.
  var wrong: String? {
    switch self {
    case .irishCode: "D02"
    case .germanCode: "2613"
    case .phone: "12345"
    case .email: "ada"
    case .url: "example"
    case .oneTimeCode: "12345"
    default: nil
    }
  }

  var typed: String {
    switch self {
    case .plain, .name, .organization, .street, .line2, .city, .region: " Ada  Example "
    case .stateOfTheUS: "california"
    case .irishCode: "d02af30"
    case .germanCode: "D-26133"
    case .phone: "+353  1 234 5678"
    case .email: "ada @example.org"
    case .url: "example.org"
    case .oneTimeCode: "123 456"
    }
  }

  var tidy: String {
    switch self {
    case .plain: " Ada  Example "
    case .name, .organization, .street, .line2, .city, .region: "Ada Example"
    case .stateOfTheUS: "CA"
    case .irishCode: "D02 AF30"
    case .germanCode: "26133"
    case .phone: "+353 1 234 5678"
    case .email: "ada@example.org"
    case .url: "https://example.org"
    case .oneTimeCode: "123456"
    }
  }
}

private struct Line {
  var text = ""
}

private struct KindInForm: View {
  let kind: EntryFieldKind
  var showsValue = false
  @State private var store: StoreOf<FormOf<Line>>

  init(kind: EntryFieldKind, showsValue: Bool = false) {
    self.kind = kind
    self.showsValue = showsValue
    store = Store(initialState: FormOf<Line>.State(value: Line())) {
      FormOf<Line> {
        FormOf<Line>.Field(\.text) { Validation(kind: kind) }
      }
    }
  }

  var body: some View {
    ComposableForm(store) {
      FormField(\.text) { $text in
        EntryField("Field", text: $text).entryFieldKind(kind)
        if showsValue { Text(verbatim: "Value: \(text)") }
      }
    }
    .formFieldStyle(.entryField)
    .entryFieldStyle(.well)
  }
}
