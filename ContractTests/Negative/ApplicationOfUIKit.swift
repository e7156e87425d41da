// expect: cannot find 'UIApplication'
import SwiftUI

@MainActor func open() { _ = UIApplication.shared }
