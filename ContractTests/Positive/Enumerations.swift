import SwiftUI

// A frozen enumeration needs no case for values of later systems, all others do.

func name(_ value: Axis) -> String {
  switch value {
  case .horizontal: "horizontal"
  case .vertical: "vertical"
  }
}

func name(_ value: Edge) -> String {
  switch value {
  case .top: "top"
  case .leading: "leading"
  case .bottom: "bottom"
  case .trailing: "trailing"
  }
}

func name(_ value: HorizontalEdge) -> String {
  switch value {
  case .leading: "leading"
  case .trailing: "trailing"
  }
}

func name(_ value: VerticalEdge) -> String {
  switch value {
  case .top: "top"
  case .bottom: "bottom"
  }
}

func name(_ value: TextAlignment) -> String {
  switch value {
  case .leading: "leading"
  case .center: "center"
  case .trailing: "trailing"
  }
}

func name(_ value: Visibility) -> String {
  switch value {
  case .automatic: "automatic"
  case .visible: "visible"
  case .hidden: "hidden"
  }
}

func name(_ value: ContentMode) -> String {
  switch value {
  case .fit: "fit"
  case .fill: "fill"
  }
}

func name(_ value: AccessibilityLabeledPairRole) -> String {
  switch value {
  case .label: "label"
  case .content: "content"
  }
}

func name(_ value: AccessibilityHeadingLevel) -> String {
  switch value {
  case .unspecified: "unspecified"
  case .h1: "h1"
  case .h2: "h2"
  case .h3: "h3"
  case .h4: "h4"
  case .h5: "h5"
  case .h6: "h6"
  }
}

func name(_ value: ScenePhase) -> String {
  switch value {
  case .background: "background"
  case .inactive: "inactive"
  case .active: "active"
  @unknown default: "later"
  }
}

func isDark(_ value: ColorScheme) -> Bool {
  switch value {
  case .dark: true
  default: false
  }
}
