// expect: requires that 'Draft' conform to 'Identifiable'
import SwiftUI

struct Draft { var text = "" }

struct Page: View {
  let drafts: [Draft]
  var body: some View { ForEach(drafts) { Text($0.text) } }
}
