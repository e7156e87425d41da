extension View {
  /// Asks for a light or dark appearance of the sheet or window that the view stands in.
  ///
  /// The style sheet finds the class; what reads the environment is told inside this view only.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(EnvironmentModifier { if let colorScheme { $0.colorScheme = colorScheme } })
      .modifier(
        WrapperModifier { _ in
          switch colorScheme {
          case .dark: .init(classes: ["w", "scheme-dark"])
          case .light: .init(classes: ["w", "scheme-light"])
          case nil: .init()
          }
        }
      )
  }
}
