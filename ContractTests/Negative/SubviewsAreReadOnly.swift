// expect: cannot use mutating member on immutable value: 'subviews'
import UIKit

@MainActor func empty(_ view: UIView) {
  view.subviews.removeAll()
}
