/// One style declaration as a class of its own, named by what it says.
///
/// A page allows no inline styles, so every declaration that views ask for becomes one rule
/// under a class whose name is a hash of it: the same in every process, and sent once.
struct StyleClass: Hashable, Sendable {
  let name: String
  let rule: String

  /// - Parameters:
  ///   - declaration: A property and its value, such as `padding-top:16px`.
  ///   - selector: What follows the class in the rule's selector, such as `::placeholder`.
  init(_ declaration: String, selector: String = "") {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in selector.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    for byte in declaration.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    name = "c" + String(hash & 0xffff_ffff_ffff, radix: 36)
    rule = ".\(name)\(selector){\(declaration)}"
  }
}

extension StyleClass {
  /// A length in pixels; the text size of the page scales fonts, not measures.
  static func px(_ property: String, _ length: CGFloat) -> StyleClass {
    StyleClass("\(property):\(pixels(length))")
  }
}

/// A length as a style sheet writes it, without a trailing `.0`.
func pixels(_ length: CGFloat) -> String {
  guard length.isFinite else { return "0" }
  let rounded = (length * 100).rounded() / 100
  return rounded == rounded.rounded() ? "\(Int(rounded))px" : "\(rounded)px"
}
