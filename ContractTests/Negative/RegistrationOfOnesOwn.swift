// expect: type 'Registration' does not conform to protocol 'NSObjectProtocol'
// expect: type 'Observed' does not conform to protocol 'UITraitChangeObservable'
// expect: type 'Registration' does not conform to protocol 'NSCopying'
// expect: 'UITraitChangeObservable' requires that 'Observed' inherit from 'UIView'
import UIKit

final class Registration: UITraitChangeRegistration {}

final class Observed: UITraitChangeObservable {}
