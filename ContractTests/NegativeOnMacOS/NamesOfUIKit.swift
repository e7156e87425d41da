// expect: cannot find type 'UIKeyboardType' in scope
// expect: cannot find type 'UIColor' in scope
// expect: cannot find type 'UIFont' in scope
// expect: cannot find type 'UIContentSizeCategory' in scope
// expect: cannot find type 'UIView' in scope
// expect: cannot find type 'UITextContentType' in scope
// expect: cannot find type 'UIViewRepresentable' in scope
// expect: cannot find type 'TextInputAutocapitalization' in scope
// expect: cannot find type 'NavigationBarItem' in scope
// A Mac has no UIKit: `import SwiftUI` shows none of it there.
import SwiftUI

func names(
  _ keyboard: UIKeyboardType?,
  _ color: UIColor?,
  _ font: UIFont?,
  _ size: UIContentSizeCategory?,
  _ view: UIView?,
  _ content: UITextContentType?,
  _ hosted: (any UIViewRepresentable)?,
  _ capitalization: TextInputAutocapitalization?,
  _ mode: NavigationBarItem.TitleDisplayMode?
) {}
