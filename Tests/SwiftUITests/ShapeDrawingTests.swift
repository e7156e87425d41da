@_spi(Host) import SwiftUI
import SwiftUITesting
import Testing

/// A point that is half the width less 6, and one at the lower right.
private struct Notch: InsettableShape {
  var inset: CGFloat = 0

  func inset(by amount: CGFloat) -> Notch { Notch(inset: inset + amount) }

  func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: inset, dy: inset)
    return Path {
      $0.addLines([
        rect.origin, CGPoint(x: rect.midX - 6, y: rect.midY), CGPoint(x: rect.maxX, y: rect.maxY),
      ])
    }
  }
}

/// As wide as the shorter side.
private struct Square: Shape {
  func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(CGRect(x: 0, y: 0, width: side, height: side))
  }
}

/// A step for every four points of width.
private struct Steps: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: .zero)
      for index in 1...max(1, Int(rect.width / 4)) {
        path.addLine(to: CGPoint(x: CGFloat(index) * 4, y: rect.maxY))
      }
    }
  }
}

/// A constant that is no constant where there is no room.
private struct Rounded: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addLines([.zero, CGPoint(x: min(30, rect.width / 2), y: 0)])
    }
  }
}

@MainActor struct ShapeDrawingTests {
  @MainActor private struct Drawn {
    let runtime: ViewRuntime
    var all: [ElementSnapshot] { runtime.root.all }
    var css: String { runtime.rules.map(\.css).joined(separator: "\n") }

    func attribute(_ name: String) -> String? {
      all.lazy.compactMap { element in element.attribute(name) }.first
    }

    func css(of element: ElementSnapshot) -> String {
      let classes = element.attribute("class")?.split(separator: " ").map(String.init) ?? []
      return runtime.rules.filter { classes.contains($0.className) }.map(\.css).joined()
    }

    func only(_ tag: String) throws -> ElementSnapshot {
      let found = all.filter { $0.tag == tag }
      #expect(found.count == 1)
      return try #require(found.first)
    }
  }

  private func draw(_ view: some View, language: String = "en") -> Drawn {
    var environment = PageEnvironment()
    environment.language = language
    return Drawn(
      runtime: ViewRuntime(mode: .live, environment: environment, sceneStorage: [:], root: view)
    )
  }

  /// An outline as the page works it out, as numbers and what is done with them.
  private func outline(_ text: String, _ width: Double, _ height: Double) throws -> String {
    let parts = text.split(separator: "|")
    let part = try #require(width > height ? parts.last : parts.first)
    return String(part)
      .replacing(/(-?[\d.]+),(-?[\d.]+),(-?[\d.]+)/) { match in
        let terms = [match.1, match.2, match.3].map { Double($0) ?? .nan }
        let value = terms[0] + terms[1] * width + terms[2] * height
        return String((value * 100).rounded() / 100)
      }
  }

  @Test func anOutlineIsRightAtEverySize() throws {
    let drawn = draw(Notch().fill(.red))
    let text = try #require(drawn.attribute("data-outline"))
    #expect(drawn.attribute("data-sized") == nil)
    #expect(try outline(text, 100, 40) == "M0 0L44.0 20.0L100.0 40.0")
    #expect(try outline(text, 20, 900) == "M0 0L4.0 450.0L20.0 900.0")
    #expect(try drawn.css(of: drawn.only("path")).contains("fill:var(--red)"))
  }

  @Test func theShorterSideIsKnownToBeOneOrTheOther() throws {
    let text = try #require(draw(Square().fill()).attribute("data-outline"))
    #expect(text.contains("|"))
    #expect(try outline(text, 100, 40) == "M0 0L40.0 0L40.0 40.0L0 40.0Z")
    #expect(try outline(text, 30, 40) == "M0 0L30.0 0L30.0 30.0L0 30.0Z")
  }

  @Test func anOutlineIsMirroredWhereALanguageRunsFromTheRight() throws {
    let text = try #require(draw(Notch(), language: "ar").attribute("data-outline"))
    #expect(try outline(text, 100, 40) == "M100.0 0L56.0 20.0L0 40.0")
  }

