// expect: initializer 'init(_:)' requires that 'Int' conform to 'StringProtocol'
import SwiftUI

struct Line: View {
  let count: Int
  var body: some View { Text(count) }
}
