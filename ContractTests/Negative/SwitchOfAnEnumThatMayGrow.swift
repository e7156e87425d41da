// expect: switch covers known cases, but 'ScenePhase' may have additional unknown values
// expect: switch covers known cases, but 'ColorScheme' may have additional unknown values
// expect: switch covers known cases, but 'ColorSchemeContrast' may have additional unknown values
// expect: switch covers known cases, but 'LayoutDirection' may have additional unknown values
// expect: switch covers known cases, but 'UserInterfaceSizeClass' may have additional unknown values
// expect: switch covers known cases, but 'ControlSize' may have additional unknown values
import SwiftUI

func name(_ value: ScenePhase) -> String {
  switch value {
  case .background: "background"
  case .inactive: "inactive"
  case .active: "active"
  }
}

func name(_ value: ColorScheme) -> String {
  switch value {
  case .light: "light"
  case .dark: "dark"
  }
}

func name(_ value: ColorSchemeContrast) -> String {
  switch value {
  case .standard: "standard"
  case .increased: "increased"
  }
}

func name(_ value: LayoutDirection) -> String {
  switch value {
  case .leftToRight: "leftToRight"
  case .rightToLeft: "rightToLeft"
  }
}

func name(_ value: UserInterfaceSizeClass) -> String {
  switch value {
  case .compact: "compact"
  case .regular: "regular"
  }
}

func name(_ value: ControlSize) -> String {
  switch value {
  case .mini: "mini"
  case .small: "small"
  case .regular: "regular"
  case .large: "large"
  case .extraLarge: "extraLarge"
  }
}
