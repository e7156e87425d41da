import SwiftUI
import Testing

@testable import DesignTokens

struct UIKitFaceTests {
  @Test func theColoursAreThoseOfTheTheme() {
    expect(Theme.colors.foreground.default, .textPrimary)
    expect(Theme.colors.foreground.danger, .danger)
    expect(Theme.colors.foreground.subtle, .textSecondary)
    expect(Theme.colors.foreground.disabled, .textTertiary)
    expect(Theme.colors.background.default, .surface)
    expect(Theme.colors.background.subtle, .fill)
  }

  @Test func moreContrastStrengthensTheFaintestText() {
    let contrast = UITraitCollection(accessibilityContrast: .high)
    for (style, hex) in [
      (UIUserInterfaceStyle.light, ColorPair.textSecondary.light),
      (.dark, ColorPair.textSecondary.dark),
    ] {
      let traits = UITraitCollection(
        traitsFrom: [contrast, UITraitCollection(userInterfaceStyle: style)]
      )
      #expect(self.hex(Theme.colors.foreground.disabled.resolvedColor(with: traits)) == hex)
    }
  }

  @Test func theMeasuresAreThoseOfTheTheme() {
    let radius = DesignSystem.shared.cornerRadius
    let theme = SPTheme().radius
    #expect([radius.small, radius.medium, radius.large] == [theme.sm, theme.md, theme.lg])
    let spacer = DesignSystem.shared.spacer
    #expect([spacer.xs, spacer.sm, spacer.md, spacer.lg, spacer.xl] == [4, 8, 16, 24, 32])
  }

  @Test func aFontHasTheSizeOfItsTextStyleAndTheWeightAskedFor() {
    let fonts = DesignSystem.shared.fonts
    #expect(fonts.preferredFont(.body, .regular).pointSize == 17)
    #expect(fonts.preferredFont(.caption1, .regular).pointSize == 12)
    #expect(fonts.preferredFont(.body, .bold) != fonts.preferredFont(.body, .regular))
  }

  @Test func everyIconIsAPictureOfItsOwn() {
    let icons = [
      DesignSystem.Assets.icLocationCity, DesignSystem.Assets.icAdd, DesignSystem.Assets.icEdit,
      DesignSystem.Assets.icHome, DesignSystem.Assets.icChevronRight,
    ]
    #expect(Set(icons).count == icons.count)
    #expect(!icons.contains(UIImage()))
  }

  @Test func aNameWithoutASymbolIsAVisiblePlaceholderAndToldOnce() {
    #expect(DesignSystem.Assets.icon("") == UIImage(systemName: MissingIcons.placeholder))
    #expect(!MissingIcons.report(""))
    #expect(MissingIcons.report("no.such.symbol.in.any.system"))
    #expect(!MissingIcons.report("no.such.symbol.in.any.system"))
  }

  @Test @MainActor func aStyleIsCalledWithItsComponent() {
    final class Box {
      var radius: CGFloat = 0
    }
    let style: Style<Box> = { $0.radius = DesignSystem.shared.cornerRadius.medium }
    let box = Box()
    style(box)
    #expect(box.radius == 12)
  }

  private func expect(_ color: UIColor, _ pair: ColorPair) {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(hex(color.resolvedColor(with: light)) == pair.light)
    #expect(hex(color.resolvedColor(with: dark)) == pair.dark)
  }

  private func hex(_ color: UIColor) -> UInt32? {
    var red: CGFloat = 0
    var green: CGFloat = 0
    var blue: CGFloat = 0
    guard color.getRed(&red, green: &green, blue: &blue, alpha: nil) else { return nil }
    return [red, green, blue].reduce(0) { $0 << 8 | UInt32(($1 * 255).rounded()) }
  }
}
