// expect: has no member 'bordered'
import SwiftUI

struct Screen: View {
  var body: some View {
    List { Text("a") }.listStyle(.bordered)
  }
}
