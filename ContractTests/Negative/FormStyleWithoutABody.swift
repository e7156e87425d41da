// expect: does not conform to protocol 'FormStyle'
import SwiftUI

struct Plain: FormStyle {}
