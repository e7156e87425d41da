// expect: 'init(wrappedValue:)' is unavailable
import SwiftUI

struct Draft { var text = "" }

struct Field: View {
  @Bindable var draft: Draft
  init(draft: Draft) { self._draft = Bindable(wrappedValue: draft) }
  var body: some View { Text("a") }
}
