// expect: of type 'Bool' to expected type 'Binding<Bool>'
import SwiftUI

struct Choice: View {
  @State private var isOn = false
  var body: some View { Toggle("Default", isOn: isOn) }
}
