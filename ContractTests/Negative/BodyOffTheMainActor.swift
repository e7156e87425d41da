// expect: main actor-isolated property 'body' can not be referenced from a nonisolated context
import SwiftUI

struct Line: View {
  var body: some View { Text("a") }
}

nonisolated func measure(_ line: Line) -> Any { line.body }
