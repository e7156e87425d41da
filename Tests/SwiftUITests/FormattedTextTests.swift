import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Values in texts, in the language of the place where they stand.
@MainActor struct FormattedTextTests {
  private static let day = Date(timeIntervalSince1970: 1_782_000_000)

  @Test func aValueIsWrittenInTheLanguageOfThePage() {
    let host = ViewHost(Text(1234.5, format: .number), language: "de")
    #expect(host.contains(.text("1.234,5")))
    host.setEnvironment(language: "en")
    #expect(host.contains(.text("1,234.5")))
  }

  @Test func theEnvironmentOfThePlaceCounts() {
    let host = ViewHost(
      VStack {
        Text(Self.day, format: .dateTime.month(.wide))
          .environment(\.locale, Locale(identifier: "fr"))
        Text(Self.day, format: .dateTime.month(.wide))
      }
    )
    #expect(host.contains(.text("juin")) && host.contains(.text("June")))
  }

  @Test func soItIsInAKeyAndInATextPutTogether() {
    let host = ViewHost(
      VStack {
        Text("Costs \(12.5, format: .number)")
        Text("=") + Text(0.5, format: .number).bold()
        Button("Pay \(2.5, format: .number)") {}
      },
      language: "de"
    )
    #expect(host.contains(.text("Costs 12,5")))
    #expect(host.contains(.text("=0,5")))
    host.setEnvironment(language: "en")
    #expect(host.contains(.text("Costs 12.5")) && host.contains(.text("=0.5")))
    #expect(host.contains(.button("Pay 2.5")))
  }

  @Test func titlesFollowThePage() throws {
    struct Page: View {
      @State private var text = ""
      var body: some View {
        NavigationStack {
          TextField("Amount", text: $text, prompt: Text(1.5, format: .number))
            .accessibilityHint(Text(2.5, format: .number))
            .navigationTitle(Text(3.5, format: .number))
        }
      }
    }
    let host = ViewHost(Page(), language: "de")
    func said() throws -> [String?] {
      let field = try host.find(.textField("Amount"))
      return [
        field.attributes["placeholder"], field.hint,
        host.elements.first { $0.role == .heading }?.name,
      ]
    }
    #expect(try said() == ["1,5", "2,5", "3,5"])
    host.setEnvironment(language: "en")
    #expect(try said() == ["1.5", "2.5", "3.5"])
  }

  private struct Loud: FormatStyle {
    func format(_ value: String) -> String { value.uppercased() }
  }

  @Test func aStyleWithoutLanguagesStaysWhatItIs() {
    #expect(ViewHost(Text("ab", format: Loud()), language: "tr").contains(.text("AB")))
    #expect(Text("ab", format: Loud()) == Text("ab", format: Loud()))
    #expect(Text(1, format: .number) != Text(2, format: .number))
  }
}
