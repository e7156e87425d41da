// expect: member 'tertiary'
// Color and the levels are different types: .red has no .tertiary beside it.
import SwiftUI

struct Line: View {
  let isWrong: Bool
  var body: some View { Text("a").foregroundStyle(isWrong ? .red : .tertiary) }
}
