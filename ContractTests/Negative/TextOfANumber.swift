// expect: cannot convert value of type 'Int' to expected argument type
import SwiftUI

struct Line: View {
  let count: Int
  var body: some View { Text(count) }
}
