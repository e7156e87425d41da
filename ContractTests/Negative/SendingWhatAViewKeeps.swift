// expect: sending 'self.draft' risks causing data races
// Only found once SIL is made: -typecheck lets it pass.
import SwiftUI

final class Draft {}

func store(_ draft: Draft) async {}

struct Form: View {
  let draft: Draft
  var body: some View {
    Button("Save") { Task { await store(draft) } }
  }
}
