import Foundation
import Testing

@testable import DesignTokens

struct ContrastTests {
  private static let texts: [(name: String, pair: ColorPair)] = [
    ("textPrimary", .textPrimary), ("textSecondary", .textSecondary),
    ("textTertiary", .textTertiary), ("accent", .accent), ("danger", .danger),
  ]
  private static let grounds: [(name: String, pair: ColorPair)] = [
    ("surface", .surface), ("surfaceElevated", .surfaceElevated), ("fill", .fill),
  ]
  private static let pairs: [Sample] =
    texts.flatMap { text in
      grounds.map { Sample("\(text.name) on \($0.name)", text.pair, $0.pair) }
    } + [Sample("accentOn on accent", .accentOn, .accent)]

  struct Sample: Sendable, CustomTestStringConvertible {
    let name: String
    let text: ColorPair
    let ground: ColorPair

    init(_ name: String, _ text: ColorPair, _ ground: ColorPair) {
      self.name = name
      self.text = text
      self.ground = ground
    }

    var testDescription: String { name }
  }

  @Test(arguments: pairs)
  func everyTextCanBeReadOnLightAndDarkPages(sample: Sample) {
    #expect(contrast(sample.text.light, sample.ground.light) >= 4.5)
    #expect(contrast(sample.text.dark, sample.ground.dark) >= 4.5)
  }

  /// A fifth of the system's grey, which is the box of the rounded style, on each surface.
  ///
  /// Apple's documentation of `systemGray` gives the first pair; the second is its darker one for
  /// increased contrast.
  private static let boxes = [
    ColorPair(light: 0x8E_8E93, dark: 0x8E_8E93), ColorPair(light: 0x6C_6C70, dark: 0xAE_AEB2),
  ]
  .map { gray in
    ColorPair(
      light: mixed(gray.light, over: ColorPair.surface.light),
      dark: mixed(gray.dark, over: ColorPair.surface.dark)
    )
  }

  @Test(arguments: boxes)
  func whatStandsInTheGreyBoxCanBeRead(box: ColorPair) {
    for text in [ColorPair.textPrimary, .textSecondary] {
      #expect(contrast(text.light, box.light) >= 4.5)
      #expect(contrast(text.dark, box.dark) >= 4.5)
    }
  }

  @Test func theFaintestTextWouldBeTooFaintInTheGreyBox() {
    #expect(contrast(ColorPair.textTertiary.light, Self.boxes[0].light) < 4.5)
  }

  /// The focus, an error, and with increased contrast every box: three to one is asked of lines.
  @Test(arguments: [ColorPair.accent, .danger, .textSecondary])
  func linesRoundABoxAreSeen(line: ColorPair) {
    for ground in Self.grounds.map(\.pair) + Self.boxes {
      #expect(contrast(line.light, ground.light) >= 3)
      #expect(contrast(line.dark, ground.dark) >= 3)
    }
  }

  @Test func theMeasureIsTheOneOfWCAG() {
    #expect(contrast(0xFF_FFFF, 0x00_0000) == 21)
    #expect(contrast(0x77_7777, 0xFF_FFFF) < 4.5)
    #expect(contrast(0x76_7676, 0xFF_FFFF) > 4.5)
  }

  private func contrast(_ one: UInt32, _ other: UInt32) -> Double {
    let bright = max(luminance(one), luminance(other))
    let dim = min(luminance(one), luminance(other))
    return (bright + 0.05) / (dim + 0.05)
  }

  private static func mixed(_ top: UInt32, over ground: UInt32) -> UInt32 {
    [UInt32(16), 8, 0]
      .reduce(0) { hex, shift in
        let channel = 0.2 * Double(top >> shift & 0xFF) + 0.8 * Double(ground >> shift & 0xFF)
        return hex << 8 | UInt32(channel.rounded())
      }
  }

  private func luminance(_ hex: UInt32) -> Double {
    func linear(_ shift: UInt32) -> Double {
      let value = Double(hex >> shift & 0xFF) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(16) + 0.7152 * linear(8) + 0.0722 * linear(0)
  }
}
