// expect: conform to 'Hashable'
import SwiftUI

struct Draft { var text = "" }

struct Screen: View {
  var body: some View {
    NavigationLink(value: Draft()) { Text("a") }
  }
}
