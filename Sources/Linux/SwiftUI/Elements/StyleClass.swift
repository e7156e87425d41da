/// One style declaration as a class of its own, named by what it says.
///
/// A page allows no inline styles, so every declaration that views ask for becomes one rule
/// under a class whose name is a hash of it: the same in every process, and sent once.
struct StyleClass: Hashable, Sendable {
  private let shared: Shared

  var name: String { shared.name }
  var rule: String { shared.rule }

  private final class Shared: Sendable {
    let name: String
    let rule: String

    init(_ declaration: String, _ selector: String) {
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325
      for byte in selector.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
      for byte in declaration.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
      name = "c" + String(hash & 0xffff_ffff_ffff, radix: 36)
      rule = ".\(name)\(selector){\(declaration)}"
    }
  }

  /// What has been made so far, shared by all sessions: an app says the same few hundred
  /// declarations over and over.
  ///
  /// Unchecked because the dictionary is only touched while the lock is held.
  private final class Made: @unchecked Sendable {
    static let styles = Made()
    /// Measures that never repeat, as of something that moves, must not pile up.
    private static let limit = 4096

    private let lock = Lock()
    private var byDeclaration: [String: Shared] = [:]

    func style(_ declaration: String, _ selector: String) -> Shared {
      lock.withLock {
        let key = selector.isEmpty ? declaration : selector + "{" + declaration
        if let known = byDeclaration[key] { return known }
        let new = Shared(declaration, selector)
        if byDeclaration.count < Self.limit { byDeclaration[key] = new }
        return new
      }
    }
  }

  /// - Parameters:
  ///   - declaration: A property and its value, such as `padding-top:16px`.
  ///   - selector: What follows the class in the rule's selector, such as `::placeholder`.
  init(_ declaration: String, selector: String = "") {
    shared = Made.styles.style(declaration, selector)
  }

  static func == (one: StyleClass, other: StyleClass) -> Bool {
    one.shared === other.shared || one.name == other.name
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

extension StyleClass {
  /// A length in pixels; the text size of the page scales fonts, not measures.
  static func px(_ property: String, _ length: CGFloat) -> StyleClass {
    StyleClass("\(property):\(pixels(length))")
  }
}

extension StyleClass {
  /// What it says of the element itself, by property.
  var declarations: [String: String] {
    let opening = ".\(name){"
    guard rule.hasPrefix(opening) else { return [:] }
    var found: [String: String] = [:]
    for declaration in rule.dropFirst(opening.count).dropLast().split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1)
      if parts.count == 2 { found[String(parts[0])] = String(parts[1]) }
    }
    return found
  }
}

/// A length as a style sheet writes it, without a trailing `.0`.
func pixels(_ length: CGFloat) -> String {
  guard length.isFinite else { return "0" }
  let rounded = (length * 100).rounded() / 100
  return rounded == rounded.rounded() ? "\(Int(rounded))px" : "\(rounded)px"
}
