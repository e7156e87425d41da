import SwiftUI

extension View {
  /// The background that cards stand out from.
  ///
  /// A sheet on iOS has the colour of the cards; elsewhere it has this one already.
  func groupedBackground() -> some View {
    #if os(iOS)
    background(Color(uiColor: .systemGroupedBackground))
    #else
    self
    #endif
  }
}
