// expect: cannot assign value of type 'UIColor' to type 'CGColor'
import UIKit

@MainActor func draw(_ view: UIView) {
  view.layer.borderColor = UIColor.black
}
