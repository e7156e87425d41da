// expect: cannot convert value of type 'String' to specified type 'LocalizedStringKey'
import SwiftUI

let word = "Save"
let key: LocalizedStringKey = word
