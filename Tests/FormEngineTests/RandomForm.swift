import FormEngine

/// A form with rules and policies drawn at random, in two shapes: as the engine declares it, and as
/// plain data for a model to read.
struct RandomForm {
  enum Name: Hashable {
    case name
    case email
    case city
    case displayName
    case phone(Int)
    case country
  }

  enum Rule {
    case required(ValidationPolicy)
    case notBad(ValidationPolicy)
    case asked(ValidationPolicy)
    /// The email must not be the name.
    case differs(ValidationPolicy)
  }

  private(set) var rules: [String: [Rule]] = [:]
  let isImmediate: Bool
  let submitsAfterLast: Bool
  let tidiesNumbers: Bool
  let normalizes: Bool
  let followsCountry: Bool

  init(_ random: inout SplitMix) {
    isImmediate = random.below(3) == 0
    submitsAfterLast = random.below(2) == 0
    tidiesNumbers = random.below(2) == 0
    normalizes = random.below(2) == 0
    followsCountry = random.below(2) == 0
    for key in ["name", "email", "city", "displayName", "phone"] {
      func policy() -> ValidationPolicy {
        random.below(3) == 0
          ? random.pick([.all, .userActions, .submitThenLive, [.focusLoss, .correction]])
          : ValidationPolicy(rawValue: UInt8(random.below(32)))
      }
      var drawn: [Rule] = [.required(policy())]
      if random.below(2) == 0 { drawn.append(.notBad(policy())) }
      if random.below(3) > 0 { drawn.append(.asked(policy())) }
      if random.below(3) == 0 { drawn.append(.asked(policy())) }
      if random.below(4) == 0 { drawn.swapAt(0, drawn.count - 1) }
      if key == "email" { drawn.append(.differs(policy())) }
      rules[key] = drawn
    }
  }

  func rules(of name: Name) -> [Rule] {
    switch name {
    case .name: rules["name"] ?? []
    case .email: rules["email"] ?? []
    case .city: rules["city"] ?? []
    case .displayName: rules["displayName"] ?? []
    case .phone: rules["phone"] ?? []
    case .country: []
    }
  }

  /// What somebody else says about a text.
  static func answer(about text: String) throws -> ValidationResult {
    switch text {
    case "boom": throw Offline()
    case "cancel": throw CancellationError()
    case "taken": .invalid("Taken")
    default: .valid
    }
  }

  /// The names of a value's fields, as they are declared.
  static func names(in value: Draft) -> [Name] {
    [.name, .email, .city, .displayName] + value.phones.map { .phone($0.id) } + [.country]
  }

  /// The names of a value's fields, as they follow one another.
  func order(in value: Draft) -> [Name] {
    let declared = Self.names(in: value)
    guard followsCountry, value.country == "JP" else { return declared }
    let first: [Name] = [.city, .displayName, .name]
    return first + declared.filter { !first.contains($0) }
  }

  static func isActive(_ name: Name, in value: Draft) -> Bool {
    name != .city || value.country != "SG"
  }

  static func text(of name: Name, in value: Draft) -> String {
    switch name {
    case .name: value.name
    case .email: value.email
    case .city: value.city
    case .displayName: value.profile.displayName
    case .phone(let id): value.phones.first { $0.id == id }?.number ?? ""
    case .country: value.country
    }
  }

  static func write(_ text: String, to name: Name, in value: inout Draft) {
    switch name {
    case .name: value.name = text
    case .email: value.email = text
    case .city: value.city = text
    case .displayName: value.profile.displayName = text
    case .phone(let id):
      guard let place = value.phones.firstIndex(where: { $0.id == id }) else { return }
      value.phones[place].number = text
    case .country: value.country = text
    }
  }

  static func tidied(_ text: String) -> String {
    text.hasSuffix("~") ? String(text.dropLast()) : text
  }

  /// What the field is put in order to when it is left.
  func tidied(_ name: Name, in value: Draft) -> String {
    let text = Self.text(of: name, in: value)
    guard case .phone = name, tidiesNumbers else { return name == .name ? Self.tidied(text) : text }
    return Self.tidied(text)
  }

  static func normalize(_ value: inout Draft) {
    if value.email.hasSuffix("~") { value.email = tidied(value.email) }
    value.profile.motto = "normal"
  }
}

extension RandomForm {
  /// The form as the engine declares it.
  @MainActor func declared(save: @escaping @MainActor (Draft) throws -> Void) -> DraftForm {
    let differs = rules(of: .email)
      .compactMap { if case .differs(let policy) = $0 { policy } else { nil } }
    let form = DraftForm {
      DraftForm.Field(\.name) { validations("name") }.tidied(by: Self.tidied)
      DraftForm.Field(\.email) { validations("email") }
      DraftForm.Field(\.city) { validations("city") }.when { $0.country != "SG" }
      DraftForm.Scope(\.profile) {
        FormOf<Draft.Profile>.Field(\.displayName) { validations("displayName") }
      }
      DraftForm.ForEach(\.phones) {
        if tidiesNumbers {
          FormOf<Phone>.Field(\.number) { validations("phone") }.tidied(by: Self.tidied)
        } else {
          FormOf<Phone>.Field(\.number) { validations("phone") }
        }
      }
      DraftForm.Field(\.country).focusable(false)
      for policy in differs {
        DraftForm.Check(\.email, reading: [\.name], policy: policy) {
          $0.email == $0.name ? .invalid("Same") : .valid
        }
      }
    }
    .observedChangeDelay(isImmediate ? .immediate : FormDelay {})
    .submitsAfterLastField(submitsAfterLast)
    .onSubmit(save)
    let ordered =
      followsCountry
      ? form.fieldOrder { $0.country == "JP" ? [\.city, \.profile.displayName, \.name] : [] } : form
    return normalizes ? ordered.normalizingOnSubmit(Self.normalize) : ordered
  }

  private func validations(_ key: String) -> [Validation<String>] {
    (rules[key] ?? [])
      .compactMap { rule in
        switch rule {
        case .required(let policy): Validation(policy: policy, error: "Required") { !$0.isEmpty }
        case .notBad(let policy): Validation(policy: policy, error: "Bad") { $0 != "bad" }
        case .asked(let policy):
          Validation(policy: policy) { text async throws in try Self.answer(about: text) }
        case .differs: nil
        }
      }
  }
}

extension RandomForm.Rule {
  var policy: ValidationPolicy {
    switch self {
    case .required(let policy), .notBad(let policy), .asked(let policy), .differs(let policy):
      policy
    }
  }

  var isAsked: Bool { if case .asked = self { true } else { false } }

  func judge(_ text: String, in value: Draft) -> [ErrorMessage] {
    switch self {
    case .required: text.isEmpty ? ["Required"] : []
    case .notBad: text == "bad" ? ["Bad"] : []
    case .differs: value.email == value.name ? ["Same"] : []
    case .asked: []
    }
  }
}
