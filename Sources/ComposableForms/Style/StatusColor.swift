import SwiftUI

/// The colours of a status line, dark or light enough to be read at the size of a footnote.
///
/// The system's red and its secondary grey are not.
struct StatusColor: Equatable {
  let red: Double
  let green: Double
  let blue: Double

  var color: Color { Color(red: red, green: green, blue: blue) }

  static func error(_ scheme: ColorScheme) -> Self {
    scheme == .dark
      ? Self(red: 1, green: 0.54, blue: 0.5) : Self(red: 0.78, green: 0.16, blue: 0.16)
  }

  static func checking(_ scheme: ColorScheme) -> Self {
    scheme == .dark
      ? Self(red: 0.69, green: 0.69, blue: 0.72) : Self(red: 0.37, green: 0.37, blue: 0.4)
  }
}
