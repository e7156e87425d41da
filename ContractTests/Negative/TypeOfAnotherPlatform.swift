// expect: cannot find type 'NSTextContentType'
import SwiftUI

let kind: NSTextContentType? = nil
