// expect: cannot convert value of type 'Bool' to expected argument type 'Binding<Bool>'
import SwiftUI

struct Page: View {
  @State private var isOpen = false
  var body: some View { Text("a").sheet(isPresented: isOpen) { Text("b") } }
}
