// expect: non-Sendable type 'Draft'
import SwiftUI

final class Draft { var text = "" }

func load(_ draft: Draft) async { draft.text = "a" }

struct Field: View {
  nonisolated static func loading(_ draft: Draft) -> some View {
    EmptyView().task { await load(draft) }
  }
  var body: some View { EmptyView() }
}
