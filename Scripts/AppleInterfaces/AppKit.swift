// What AppKit declares and our views use, from Apple's public documentation: shapes without a
// behaviour. Compiled by Scripts/check-apple-interfaces only; never part of the package.

@_exported import Foundation

open class NSAppearance: NSObject {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
    public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
  }

  open func bestMatch(from appearances: [NSAppearance.Name]) -> NSAppearance.Name? { nil }
}

open class NSColor: NSObject, @unchecked Sendable {
  public typealias Name = String

  public convenience init(
    name colorName: NSColor.Name?,
    dynamicProvider: @escaping (NSAppearance) -> NSColor
  ) {
    self.init()
  }

  public convenience init(srgbRed: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init()
  }
}

public struct NSTextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension NSTextContentType {
  public static let username = NSTextContentType(rawValue: "username")
  public static let password = NSTextContentType(rawValue: "password")
  public static let newPassword = NSTextContentType(rawValue: "newPassword")
  public static let oneTimeCode = NSTextContentType(rawValue: "oneTimeCode")
  public static let emailAddress = NSTextContentType(rawValue: "emailAddress")
  public static let telephoneNumber = NSTextContentType(rawValue: "telephoneNumber")
  public static let URL = NSTextContentType(rawValue: "URL")
  public static let name = NSTextContentType(rawValue: "name")
  public static let namePrefix = NSTextContentType(rawValue: "namePrefix")
  public static let givenName = NSTextContentType(rawValue: "givenName")
  public static let middleName = NSTextContentType(rawValue: "middleName")
  public static let familyName = NSTextContentType(rawValue: "familyName")
  public static let nameSuffix = NSTextContentType(rawValue: "nameSuffix")
  public static let nickname = NSTextContentType(rawValue: "nickname")
  public static let jobTitle = NSTextContentType(rawValue: "jobTitle")
  public static let organizationName = NSTextContentType(rawValue: "organizationName")
  public static let location = NSTextContentType(rawValue: "location")
  public static let fullStreetAddress = NSTextContentType(rawValue: "fullStreetAddress")
  public static let streetAddressLine1 = NSTextContentType(rawValue: "streetAddressLine1")
  public static let streetAddressLine2 = NSTextContentType(rawValue: "streetAddressLine2")
  public static let addressCity = NSTextContentType(rawValue: "addressCity")
  public static let addressState = NSTextContentType(rawValue: "addressState")
  public static let addressCityAndState = NSTextContentType(rawValue: "addressCityAndState")
  public static let sublocality = NSTextContentType(rawValue: "sublocality")
  public static let countryName = NSTextContentType(rawValue: "countryName")
  public static let postalCode = NSTextContentType(rawValue: "postalCode")
}

@MainActor open class NSResponder: NSObject {}

@MainActor open class NSWindow: NSResponder {
  open var firstResponder: NSResponder? { nil }
}

@MainActor open class NSApplication: NSResponder {
  open class var shared: NSApplication { NSApplication() }
  open var keyWindow: NSWindow? { nil }
}

@MainActor public protocol NSTextInputClient {
  func hasMarkedText() -> Bool
}
