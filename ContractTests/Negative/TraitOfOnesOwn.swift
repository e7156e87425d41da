// expect: does not conform to protocol 'UITraitDefinition'
import UIKit

struct Mood: UITraitDefinition {}
