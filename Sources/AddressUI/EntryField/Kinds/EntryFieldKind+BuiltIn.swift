import Foundation

extension EntryFieldKind {
  /// Any text: nothing is offered, limited, tidied or wrong.
  public static var plain: EntryFieldKind { EntryFieldKind() }

  /// A person's whole name.
  public static var name: EntryFieldKind { line(.name) }

  /// A company, an authority or another organisation.
  public static var organization: EntryFieldKind { line(.organizationName) }

  /// A street and a house number.
  public static var street: EntryFieldKind { line(.streetAddressLine1) }

  /// What comes after the street: a flat, a floor, a suite.
  public static var line2: EntryFieldKind { line(.streetAddressLine2) }

  /// A town or city.
  public static var city: EntryFieldKind { line(.addressCity) }

  /// A state, a county or another part of a country.
  public static var region: EntryFieldKind { line(.addressState) }

  /// A telephone number of any country.
  public static var phone: EntryFieldKind {
    var kind = EntryFieldKind()
    kind.contentType = .telephoneNumber
    kind.keyboard = .phone
    kind.capitalization = .never
    kind.isAutocorrected = false
    kind.characterLimit = 40
    kind.correctTyped = { plainPunctuation($0) }
    kind.tidy = { singleSpaced($0) }
    kind.check = { AddressPartCheck.message(.phone, $0, countryCode: "", language: $1) }
    return kind
  }

  /// An e-mail address.
  ///
  /// It is checked for its form only: a name, one `@`, and a domain with a dot.
  public static var email: EntryFieldKind {
    var kind = EntryFieldKind()
    kind.contentType = .emailAddress
    kind.keyboard = .email
    kind.capitalization = .never
    kind.isAutocorrected = false
    kind.characterLimit = 254
    kind.correctTyped = { plainPunctuation($0) }
    kind.tidy = { $0.filter { !$0.isWhitespace } }
    kind.check = { text, language in
      NetworkName.isEmailAddress(text) ? nil : EntryFieldTexts.texts(for: language).email
    }
    return kind
  }

  /// The address of a web page.
  ///
  /// One that is typed without a scheme gets `https://` when the field is left.
  public static var url: EntryFieldKind {
    var kind = EntryFieldKind()
    kind.contentType = .URL
    kind.keyboard = .url
    kind.capitalization = .never
    kind.isAutocorrected = false
    kind.characterLimit = 1000
    kind.correctTyped = { plainPunctuation($0) }
    kind.tidy = { NetworkName.withScheme($0.filter { !$0.isWhitespace }) }
    kind.check = { text, language in
      NetworkName.isWebAddress(text) ? nil : EntryFieldTexts.texts(for: language).url
    }
    return kind
  }

  /// A code of six digits from a message.
  public static var oneTimeCode: EntryFieldKind { oneTimeCode(length: 6) }

  /// A code from a message; whatever is no digit is left out.
  public static func oneTimeCode(length: Int) -> EntryFieldKind {
    var kind = EntryFieldKind()
    kind.contentType = .oneTimeCode
    kind.keyboard = .numbers
    kind.capitalization = .never
    kind.isAutocorrected = false
    kind.returnKey = .done
    kind.characterLimit = length
    kind.correctTyped = { text in
      text.compactMap(\.decimalValue).map(String.init).joined()
    }
    kind.check = { text, language in
      text.count == length ? nil : EntryFieldTexts.texts(for: language).oneTimeCode(length)
    }
    return kind
  }

  /// A line of an address or a name: capitals, no correction, no limit that a real one reaches.
  private static func line(_ contentType: EntryFieldContentType) -> EntryFieldKind {
    var kind = EntryFieldKind()
    kind.contentType = contentType
    kind.capitalization = .words
    kind.isAutocorrected = false
    kind.characterLimit = 120
    kind.tidy = { singleSpaced($0) }
    return kind
  }
}

extension Character {
  /// The value of a decimal digit of any script; nil for other numbers, such as Roman ones.
  fileprivate var decimalValue: Int? {
    guard unicodeScalars.count == 1, let scalar = unicodeScalars.first,
      scalar.properties.numericType == .decimal
    else { return nil }
    return wholeNumberValue
  }
}
