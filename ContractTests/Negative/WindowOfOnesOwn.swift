// expect: missing argument for parameter 'coder'
// expect: must be unwrapped
import UIKit

@MainActor func window() -> UIWindow { UIWindow() }
