// expect: cannot convert value of type 'Binding<Int>' to expected argument type
// expect: generic parameter 'some Hashable' could not be inferred
import SwiftUI

struct Rows: View {
  @State private var place = 0
  var body: some View { ScrollView { Text("a") }.scrollPosition(id: $place) }
}
