public import PostalAddresses

/// The address of a picked suggestion, ready to be written into a form's address.
///
/// The number and the unit that were typed are kept where the provider's answer lacks them. Name,
/// phone, a filled second line and every field that was edited since the pick stay as they are.
public struct PickedAddress: Sendable, Hashable {
  private let address: PostalAddress
  private let typed: TypedAddress
  private let edited: Set<AddressField>

  /// What goes with a street: left from another address, it would belong to neither.
  private static let places: [AddressField] = [
    .dependentLocality, .city, .region, .postalCode, .sortingCode,
  ]

  package init(_ address: PostalAddress, typed: TypedAddress, keeping edited: Set<AddressField>) {
    self.address = address
    self.typed = typed
    self.edited = edited
  }

  /// Writes the street, the places, the codes and the country as one unit.
  ///
  /// A part that the answer lacks is cleared, and so is one that the form of the country does not
  /// show: nobody could see or correct it.
  ///
  /// - Parameter form: The address of the form.
  /// - Returns: The fields that hold what was typed and not what the provider knows.
  @discardableResult public func write(into form: inout PostalAddress) -> Set<AddressField> {
    var answer = address.normalized()
    let format = AddressFormat.format(for: answer.countryCode)
    for field in [AddressField.dependentLocality, .city, .region, .postalCode, .sortingCode]
    where !format.isShown(field) {
      answer[field] = ""
    }
    let ownsLine2 = !edited.contains(.line2) && form.line2.isEmpty
    let completion = typed.completing(answer.street, line2: ownsLine2 ? nil : form.line2)
    answer.street = completion.street
    for field in [
      AddressField.street, .dependentLocality, .city, .region, .postalCode, .sortingCode, .country,
    ]
    where !edited.contains(field) {
      form[field] = answer[field]
    }
    if ownsLine2 { form.line2 = completion.line2 }
    return completion.unverified.subtracting(edited)
  }
}

extension PickedAddress: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// A text without any part of the address.
  public var description: String { "PickedAddress(redacted)" }

  /// A text without any part of the address.
  public var debugDescription: String { "PickedAddress(redacted)" }

  /// A mirror without children, so that `dump` shows nothing.
  public var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .struct) }
}
