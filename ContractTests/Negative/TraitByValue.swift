// expect: UITraitUserInterfaceStyle
import UIKit

@MainActor func follow(_ view: UIView) {
  view.registerForTraitChanges([UITraitUserInterfaceStyle()]) {
    (view: UIView, previous: UITraitCollection) in
  }
}
