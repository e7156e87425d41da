// expect: invalid conversion from 'async' function of type
import SwiftUI

struct Save: View {
  let save: () async -> Void
  var body: some View { Button("Save") { await save() } }
}
