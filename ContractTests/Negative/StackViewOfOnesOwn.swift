// expect: inheritance from a final class 'UIStackView'
// `init(coder:)` of a stack view can't fail in UIKit, unlike that of every other view: what
// overrides the one does not compile with the other.
import SwiftUI

final class Rows: UIStackView {}
