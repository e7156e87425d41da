import FormEngineTesting
import Foundation
import PostalAddresses
import SwiftUI
import SwiftUITesting
import Testing

@testable import AddressUI

/// What somebody hears who fills the form without looking at it.
///
/// The text stands in `Transcripts/`, to be read by people: a change of words or order shows there.
@MainActor struct TranscriptTests {
  private let clock = TestClock()

  @Test func fillingTheForm() async throws {
    let reader = Reader(
      ViewHost(
        AddressForm(
          address: PostalAddress(countryCode: "US"),
          search: .marketStreet,
          onSave: { _ in }
        )
        .environment(\.suggestionClock, clock)
        .environment(\.successPause, SuccessPause {})
      )
    )
    try await reader.readsEverything("The form opens")
    try await reader.does("Save is tapped at once") {
      try $0.tap(.button("Save address"))
    }
    try await reader.does("The name is typed, Return goes on") {
      try $0.paste("Maya Chen", into: .textField("Full name"))
      try $0.submit(.textField("Full name"))
    }
    try await reader.does("The street is typed, and there is a pause") {
      try $0.paste("market", into: .textField("Street address"))
      await $0.settle()
      await clock.advance(by: .milliseconds(300))
    }
    try await reader.does("The first suggestion is marked") {
      try $0.press("ArrowDown", in: .textField("Street address"))
    }
    try await reader.does("It is chosen") {
      try $0.press("Enter", in: .textField("Street address"))
    }
    try await reader.does("A code that is too short is typed, and Save is tapped") {
      try $0.paste("9410", into: .textField("ZIP code"))
      try $0.tap(.button("Save address"))
    }
    try await reader.does("It is corrected") {
      try $0.paste("94104", into: .textField("ZIP code"))
    }
    try await reader.readsEverything("The form is full")
    try await reader.does("Save is tapped") {
      try $0.tap(.button("Save address"))
    }
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Transcripts/filling-the-form.txt")
    let kept = try String(contentsOf: path, encoding: .utf8)
    #expect(reader.transcript == kept, "What is heard now:\n\(reader.transcript)")
  }
}

/// Writes down what a screen reader says.
@MainActor private final class Reader {
  private(set) var transcript = ""
  private let host: ViewHost
  private var heard = 0

  init(_ host: ViewHost) {
    self.host = host
  }

  func readsEverything(_ title: String) async throws {
    await host.settle()
    write("# \(title)")
    for element in host.elements { write(Self.words(for: element)) }
    write("")
  }

  func does(_ title: String, _ action: (ViewHost) async throws -> Void) async throws {
    let before = host.focused?.id
    try await action(host)
    await host.settle()
    write("# \(title)")
    for announcement in host.announcements.dropFirst(heard) { write("(announced) \(announcement)") }
    heard = host.announcements.count
    if let focused = host.focused, focused.id != before { write(Self.words(for: focused)) }
    write("")
  }

  private func write(_ line: String) { transcript += line + "\n" }

  private static func words(for element: SemanticElement) -> String {
    var words = [element.name, element.value]
    switch element.role {
    case .textField: words.append("text field")
    case .button: words.append("button")
    case .toggle: words[1] = element.value == "true" ? "on" : "off, switch"
    case .heading: words.append("heading")
    default: break
    }
    if element.attributes["aria-required"] == "true" { words.append("required") }
    if element.isInvalid { words.append("invalid") }
    if element.isSelected { words.append("selected") }
    words.append(element.hint)
    return words.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
