// expect: requires that 'Draft' conform to 'Equatable'
import SwiftUI

struct Draft { var text = "" }

struct Field: View {
  @State private var draft = Draft()
  var body: some View { Text("a").onChange(of: draft) {} }
}
