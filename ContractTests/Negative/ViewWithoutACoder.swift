// expect: 'required' initializer 'init(coder:)' must be provided by subclass of 'UIView'
import UIKit

final class Box: UIView {
  init(text: String) {
    super.init(frame: .zero)
  }
}
