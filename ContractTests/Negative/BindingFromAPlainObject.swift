// expect: cannot find '$draft' in scope
// A model that is only a `let` has no bindings: @Bindable gives them.
import Observation
import SwiftUI

@Observable final class Draft { var text = "" }

struct Field: View {
  let draft: Draft
  var body: some View { TextField("Name", text: $draft.text) }
}
