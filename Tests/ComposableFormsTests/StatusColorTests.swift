import Foundation
import SwiftUI
import Testing

@testable import ComposableForms

@MainActor struct StatusColorTests {
  /// The backgrounds a system draws behind a form: plain, grouped, and cards on them.
  private static let backgrounds: [ColorScheme: [Double]] = [
    .light: [1, 0.949], .dark: [0, 0.11, 0.173],
  ]

  private func luminance(_ part: Double) -> Double {
    part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }

  private func luminance(_ color: StatusColor) -> Double {
    0.2126 * luminance(color.red) + 0.7152 * luminance(color.green) + 0.0722 * luminance(color.blue)
  }

  @Test(arguments: [ColorScheme.light, .dark])
  func textsCanBeReadOnEveryBackground(scheme: ColorScheme) {
    for grey in Self.backgrounds[scheme] ?? [] {
      for color in [StatusColor.error(scheme), .checking(scheme)] {
        let pair = [luminance(color), luminance(grey)].sorted()
        #expect((pair[1] + 0.05) / (pair[0] + 0.05) >= 4.5)
      }
    }
  }
}
