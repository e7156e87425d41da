// What Accessibility declares and our views use, from Apple's public documentation: shapes without
// a behaviour. Compiled by Scripts/check-apple-interfaces only; never part of the package.

@_exported import Foundation

public enum AccessibilityNotification {
  public struct Announcement {
    public init(_ announcement: String) {}
    public init(_ announcement: AttributedString) {}
    public func post() {}
  }
}

// Its attributes of texts are those that the module SwiftUI for Linux declares: two would be ambiguous.
