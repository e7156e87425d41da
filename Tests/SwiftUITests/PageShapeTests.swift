@_spi(Host) import SwiftUI
import SwiftUITesting
import Testing

private struct Half: View {
  @State private var isOpen = true
  let detents: Set<PresentationDetent>
  var grabber = Visibility.automatic

  var body: some View {
    Text("behind")
      .sheet(isPresented: $isOpen) {
        Text("inside").presentationDetents(detents).presentationDragIndicator(grabber)
      }
  }
}

private struct HeadingLater: View {
  @State private var isHeading = false

  var body: some View {
    Text("Title").accessibilityAddTraits(isHeading ? .isHeader : [])
    Button("turn") { isHeading.toggle() }
  }
}

private struct Pair: View {
  @Namespace private var names
  @State private var label = "Weight"

  var body: some View {
    TextField("", text: .constant("3"))
      .accessibilityLabeledPair(role: .content, id: "weight", in: names)
    Text(label).accessibilityLabeledPair(role: .label, id: "weight", in: names)
    Button("rename") { label = "Mass" }
  }
}

/// What views say of sheets, lists, titles and text, and what a page makes of it.
@MainActor struct PageShapeTests {
  // MARK: Sheets

  @Test(arguments: [
    (PresentationDetent.medium, "height:min(50dvh,100dvh - 24px)"),
    (.fraction(0.25), "height:min(25.0dvh,100dvh - 24px)"),
    (.height(240), "height:min(240px,100dvh - 24px)"),
  ])
  func aSheetIsAsHighAsItsDetent(detent: PresentationDetent, rule: String) {
    #expect(draw(Half(detents: [detent])).css.contains(rule))
    #expect(!draw(Half(detents: [.large])).css.contains("height:min("))
  }

  @Test func theGrabberLeadsThroughTheHeightsFromTheLowest() throws {
    let host = ViewHost(Half(detents: [.large, .medium]))
    let grabber = ElementQuery.button("Sheet height")
    #expect(try host.find(grabber).attributes["aria-expanded"] == "false")
    try host.tap(grabber)
    #expect(try host.find(grabber).attributes["aria-expanded"] == "true")
    try host.tap(grabber)
    #expect(try host.find(grabber).attributes["aria-expanded"] == "false")
    #expect(host.isPageWhatViewsSay)
  }

  @Test func aGrabberOfOneHeightIsNoButtonAndOneThatIsHiddenIsNotThere() {
    let shown = draw(Half(detents: [.medium], grabber: .visible)).root.all
    #expect(shown.contains { $0.tag == "div" && $0.classes.contains("grabber") })
    let hidden = draw(Half(detents: [.medium, .large], grabber: .hidden)).root.all
    #expect(!hidden.contains { $0.classes.contains("grabber") })
  }

  // MARK: Titles and lists

  @Test func aLargeTitleIsALineOfItsOwn() {
    func bar(_ mode: NavigationBarItem.TitleDisplayMode) -> [String] {
      let page = draw(
        NavigationStack {
          Text("x").navigationTitle("Title").navigationBarTitleDisplayMode(mode)
        }
      )
      return page.root.all.first { $0.classes.contains("bar") }?.classes ?? []
    }
    #expect(bar(.large).contains("large"))
    #expect(!bar(.inline).contains("large") && !bar(.automatic).contains("large"))
  }

  @Test func rowsAndSectionsStandApartAsAsked() {
    let list = List { Section("a") { Text("x") } }
    let plain = draw(list)
    #expect(!plain.css.contains("gap:9px") && !plain.css.contains("padding-block-start:40px"))
    let spaced = draw(list.listRowSpacing(9).listSectionSpacing(40))
    #expect(spaced.css.contains(" .rows{gap:9px}"))
    #expect(spaced.css.contains(" .section{padding-block-start:40px}"))
    #expect(spaced.root.all.contains { $0.classes.contains("spaced") })
  }

  @Test func scrollingPutsTheKeyboardAwayWhereItIsAskedTo() {
    func drops(_ mode: ScrollDismissesKeyboardMode) -> Bool {
      draw(ScrollView { Text("x") }.scrollDismissesKeyboard(mode)).root.all
        .contains { $0.attribute("data-drops") != nil }
    }
    #expect(drops(.immediately) && drops(.interactively))
    #expect(!drops(.automatic) && !drops(.never))
  }

  // MARK: Text

  @Test func aLineIsCutAtTheEndThatWasAskedFor() {
    let line = Text("a long line").lineLimit(1)
    #expect(draw(line.truncationMode(.head)).css.contains("direction:rtl"))
    #expect(!draw(line.truncationMode(.tail)).css.contains("direction:rtl"))
    let turned = line.truncationMode(.head).environment(\.layoutDirection, .rightToLeft)
    #expect(draw(turned).css.contains("direction:ltr"))
    // The base style sheet lets a text choose its direction itself, which undoes one that is set.
    #expect(draw(line.truncationMode(.head)).css.contains("direction:rtl;unicode-bidi:isolate"))
    #expect(ViewHost(line.truncationMode(.head)).contains(.text("a long line")))
  }

  @Test func aTextThatBecomesAHeadingIsOne() throws {
    let host = ViewHost(HeadingLater())
    #expect(!host.contains(.heading("Title")))
    try host.tap(.button("turn"))
    #expect(host.contains(.heading("Title")))
  }

  // MARK: Assistive technology

  @Test func aLabelNamesWhatItIsPairedWithWhicheverComesFirst() throws {
    let host = ViewHost(Pair())
    #expect(host.contains(.textField("Weight")))
    try host.tap(.button("rename"))
    #expect(host.contains(.textField("Mass")))
    #expect(host.isPageWhatViewsSay)
  }

  @Test func whatIsReadFirstHasTheSmallestPlace() {
    let page = draw(
      HStack {
        Text("last").accessibilitySortPriority(-1)
        Text("first").accessibilitySortPriority(2)
      }
    )
    #expect(page.css.contains("reading-order:-2") && page.css.contains("reading-order:1"))
  }

  @Test func theKeyboardFindsWhatIsForInteraction() throws {
    let text = Text("x").accessibilityRespondsToUserInteraction()
    #expect(draw(text).root.all.contains { $0.attribute("tabindex") == "0" })
    let button = Button("x") {}.accessibilityRespondsToUserInteraction(false)
    #expect(draw(button).root.all.contains { $0.attribute("tabindex") == "-1" })
  }
}
