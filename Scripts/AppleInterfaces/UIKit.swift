// What UIKit declares on Apple's platforms only and our views use, from Apple's public
// documentation, besides what our module of that name has: shapes without a behaviour. Compiled by
// Scripts/check-apple-interfaces only; never part of the package.

import Foundation
@_exported import UIKit

@MainActor open class UIResponder: NSObject {
  open var isFirstResponder: Bool { false }
}

@MainActor open class UIView: UIResponder {
  open var subviews: [UIView] { [] }
}

@MainActor open class UIWindow: UIView {}

@MainActor open class UIScene: UIResponder {}

@MainActor open class UIWindowScene: UIScene {
  open var keyWindow: UIWindow? { nil }
}

@MainActor open class UIApplication: UIResponder {
  open class var shared: UIApplication { UIApplication() }
  open var connectedScenes: Set<UIScene> { [] }
}

open class UITextRange: NSObject {}

@MainActor public protocol UITextInput: NSObjectProtocol {
  var markedTextRange: UITextRange? { get }
}
