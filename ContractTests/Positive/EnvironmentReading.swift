// Sheet J: what a view may read of its surroundings.
import SwiftUI

struct Surroundings: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.horizontalSizeClass) private var widthClass
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.accessibilityReduceTransparency) private var reduceTransparency
  @Environment(\.accessibilityDifferentiateWithoutColor) private var withoutColor
  @Environment(\.accessibilityVoiceOverEnabled) private var voiceOver
  @Environment(\.redactionReasons) private var redaction
  @Environment(\.multilineTextAlignment) private var alignment
  @Environment(\.lineLimit) private var lineLimit
  @Environment(\.font) private var font
  @Environment(\.scenePhase) private var scenePhase

  private var isSpare: Bool {
    !isEnabled || reduceMotion || reduceTransparency || withoutColor || voiceOver
  }

  var body: some View {
    Text(locale.identifier).opacity(isSpare ? 0.5 : 1)
    Text(timeZone.identifier).opacity(colorScheme == .dark ? 0.5 : 1)
    Text(typeSize.isAccessibilitySize ? "large" : "usual")
    Text(layoutDirection == .rightToLeft ? "right" : "left")
    Text(widthClass == .compact ? "narrow" : "wide")
    Text(contrast == .increased ? "strong" : "usual")
    Text(redaction.contains(.placeholder) ? "loading" : "loaded")
    Text(scenePhase == .active ? "active" : "resting").lineLimit(lineLimit).font(font)
    Text(calendar.firstWeekday == 1 ? "Sunday" : "Monday").multilineTextAlignment(alignment)
  }
}

struct Setting: View {
  var body: some View {
    Text("a")
      .environment(\.locale, Locale(identifier: "ja"))
      .environment(\.layoutDirection, .rightToLeft)
      .environment(\.colorScheme, .dark)
      .environment(\.dynamicTypeSize, .accessibility2)
      .environment(\.isEnabled, false)
      .environment(\.lineLimit, 2)
  }
}
