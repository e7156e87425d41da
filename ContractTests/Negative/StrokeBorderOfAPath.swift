// expect: has no member 'strokeBorder'
import SwiftUI

struct Drawn: View {
  var body: some View { Path().strokeBorder(.red) }
}
