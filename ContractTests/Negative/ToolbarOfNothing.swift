// expect: expected expression of type
import SwiftUI

@MainActor @ToolbarContentBuilder func items() -> some ToolbarContent {
}
