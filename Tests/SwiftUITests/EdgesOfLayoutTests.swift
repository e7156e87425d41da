@_spi(Host) import SwiftUI
import Testing

/// Values at the edge of what a style sheet knows.
@MainActor struct EdgesOfLayoutTests {
  // It was a shadow inside the box, which the ground of the view inside covered.
  @Test func aBorderLiesOverTheGround() {
    let css = draw(Text("framed").background(Color.yellow).border(Color.red, width: 2)).css
    #expect(css.contains("outline:2px solid"))
    #expect(css.contains("outline-offset:-2px"))
  }

  @Test func aPaddingBelowZeroReachesOut() {
    let css = draw(Text("wide").padding(.horizontal, -12).padding(.top, 4)).css
    #expect(css.contains("margin-inline-start:-12px"))
    #expect(css.contains("margin-inline-end:-12px"))
    #expect(css.contains("padding-top:4px"))
    #expect(!css.contains("padding-inline-start:-"))
  }

  @Test func aSpacingBelowZeroLaysViewsOverEachOther() throws {
    let page = draw(
      HStack(spacing: -10) {
        Text("one")
        Text("two")
      }
    )
    let row = try #require(page.root.all.first { $0.classes.contains("h") })
    #expect(row.classes.contains("overlaps"))
    #expect(page.css.contains("--overlap:-10px"))
    #expect(!page.css.contains("gap:-"))
  }

  @Test func severalViewsInALabelStandBesideEachOther() throws {
    let button = try #require(
      draw(
        Button {
        } label: {
          Image(systemName: "star")
          Text("Favourite")
        }
      )
      .root.all.first { $0.tag == "button" }
    )
    let row = try #require(button.all.first { $0.classes.contains("h") })
    #expect(row.children.count == 2)
  }

  @Test func theTitleOfProgressIsSeenAndReadOnce() {
    let page = draw(ProgressView("Loading")).root.all
    #expect(page.contains { $0.attribute("aria-label") == "Loading" })
    let title = page.first { $0.text == "Loading" }
    #expect(title?.attribute("aria-hidden") == "true")
  }

  @Test(arguments: [0.5, -0.5, Double.infinity, -Double.infinity, Double.nan, 1e300])
  func anyOrderIsAWholeNumber(order: Double) {
    let css = draw(Text("over").zIndex(order)).css
    let number = css.firstMatch(of: /z-index:(-?[0-9]+)/).flatMap { Int($0.1) }
    #expect(number.map { order.isNaN || $0.signum() == (order < 0 ? -1 : 1) } == true)
  }

  @Test func whatCannotBeSeenOrTouchedTakesNoTaps() {
    let hidden = draw(Button("unseen") {}.opacity(0)).root
    #expect(hidden.all.contains { $0.classes.contains("untouched") })
    let layer = draw(Text("base").overlay { Button("covered") {} }.allowsHitTesting(false)).root
    #expect(layer.all.contains { $0.classes.contains("untouched") })
    let seen = draw(Button("seen") {}.opacity(1).allowsHitTesting(true)).root
    #expect(!seen.all.contains { $0.classes.contains("untouched") })
  }

  // A pile of its own inside the layer took the taps meant for what lies below.
  @Test(arguments: [false, true]) func aLayerOfAConditionIsNoBoxThatTakesTaps(isShown: Bool) throws
  {
    let page = draw(
      Text("below")
        .overlay(alignment: .topLeading) {
          if isShown { Rectangle().strokeBorder(Color.red) }
        }
    )
    let layer = try #require(page.root.all.first { $0.classes.contains("layer") })
    #expect(layer.classes.contains("z"))
    #expect(
      page.css.contains("justify-items:flex-start") || page.css.contains("justify-items:start")
    )
    #expect(layer.children.map { $0.classes.contains("fill") } == (isShown ? [true] : []))
  }
}
