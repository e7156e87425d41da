// expect: type 'AccessibilityChildBehavior' does not conform to the 'Sendable' protocol
// expect: type 'ScrollIndicatorVisibility' does not conform to the 'Sendable' protocol
// expect: type 'ToolbarItemPlacement' does not conform to the 'Sendable' protocol
// expect: type 'Transaction' does not conform to the 'Sendable' protocol
// expect: type 'PopoverAttachmentAnchor' does not conform to the 'Sendable' protocol
import SwiftUI

func send<T: Sendable>(_ type: T.Type) {}

func sendAll() {
  send(AccessibilityChildBehavior.self)
  send(ScrollIndicatorVisibility.self)
  send(ToolbarItemPlacement.self)
  send(Transaction.self)
  send(PopoverAttachmentAnchor.self)
}
