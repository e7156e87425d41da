// expect: cannot convert value of type 'Bool' to expected argument type 'Binding<Bool>'
import SwiftUI

struct Choice: View {
  @State private var isOn = false
  var body: some View { Toggle("Default", isOn: isOn) }
}