  @Test func anOutlineThatFollowsNoRuleFollowsTheSizeThatThePageTells() throws {
    let drawn = draw(Steps().stroke(.red, lineWidth: 2))
    let box = try #require(drawn.all.first { $0.attribute("data-sized") != nil })
    let guess = try #require(box.attribute("data-outline"))
    // Before the size is known it is only stretched, and stays where it belongs.
    #expect(try outline(guess, 20, 200).hasSuffix("L20.0 200.0"))
    drawn.runtime.markShown()
    #expect(
      drawn.runtime.handle(.size(id: box.id, CGSize(width: 33, height: 8))) == nil
    )
    let told = try #require(drawn.attribute("data-outline"))
    let steps = (1...8).map { "L\($0 * 4) 8.0" }.joined()
    #expect(try outline(told, 33, 8) == "M0 0" + steps)
    #expect(
      drawn.runtime.takePatch()
        .contains { if case .attribute(box.id, "data-outline", _) = $0 { true } else { false } }
    )
  }

  @Test func whatOnlyDiffersWhereThereIsNoRoomIsDrawnForItsSize() throws {
    let drawn = draw(Rounded())
    let box = try #require(drawn.all.first { $0.attribute("data-sized") != nil })
    let guess = try #require(box.attribute("data-outline"))
    #expect(try outline(guess, 120, 20) == "M0 0L30 0")
    _ = drawn.runtime.handle(.size(id: box.id, CGSize(width: 20, height: 20)))
    #expect(try outline(#require(drawn.attribute("data-outline")), 20, 20) == "M0 0L10.0 0")
  }

  @Test func aSizeIsForWhatWantsOne() throws {
    let host = ViewHost(Text("a").padding(3))
    let id = try #require(host.element(having: "class"))
    #expect(host.send(.size(id: id, CGSize(width: 1, height: 1))) == .gone)
    let shape = ViewHost(Text("a").background(.red))
    let wrapper = try #require(shape.element(having: "class"))
    #expect(shape.send(.size(id: wrapper + 1, CGSize(width: 1, height: 1))) != nil)
  }

  @Test func aLineIsDrawnAsItsStyleSays() throws {
    let style = StrokeStyle(
      lineWidth: 3,
      lineCap: .round,
      lineJoin: .bevel,
      dash: [1, 2.5],
      dashPhase: 4
    )
    let drawn = draw(Notch().stroke(.blue, style: style))
    let css = try drawn.css(of: drawn.only("path"))
    for part in [
      "fill:none", "stroke:var(--blue)", "stroke-width:3px", "stroke-linecap:round",
      "stroke-linejoin:bevel", "stroke-dasharray:1px 2.5px", "stroke-dashoffset:4px",
    ] {
      #expect(css.contains(part), "\(part) in \(css)")
    }
  }

  @Test func aBorderRunsInsideTheShape() throws {
    let text = try #require(
      draw(Notch().strokeBorder(.red, lineWidth: 4)).attribute("data-outline")
    )
    #expect(try outline(text, 100, 40) == "M2 2L44.0 20.0L98.0 38.0")
  }

  @Test func aDashedBorderOfTheSystemsShapesIsDrawn() throws {
    let drawn = draw(
      Rectangle().strokeBorder(.red, style: StrokeStyle(lineWidth: 1, dash: [2, 3]))
    )
    let text = try #require(drawn.attribute("data-outline"))
    #expect(drawn.attribute("data-sized") == nil)
    #expect(try outline(text, 20, 10) == "M0.5 0.5L19.5 0.5L19.5 9.5L0.5 9.5Z")
  }

  @Test func aPlainLineOfTheSystemsShapesNeedsNoDrawing() {
    let drawn = draw(Rectangle().strokeBorder(.red, lineWidth: 1))
    #expect(!drawn.all.contains { $0.tag == "svg" })
    #expect(drawn.css.contains("inset 0 0 0 1px var(--red)"))
  }

  @Test func aPathOfItsOwnStaysWhereItIs() throws {
    let path = Path(CGRect(x: 5, y: 6, width: 7, height: 8))
    #expect(draw(path.fill(.red)).attribute("data-outline") == "M5 6L12 6L12 14L5 14Z")
  }

  @Test func evenAndOddIsSaid() throws {
    let drawn = draw(Notch().fill(.red, style: FillStyle(eoFill: true)))
    #expect(try drawn.css(of: drawn.only("path")).contains("fill-rule:evenodd"))
  }

  @Test func aViewIsCutAlongAnOutline() throws {
    let drawn = draw(Text("a").clipShape(Notch(), style: FillStyle(eoFill: true)))
    let box = try #require(drawn.all.first { $0.attribute("data-cut") != nil })
    #expect(box.attribute("data-cut") == "evenodd" && box.attribute("data-outline") != nil)
    #expect(box.children.first?.tag == "span")
    #expect(draw(Text("a").clipShape(Circle())).css.contains("clip-path:circle(closest-side)"))
  }

  @Test func aBackgroundInAnOutlineIsALayer() throws {
    let drawn = draw(Text("a").background(.red, in: Notch()))
    let layer = try #require(
      drawn.all.first { $0.attribute("class")?.contains("layer") == true }
    )
    #expect(layer.all.contains { $0.tag == "path" })
    #expect(!draw(Text("a").background(.red, in: .capsule)).all.contains { $0.tag == "svg" })
  }

  @Test func tapsCountInsideAnOutlineOfAnApp() {
    #expect(draw(Text("a").contentShape(Notch())).attribute("data-hit") == "nonzero")
    #expect(draw(Text("a").contentShape(.rect(cornerRadius: 3))).attribute("data-hit") == nil)
    #expect(draw(Text("a").contentShape(.dragPreview, Notch())).attribute("data-hit") == nil)
  }

  // MARK: Gradients and materials

  private let stripes = LinearGradient(
    stops: [.init(color: .red, location: 0), .init(color: .blue, location: 0.25)],
    startPoint: .topLeading,
    endPoint: .bottomTrailing
  )

  @Test func aGradientRunsAlongItsLineAtEverySize() throws {
    let drawn = draw(stripes)
    let gradient = try drawn.only("linearGradient")
    #expect(gradient.attribute("gradientUnits") == "userSpaceOnUse")
    #expect(
      ["x1", "y1", "x2", "y2"].map { gradient.attribute($0) } == [
        "0.0%", "0.0%", "100.0%", "100.0%",
      ]
    )
    #expect(gradient.children.map { $0.attribute("offset") } == ["0.0%", "25.0%"])
    #expect(drawn.css.contains("stop-color:var(--red)"))
    #expect(try drawn.only("rect").attribute("fill") == "url(#e\(gradient.id))")
  }

  @Test func aLineCanBeOfAGradient() throws {
    let drawn = draw(Notch().stroke(stripes, lineWidth: 2))
    let gradient = try drawn.only("linearGradient")
    #expect(try drawn.only("path").attribute("stroke") == "url(#e\(gradient.id))")
  }

  @Test func aGradientBehindAViewIsALayer() {
    let drawn = draw(Text("a").background(stripes))
    #expect(drawn.all.contains { $0.tag == "linearGradient" })
    #expect(drawn.all.contains { $0.attribute("class")?.contains("under") == true })
  }

  @Test func lettersAreCutOutOfAGradient() {
    let across = LinearGradient(colors: [.red, .blue], startPoint: .trailing, endPoint: .center)
    let css = draw(Text("a").foregroundStyle(across)).css
    #expect(css.contains("linear-gradient(to left,var(--red) 0.0%,var(--blue) 50.0%)"), "\(css)")
    #expect(css.contains("background-clip:text"))
    let slanting = draw(Text("a").foregroundStyle(stripes)).css
    #expect(
      slanting.contains("linear-gradient(to bottom right,var(--red) 0.0%,var(--blue) 25.0%)")
    )
  }

  @Test func aSymbolHasOneColourOfAGradient() {
    let css = draw(Image(systemName: "house").foregroundStyle(stripes)).css
    #expect(css.contains("color:var(--red)") && !css.contains("background-clip"))
  }

  @Test func aStyleOfAnAppMayComeToAGradient() {
    struct Sunset: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        LinearGradient(colors: [.orange, .purple], startPoint: .top, endPoint: .bottom)
      }
    }
    #expect(draw(Circle().fill(Sunset())).all.contains { $0.tag == "linearGradient" })
    #expect(draw(Text("a").background(Sunset())).all.contains { $0.tag == "linearGradient" })
  }

  @Test func aMaterialBlursWhatLiesBehind() {
    let css = draw(Text("a").background(.thinMaterial, in: .rect(cornerRadius: 8))).css
    #expect(css.contains("background:var(--material-thin)"))
    #expect(css.contains("backdrop-filter:var(--blur)") && css.contains("border-radius:8px"))
  }

  @Test func theLevelsOfAForegroundAreThoseThatWereNamed() throws {
    struct Levels: View {
      var body: some View {
        Text("1")
        Text("2").foregroundStyle(.secondary)
        Text("3").foregroundStyle(.tertiary)
        Text("4").foregroundStyle(.quaternary)
      }
    }
    func colours(_ view: some View) -> [String] {
      let drawn = draw(view)
      return drawn.all.filter { $0.tag == "span" }.map { drawn.css(of: $0) }
        .compactMap { $0.firstMatch(of: /color:([^}]*)/).map { String($0.1) } }
    }
    #expect(
      colours(Levels().foregroundStyle(.red, .green, .blue))
        == ["var(--red)", "var(--green)", "var(--blue)", "var(--blue)"]
    )
    #expect(
      colours(Levels().foregroundStyle(.red, .green))
        == ["var(--red)", "var(--green)", "var(--green)", "var(--green)"]
    )
    #expect(colours(Levels()) == ["var(--label2)", "var(--label3)", "var(--label4)"])
  }

  @Test func aColourOfUIKitKeepsItsTwoSides() {
    let colour = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(draw(Color(uiColor: colour)).css.contains("light-dark(#000000,#ffffff)"))
    #expect(draw(Color(uiColor: UIColor(white: 0, alpha: 0.2))).css.contains("#00000033"))
  }
}
