// What CoreLocation declares and our MapKit provider uses, from Apple's public documentation.
// Compiled by Scripts/check-apple-interfaces only; never part of the package.

import Contacts
import Foundation

open class CLPlacemark: NSObject {
  public var name: String? { nil }
  public var thoroughfare: String? { nil }
  public var subThoroughfare: String? { nil }
  public var locality: String? { nil }
  public var subLocality: String? { nil }
  public var administrativeArea: String? { nil }
  public var subAdministrativeArea: String? { nil }
  public var postalCode: String? { nil }
  public var isoCountryCode: String? { nil }
  public var country: String? { nil }
}

// Declared beside the class, hence in an extension: a member of ours of this name is ambiguous.
extension CLPlacemark {
  public var postalAddress: CNPostalAddress? { nil }
}
