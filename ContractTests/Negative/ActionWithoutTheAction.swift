// expect: contextual type for closure argument list expects 1 argument
import UIKit

@MainActor func act(_ control: UIControl) {
  control.addAction(UIAction { print("tapped") }, for: .touchUpInside)
}
