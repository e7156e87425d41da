@_exported import Foundation
@_exported import Observation

#if PROFILE_MACOS
// A Mac has no UIKit. What a field's content is there called stands in that module here.
@_exported import struct UIKit.NSTextContentType
#else
@_exported import UIKit
#endif

/// A part of an app's user interface.
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Builds the node that stands for this view. Views of apps take the default: their body.
  @MainActor static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node

  /// Hands the node that was built for such a view a new one; false where the node is another's.
  @MainActor static func _update(
    _ node: _Node,
    _ view: Self,
    _ environment: EnvironmentValues
  ) -> Bool
}

extension View {
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
    CompositeNode(view, inputs)
  }

  @MainActor public static func _update(
    _ node: _Node,
    _ view: Self,
    _ environment: EnvironmentValues
  ) -> Bool {
    node.updateIfDrawing(view, environment)
  }
}

extension View where Body == Never {
  // Only for the views of this module: Apple's SwiftUI gives no such body to those of an app.
  @_spi(Primitives) public var body: Never {
    fatalError("\(Self.self) draws itself and has no body to ask for.")
  }
}

extension Never: View {
  public var body: Never {
    fatalError("Never has no value, so this can't be reached.")
  }
}
