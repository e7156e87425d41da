import SwiftUI
import SwiftUITesting
import Testing

@testable import DesignTokens

struct SPThemeTests {
  @Test func increasedContrastStrengthensLinesAndTheFaintestText() {
    let theme = SPTheme().fitted(increasesContrast: true, reducesMotion: false)
    #expect(theme.color.separator == SPTheme().color.textSecondary)
    #expect(theme.color.textTertiary == SPTheme().color.textSecondary)
    #expect(theme.color.textPrimary == SPTheme().color.textPrimary)
    #expect(!theme.motion.isReduced)
    #expect(theme.color.isIncreased)
    #expect(!SPTheme().color.isIncreased)
  }

  @Test func reducedMotionMakesEveryMotionAShortFade() {
    let theme = SPTheme().fitted(increasesContrast: false, reducesMotion: true)
    let fade = Animation.easeInOut(duration: 0.15)
    #expect(theme.motion.standard == fade)
    #expect(theme.motion.snappy == fade)
    #expect(theme.motion.smooth == fade)
    #expect(theme.motion.isReduced)
    #expect(theme.color.separator == SPTheme().color.separator)
  }

  @Test @MainActor func aChangedThemeIsHandedDown() {
    var theme = SPTheme()
    theme.radius.md = 3
    let host = ViewHost(RadiusReader().environment(\.spTheme, theme))
    #expect(host.contains(.text("3")))
    #expect(ViewHost(RadiusReader()).contains(.text("12")))
  }
}

private struct RadiusReader: View {
  @Environment(\.spTheme) private var theme

  var body: some View {
    Text(verbatim: "\(Int(theme.radius.md))")
  }
}
