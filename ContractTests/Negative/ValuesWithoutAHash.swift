// expect: global function 'hash' requires that 'EventModifiers' conform to 'Hashable'
// expect: global function 'hash' requires that 'ScrollIndicatorVisibility' conform to 'Hashable'
import SwiftUI

func hash<T: Hashable>(_ type: T.Type) {}

func hashAll() {
  hash(EventModifiers.self)
  hash(ScrollIndicatorVisibility.self)
}
