import AddressUI
import SwiftUI

/// The kinds that the gallery shows: some of the package's, and one of this app.
enum GalleryKind: String, CaseIterable, Identifiable {
  case name = "Name"
  case street = "Street"
  case eircode = "Eircode"
  case phone = "Phone"
  case email = "E-mail"
  case webPage = "Web page"
  case code = "Code"
  case member = "Member"

  var id: String { rawValue }

  var kind: EntryFieldKind {
    switch self {
    case .name: .name
    case .street: .street
    case .eircode: .postalCode(for: "IE")
    case .phone: .phone
    case .email: .email
    case .webPage: .url
    case .code: .oneTimeCode
    case .member: .member
    }
  }

  var symbol: String {
    switch self {
    case .name: "person"
    case .street: "house"
    case .eircode: "mappin.and.ellipse"
    case .phone: "phone"
    case .email: "envelope"
    case .webPage: "globe"
    case .code: "lock"
    case .member: "number"
    }
  }

  var sample: String {
    switch self {
    case .name: "Rí Ó Sampla"
    case .street: "3 Example Quay"
    case .eircode: "T12 X70A"
    case .phone: "+353 21 496 0000"
    case .email: "ri@example.org"
    case .webPage: "https://example.org"
    case .code: "204518"
    case .member: "M-204518"
    }
  }
}

extension EntryFieldKind {
  /// A membership number of this app, such as `M-204518`.
  static var member: EntryFieldKind {
    var kind = EntryFieldKind()
    kind.keyboard = .codes
    kind.capitalization = .characters
    kind.isAutocorrected = false
    kind.characterLimit = 8
    kind.correctTyped = { plainPunctuation($0) }
    kind.tidy = { $0.uppercased() }
    kind.check = { text, _ in
      text.hasPrefix("M-") && text.count == 8 ? nil : "A number looks like M-204518."
    }
    return kind
  }
}
