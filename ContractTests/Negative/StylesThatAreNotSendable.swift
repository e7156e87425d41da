// expect: type 'DefaultButtonStyle' does not conform to the 'Sendable' protocol
// expect: type 'PlainButtonStyle' does not conform to the 'Sendable' protocol
// expect: type 'BorderlessButtonStyle' does not conform to the 'Sendable' protocol
// expect: type 'BorderedButtonStyle' does not conform to the 'Sendable' protocol
// expect: type 'BorderedProminentButtonStyle' does not conform to the 'Sendable' protocol
// expect: type 'DefaultLabelStyle' does not conform to the 'Sendable' protocol
// expect: type 'IconOnlyLabelStyle' does not conform to the 'Sendable' protocol
// expect: type 'TitleOnlyLabelStyle' does not conform to the 'Sendable' protocol
// expect: type 'TitleAndIconLabelStyle' does not conform to the 'Sendable' protocol
// expect: type 'DefaultToggleStyle' does not conform to the 'Sendable' protocol
// expect: type 'SwitchToggleStyle' does not conform to the 'Sendable' protocol
// expect: type 'ButtonToggleStyle' does not conform to the 'Sendable' protocol
import SwiftUI

func send<T: Sendable>(_ type: T.Type) {}

func sendAll() {
  send(DefaultButtonStyle.self)
  send(PlainButtonStyle.self)
  send(BorderlessButtonStyle.self)
  send(BorderedButtonStyle.self)
  send(BorderedProminentButtonStyle.self)
  send(DefaultLabelStyle.self)
  send(IconOnlyLabelStyle.self)
  send(TitleOnlyLabelStyle.self)
  send(TitleAndIconLabelStyle.self)
  send(DefaultToggleStyle.self)
  send(SwitchToggleStyle.self)
  send(ButtonToggleStyle.self)
}
