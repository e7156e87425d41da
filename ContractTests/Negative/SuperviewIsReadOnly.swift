// expect: cannot assign to property: 'superview' setter is inaccessible
import UIKit

@MainActor func move(_ view: UIView, into other: UIView) {
  view.superview = other
}
