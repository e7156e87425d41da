#if !PROFILE_MACOS
extension Color {
  /// The colour of UIKit, as it is in light and in dark surroundings.
  public init(uiColor: UIColor) {
    func components(_ style: UIUserInterfaceStyle) -> Components {
      let resolved = uiColor.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      _ = resolved.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return Components(
        red: Double(red),
        green: Double(green),
        blue: Double(blue),
        opacity: Double(alpha)
      )
    }
    self.init(storage: .dynamic(light: components(.light), dark: components(.dark)))
  }
}
#endif
