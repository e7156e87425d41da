@_spi(Host) import SwiftUI
import SwiftUITesting
import Testing

private struct Choices: View {
  @State private var country = "FR"
  @State private var perhaps: Int?
  @State private var log = ""

  var body: some View {
    Picker("Country", selection: $country) {
      Text("France").tag("FR")
      Text("Japan").tag("JP")
    }
    Picker("Size", selection: $perhaps) {
      ForEach(1..<3) { Text("size \($0)").tag(Int?.some($0)) }
    }
    .pickerStyle(.segmented)
    Text("country \(country), size \(perhaps ?? 0), \(log)")
    Menu {
      Button("Copy") { log = "copied" }
      Button("Delete", role: .destructive) { log = "deleted" }
    } label: {
      Text("More")
    }
  }
}

private struct Selecting: View {
  @State private var chosen: Int?

  var body: some View {
    Text("chosen \(chosen ?? 0)")
    List(selection: $chosen) {
      ForEach(1..<4) { Text("row \($0)").tag($0) }
    }
  }
}

@MainActor @Observable private final class Offer {
  var number = 1
}

/// A choice that changes by itself.
private struct Offered: View {
  let offer: Offer
  var body: some View { Text("number \(offer.number)").tag(offer.number) }
}

@MainActor @Suite struct ChoiceTests {
  @Test(arguments: ["menu", "inline"]) func choicesThatChangeByThemselvesAreOffered(look: String) {
    struct Offering: View {
      let offer: Offer
      let look: String
      @State private var chosen = 0
      var body: some View {
        let picker = Picker("Number", selection: $chosen) { Offered(offer: offer) }
        if look == "menu" { picker } else { picker.pickerStyle(.inline) }
        Text("chosen \(chosen)")
      }
    }
    let offer = Offer()
    let host = ViewHost(Offering(offer: offer, look: look))
    offer.number = 7
    host.flush()
    #expect(host.isPageWhatViewsSay)
    #expect(throws: Never.self) {
      if look == "menu" {
        try host.select("number 7", in: .picker("Number"))
      } else {
        try host.choose(.radio("number 7"))
      }
    }
    #expect(host.contains(.text("chosen 7")))
  }

  @Test func aRowWhoseTagChangesByItselfIsChosenByTheNewOne() throws {
    struct Listing: View {
      let offer: Offer
      @State private var chosen: Int?
      var body: some View {
        Text("chosen \(chosen ?? 0)")
        List(selection: $chosen) { Offered(offer: offer) }
      }
    }
    let offer = Offer()
    let host = ViewHost(Listing(offer: offer))
    offer.number = 7
    host.flush()
    let option = try host.find(.option("number 7"))
    #expect(host.send(.tap(id: option.id)) == nil)
    #expect(host.contains(.text("chosen 7")))
  }

  @Test func aPickerShowsAndChangesTheSelection() throws {
    let host = ViewHost(Choices())
    #expect(host.contains(.picker("Country")))
    try host.select("Japan", in: .picker("Country"))
    #expect(host.contains(.text("country JP, size 0, ")))
    #expect(host.isPageWhatViewsSay)
  }

  @Test func aPickerTakesNothingItDoesNotOffer() throws {
    let host = ViewHost(Choices())
    #expect(throws: ViewHostError.self) {
      try host.paste("Atlantis", into: .picker("Country"))
    }
    #expect(host.contains(.text("country FR, size 0, ")))
  }

  @Test func aSegmentedPickerIsAGroupOfRadioButtons() throws {
    let host = ViewHost(Choices())
    #expect(try host.find(.radio("size 1")).value == "false")
    try host.choose(.radio("size 2"))
    #expect(try host.find(.radio("size 2")).value == "true")
    try host.choose(.radio("size 1"))
    #expect(try host.find(.radio("size 2")).value == "false")
    #expect(host.contains(.text("country FR, size 1, ")))
  }

  @Test func aMenuOpensActsAndCloses() throws {
    let host = ViewHost(Choices())
    try host.tap(.button("More"))
    #expect(host.contains(.button("Copy")))
    try host.tap(.button("Copy"))
    #expect(!host.contains(.button("Copy")))
    #expect(host.contains(.text("country FR, size 0, copied")))
    try host.tap(.button("More"))
    host.dismissSheet()
    #expect(host.contains(.button("More")))
  }

  // The rows are the elements themselves here, without anything round them.
  @Test func theIdentityOfAForEachIsATag() throws {
    struct Screen: View {
      @State private var word = "b"
      @State private var row: String?

      var body: some View {
        Picker("Word", selection: $word) { ForEach(["a", "b"], id: \.self) { Text($0) } }
        List(selection: $row) { ForEach(["c", "d"], id: \.self) { Text($0) } }
        Text("chosen \(word) \(row ?? "")")
      }
    }
    let host = ViewHost(Screen())
    try host.select("a", in: .picker("Word"))
    try host.tap(.option("d"))
    #expect(host.contains(.text("chosen a d")))
  }

  @Test func aListSelectsARow() throws {
    let host = ViewHost(Selecting())
    try host.tap(.option("row 2"))
    #expect(host.contains(.text("chosen 2")))
    #expect(try host.find(.option("row 2")).isSelected)
    try host.tap(.option("row 3"))
    #expect(try !host.find(.option("row 2")).isSelected)
  }
}
