// expect: requires that 'Text' conform to 'Sequence'
import SwiftUI

struct Sentence: View {
  let name: String
  var body: some View { Text("Hello ") + name }
}
