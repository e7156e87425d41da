extension AddressFormat {
  /// The example or hint inside an empty field; empty where there is nothing to say.
  ///
  /// Places and people in it are invented; the postal code is the data's first example.
  public func prompt(for field: AddressField) -> String {
    switch field {
    case .postalCode:
      postalCodeExample ?? ""
    case .region:
      isRequired(.region) ? regions.first?.name(in: language) ?? "" : ""
    case .phone:
      isRequired(.phone) ? "" : phrasebook.prompts[field] ?? ""
    default:
      phrasebook.prompts[field] ?? ""
    }
  }

  /// A postal code of the country, as the post writes it, or nil where there is none.
  public var postalCodeExample: String? { postalCodeExamples.first }

  /// Postal codes of the country, as the post writes them; empty where there are none.
  public var postalCodeExamples: [String] {
    adjustments?.changes.pattern.map { [$0.example] } ?? country.postalCodeExamples
  }

  /// The pattern of the country's postal codes, in the data's notation, or nil where any text passes.
  ///
  /// For display and for other systems; ``postalCodeVerdict(_:)`` judges.
  public var postalCodePattern: String? { postalCode?.source }

  /// Whether postal codes need only digits, apart from separators this package writes by itself.
  ///
  /// A form shows the numbers keyboard then. False where there is no pattern.
  public var usesDigitsOnlyPostalCode: Bool { postalCode?.isDigitsOnly ?? false }
}
