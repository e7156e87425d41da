// expect: closure containing control flow statement cannot be used with result builder
// ViewBuilder has no buildArray: repeated views are ForEach's.
import SwiftUI

struct Names: View {
  let names: [String]
  var body: some View {
    VStack {
      for name in names { Text(name) }
    }
  }
}
