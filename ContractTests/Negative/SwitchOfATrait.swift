// expect: switch covers known cases, but 'UIUserInterfaceStyle' may have additional unknown values
// expect: switch covers known cases, but 'UIAccessibilityContrast' may have additional unknown values
// expect: switch covers known cases, but 'UITraitEnvironmentLayoutDirection' may have additional unknown values
import UIKit

func name(_ value: UIUserInterfaceStyle) -> String {
  switch value {
  case .unspecified: "unspecified"
  case .light: "light"
  case .dark: "dark"
  }
}

func name(_ value: UIAccessibilityContrast) -> String {
  switch value {
  case .unspecified: "unspecified"
  case .normal: "normal"
  case .high: "high"
  }
}

func name(_ value: UITraitEnvironmentLayoutDirection) -> String {
  switch value {
  case .unspecified: "unspecified"
  case .leftToRight: "leftToRight"
  case .rightToLeft: "rightToLeft"
  }
}
