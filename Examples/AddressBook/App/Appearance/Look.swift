import AddressUI
import Foundation
import SwiftUI

/// What of the person's settings this app can be told to take another way, to see what it does.
struct Look: Equatable {
  /// The languages with words of their own in the package.
  static let languages = ["en", "de", "fr", "es", "ja", "ar"]

  /// The language; nil is the person's.
  var language: String?
  var isDark = false
  var hasMoreContrast = false
  var hasLessMotion = false
  var hasLargestText = false
  var runsRightToLeft = false

  /// What a language is called in that language.
  static func name(of language: String) -> String {
    Locale(identifier: language).localizedString(forLanguageCode: language) ?? language
  }
}

extension View {
  /// Puts a look on; what isn't chosen stays as the person has it.
  func look(_ look: Look) -> some View {
    modifier(LookModifier(look: look))
  }
}

/// Contrast and motion belong to the system and can't be set: the theme stands in for them.
private struct LookModifier: ViewModifier {
  let look: Look

  @Environment(\.layoutDirection) private var direction
  @Environment(\.dynamicTypeSize) private var textSize
  @Environment(\.locale) private var locale
  @Environment(\.spTheme) private var theme

  func body(content: Content) -> some View {
    content
      .environment(\.locale, look.language.map(Locale.init(identifier:)) ?? locale)
      .environment(\.layoutDirection, chosenDirection)
      .environment(\.spTheme, chosenTheme)
      .dynamicTypeSize(look.hasLargestText ? .accessibility5 : textSize)
      .preferredColorScheme(look.isDark ? .dark : nil)
  }

  private var chosenDirection: LayoutDirection {
    if look.runsRightToLeft { return .rightToLeft }
    guard let language = look.language else { return direction }
    let isRightToLeft =
      Locale.Language(identifier: language).characterDirection == .rightToLeft
    return isRightToLeft ? .rightToLeft : .leftToRight
  }

  private var chosenTheme: SPTheme {
    var theme = theme
    if look.hasMoreContrast { theme.color = theme.color.increased }
    if look.hasLessMotion { theme.motion = theme.motion.reduced }
    return theme
  }
}
