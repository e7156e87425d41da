// expect: has no member 'keyboardType'
// expect: has no member 'textInputAutocapitalization'
// expect: has no member 'navigationBarTitleDisplayMode'
// expect: has no member 'fullScreenCover'
// expect: has no member 'listRowSpacing'
// expect: has no member 'listSectionSpacing'
// expect: has no member 'magicTap'
// What SwiftUI has on iOS and not on a Mac.
import SwiftUI

@MainActor func field() -> some View { TextField("a", text: .constant("")).keyboardType(.default) }
@MainActor func letters() -> some View { Text("a").textInputAutocapitalization(.never) }
@MainActor func bar() -> some View { Text("a").navigationBarTitleDisplayMode(.inline) }
@MainActor func cover() -> some View {
  Text("a").fullScreenCover(isPresented: .constant(true)) { Text("b") }
}
@MainActor func rows() -> some View { Text("a").listRowSpacing(8) }
@MainActor func sections() -> some View { Text("a").listSectionSpacing(8) }
@MainActor func tap() -> some View { Text("a").accessibilityAction(.magicTap) {} }
