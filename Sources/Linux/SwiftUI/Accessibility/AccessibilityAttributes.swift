// On Apple's platforms these belong to Foundation and the module Accessibility.

extension AttributeScopes {
  public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }

  /// What a text says to assistive technology alone.
  public struct AccessibilityAttributes: AttributeScope {
    public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute

    /// How urgent an announcement is.
    @frozen public enum AnnouncementPriorityAttribute: AttributedStringKey {
      public typealias Value = AnnouncementPriority

      public static let name = "UIAccessibilitySpeechAttributeAnnouncementPriority"

      public enum AnnouncementPriority: Hashable, Sendable {
        case `default`
        case high
        case low
      }
    }
  }
}

extension AttributeDynamicLookup {
  public subscript<T>(
    dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
  ) -> T where T: AttributedStringKey {
    self[T.self]
  }
}
