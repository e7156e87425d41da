import ComposableForms
import PostalAddresses

/// Errors that a server found, each on the field it is about.
///
/// Throw it from `onSave`: the messages stand under their fields until these are changed, and the
/// first of them takes the focus.
///
/// ```swift
/// throw AddressFieldErrors([.postalCode: "We don't deliver to this postal code."])
/// ```
public struct AddressFieldErrors: Error, Hashable, Sendable {
  /// A sentence for each field at fault.
  public var errors: [AddressField: String]
  /// A sentence about the address as a whole, shown under the button.
  public var message: String?

  /// Creates the errors of a refused address.
  ///
  /// - Parameters:
  ///   - errors: A sentence for each field; fields that the form does not show are left out.
  ///   - message: A sentence about the address as a whole.
  public init(_ errors: [AddressField: String], message: String? = nil) {
    self.errors = errors
    self.message = message
  }
}

extension AddressFieldErrors: CustomStringConvertible {
  /// The fields at fault.
  ///
  /// The sentences are left out: they may quote the address.
  public var description: String {
    "AddressFieldErrors(\(errors.keys.map(\.code).sorted().joined(separator: ", ")))"
  }
}

extension AddressFieldErrors {
  /// The errors by the ids that the form's fields have.
  var formErrors: FormFieldErrors {
    var byID: [AnyHashable: [ErrorMessage]] = [:]
    for (field, sentence) in errors {
      guard let id = field.formFieldID else { continue }
      byID[id] = [ErrorMessage(sentence, code: "server:\(field.code)")]
    }
    return FormFieldErrors(byID, form: message.map { ErrorMessage($0) })
  }
}

extension AddressField {
  /// The id of the field in the form; nil for what the form does not ask for.
  var formFieldID: AnyHashable? {
    switch self {
    case .name: \PostalAddress.fullName
    case .country: \PostalAddress.countryCode
    case .street: \PostalAddress.street
    case .line2: \PostalAddress.line2
    case .city: \PostalAddress.city
    case .region: \PostalAddress.region
    case .postalCode: \PostalAddress.postalCode
    case .phone: \PostalAddress.phone
    case .organization: \PostalAddress.organization
    case .dependentLocality: \PostalAddress.dependentLocality
    case .sortingCode: \PostalAddress.sortingCode
    default: nil
    }
  }
}
