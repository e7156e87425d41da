// expect: conform to '_FormatSpecifiable'
// A key's interpolation takes texts and numbers, not whatever has a description.
import SwiftUI

enum Part { case name, street }

func key(_ part: Part) -> LocalizedStringKey { "Part \(part)" }
