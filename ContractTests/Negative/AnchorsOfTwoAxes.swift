// expect: cannot convert value of type
import UIKit

@MainActor func hold(_ view: UIView, to other: UIView) {
  _ = view.leadingAnchor.constraint(equalTo: other.topAnchor)
}
