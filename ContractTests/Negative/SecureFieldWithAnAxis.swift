// expect: extra argument 'axis' in call
import SwiftUI

struct Field: View {
  @State private var text = ""
  var body: some View { SecureField("Code", text: $text, axis: .vertical) }
}
