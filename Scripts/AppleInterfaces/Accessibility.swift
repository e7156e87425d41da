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

extension AttributeScopes {
  public struct AccessibilityAttributes: AttributeScope {
    public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute

    public enum AnnouncementPriorityAttribute: AttributedStringKey {
      public enum AnnouncementPriority: Hashable, Sendable {
        case low, `default`, high
      }
      public typealias Value = AnnouncementPriority
      public static let name = "AXSpeechAnnouncementPriority"
    }
  }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
  ) -> T { self[T.self] }
}
