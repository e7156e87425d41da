/// What becomes of the elements inside an accessibility element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  enum Kind {
    case ignore
    case contain
    case combine
  }

  let kind: Kind

  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

/// How deep a heading stands.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified
  case h1
  case h2
  case h3
  case h4
  case h5
  case h6
}
