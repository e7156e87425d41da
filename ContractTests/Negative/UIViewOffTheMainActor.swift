// expect: main actor-isolated initializer
import UIKit

func label() -> UILabel { UILabel() }
