// expect: requires that 'Draft' conform to 'Identifiable'
import SwiftUI

struct Draft { var text = "" }

struct Page: View {
  @State private var draft: Draft?
  var body: some View { Text("a").sheet(item: $draft) { Text($0.text) } }
}
