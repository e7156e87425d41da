// expect: no exact matches in call to instance method 'padding'
import SwiftUI

struct Box: View {
  let size: String
  var body: some View { Text("a").padding(size) }
}
