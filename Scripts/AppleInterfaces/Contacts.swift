// What Contacts declares and our conversion uses, from Apple's public documentation.
// Compiled by Scripts/check-apple-interfaces only; never part of the package.

import Foundation

open class CNPostalAddress: NSObject {
  open var street: String { "" }
  open var subLocality: String { "" }
  open var city: String { "" }
  open var subAdministrativeArea: String { "" }
  open var state: String { "" }
  open var postalCode: String { "" }
  open var country: String { "" }
  open var isoCountryCode: String { "" }
}

open class CNMutablePostalAddress: CNPostalAddress {
  override open var street: String {
    get { "" }
    set {}
  }
  override open var subLocality: String {
    get { "" }
    set {}
  }
  override open var city: String {
    get { "" }
    set {}
  }
  override open var subAdministrativeArea: String {
    get { "" }
    set {}
  }
  override open var state: String {
    get { "" }
    set {}
  }
  override open var postalCode: String {
    get { "" }
    set {}
  }
  override open var country: String {
    get { "" }
    set {}
  }
  override open var isoCountryCode: String {
    get { "" }
    set {}
  }
}
