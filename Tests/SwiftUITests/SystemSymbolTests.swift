import SwiftUITesting
import Testing

@testable import SwiftUI

@MainActor struct SystemSymbolTests {
  /// The names that the package's views and the texts it was made from use.
  @Test(arguments: [
    "house", "info.circle", "mappin.and.ellipse", "plus", "pencil", "building.2", "chevron.right",
    "chevron.forward", "chevron.backward",
    "chevron.up.chevron.down", "checkmark", "magnifyingglass", "exclamationmark.triangle",
    "exclamationmark.circle", "person", "envelope", "phone", "globe", "lock",
  ])
  func aNameInUseHasADrawing(name: String) throws {
    let symbol = try #require(SystemSymbol.named(name))
    #expect(symbol.path.hasPrefix("M"))
    #expect(ViewHost(Image(systemName: name)).warnings.isEmpty)
  }

  @Test func anUnknownNameIsSeenAndWarnedOfOnce() {
    #expect(SystemSymbol.named("no.such.symbol") == nil)
    let host = ViewHost(
      VStack {
        Image(systemName: "no.such.symbol")
        Image(systemName: "no.such.symbol")
      }
    )
    #expect(host.warnings == ["No drawing for the symbol no.such.symbol."])
    #expect(!UnknownSymbols.report("no.such.symbol"), "told already")
    #expect(UnknownSymbols.report("no.other.symbol"))
    #expect(!UnknownSymbols.report("no.other.symbol"))
  }
}
