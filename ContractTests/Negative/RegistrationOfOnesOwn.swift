// expect: type 'Registration' does not conform to protocol 'NSObjectProtocol'
// expect: type 'Observed' does not conform to protocol 'UITraitChangeObservable'
import UIKit

final class Registration: UITraitChangeRegistration {}

final class Observed: UITraitChangeObservable {}
