// expect: has no member 'grouped'
// expect: has no member 'insetGrouped'
// expect: has no member 'wheel'
// expect: has no member 'navigationLink'
// expect: has no member 'topBarLeading'
// expect: has no member 'topBarTrailing'
// expect: has no member 'bottomBar'
// expect: has no member 'navigationBarDrawer'
// Styles and places that a Mac has not.
import SwiftUI

@MainActor func grouped() -> some View { List { Text("a") }.listStyle(.grouped) }
@MainActor func inset() -> some View { List { Text("a") }.listStyle(.insetGrouped) }
@MainActor func wheel() -> some View { Text("a").pickerStyle(.wheel) }
@MainActor func page() -> some View { Text("a").pickerStyle(.navigationLink) }
@MainActor func leading() -> some View {
  Text("a").toolbar { ToolbarItem(placement: .topBarLeading) { Text("b") } }
}
@MainActor func trailing() -> some View {
  Text("a").toolbar { ToolbarItem(placement: .topBarTrailing) { Text("b") } }
}
@MainActor func bottom() -> some View {
  Text("a").toolbar { ToolbarItem(placement: .bottomBar) { Text("b") } }
}
@MainActor func drawer() -> some View {
  Text("a").searchable(text: .constant(""), placement: .navigationBarDrawer)
}
