/// What becomes of the elements inside an accessibility element.
public struct AccessibilityChildBehavior: Hashable {
  enum Kind {
    case ignore
    case contain
    case combine
  }

  let kind: Kind

  public static var ignore: AccessibilityChildBehavior { .init(kind: .ignore) }
  public static var contain: AccessibilityChildBehavior { .init(kind: .contain) }
  public static var combine: AccessibilityChildBehavior { .init(kind: .combine) }
}

/// How deep a heading stands.
@frozen public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified
  case h1
  case h2
  case h3
  case h4
  case h5
  case h6
}
