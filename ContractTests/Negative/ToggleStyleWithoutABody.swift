// expect: type 'Check' does not conform to protocol 'ToggleStyle'
import SwiftUI

struct Check: ToggleStyle {}
