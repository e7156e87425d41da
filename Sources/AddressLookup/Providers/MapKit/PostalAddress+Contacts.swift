#if os(iOS) || os(macOS) || APPLE_INTERFACES
public import Contacts
import Foundation
public import PostalAddresses

extension PostalAddress {
  /// Makes an address of one in Contacts.
  ///
  /// The first line of its street is the street, the lines below it become the second line. The
  /// name of the country and the county (`subAdministrativeArea`) get lost; without a code the
  /// country is empty. A contact's name, company and phone are no part of its addresses.
  ///
  /// - Parameter contact: The address in Contacts.
  public init(_ contact: CNPostalAddress) {
    let lines = contact.street.split(whereSeparator: \.isNewline)
    self.init(
      fullName: "",
      countryCode: contact.isoCountryCode.uppercased(),
      street: lines.first.map(String.init) ?? "",
      line2: lines.dropFirst().joined(separator: ", "),
      city: contact.city,
      region: contact.state,
      postalCode: contact.postalCode,
      dependentLocality: contact.subLocality
    )
  }

  /// Returns the address as Contacts keeps one.
  ///
  /// The second line stands below the street, behind a line break; the country is named in the
  /// language of the device, and by its code. Name, company, phone, the sorting code and whether it
  /// is the default get lost: Contacts keeps the first three with the contact, the others nowhere.
  ///
  /// - Returns: A new address, which the caller may change.
  public func contactsAddress() -> CNPostalAddress {
    let contact = CNMutablePostalAddress()
    contact.street = [street, line2].filter { !$0.isEmpty }.joined(separator: "\n")
    contact.subLocality = dependentLocality
    contact.city = city
    contact.state = region
    contact.postalCode = postalCode
    contact.country = Locale.current.localizedString(forRegionCode: countryCode) ?? ""
    contact.isoCountryCode = countryCode
    return contact
  }
}
#endif
