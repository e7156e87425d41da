// expect: does not conform to protocol 'Shape'
import SwiftUI

struct Nothing: Shape {}
