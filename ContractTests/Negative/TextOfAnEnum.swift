// expect: requires that 'Part' conform to '_FormatSpecifiable'
// A key's interpolation takes texts and numbers, not whatever has a description.
import SwiftUI

enum Part { case name, street }

struct Line: View {
  let part: Part
  var body: some View { Text("Part \(part)") }
}
