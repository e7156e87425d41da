// expect: call to main actor-isolated initializer 'init(handler:)' in a synchronous nonisolated
import SwiftUI

nonisolated func quiet() -> OpenURLAction {
  OpenURLAction { _ in .handled }
}
