// expect: cannot convert
import SwiftUI

func radius(_ shape: RoundedRectangle) -> CGFloat {
  shape.cornerRadius
}
