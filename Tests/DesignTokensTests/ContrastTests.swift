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

  private func luminance(_ hex: UInt32) -> Double {
    func linear(_ shift: UInt32) -> Double {
      let value = Double(hex >> shift & 0xFF) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(16) + 0.7152 * linear(8) + 0.0722 * linear(0)
  }
}
