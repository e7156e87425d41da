import UIKit

#if PROFILE_MACOS
typealias TextContentType = NSTextContentType
#else
typealias TextContentType = UITextContentType
#endif

/// What keyboards and filling-in are told about a text field.
struct TextInput {
  var contentType: TextContentType?
  var keyboard = UIKeyboardType.default
  var capitalization: TextInputAutocapitalization?
  var correctsNothing = false
  var submitLabel: SubmitLabel?

  /// The attributes of the field's element.
  var attributes: [String: String] {
    var attributes: [String: String] = [:]
    attributes["autocomplete"] = contentType?.rawValue ?? "off"
    attributes["inputmode"] = keyboard.inputMode
    attributes["autocapitalize"] = capitalization?.html
    if correctsNothing {
      attributes["autocorrect"] = "off"
      attributes["spellcheck"] = "false"
    }
    attributes["enterkeyhint"] = submitLabel?.html
    return attributes
  }
}

extension UIKeyboardType {
  fileprivate var inputMode: String? {
    switch self {
    case .default, .namePhonePad, .numbersAndPunctuation: nil
    case .numberPad, .asciiCapableNumberPad: "numeric"
    case .decimalPad: "decimal"
    case .phonePad: "tel"
    case .emailAddress: "email"
    case .URL: "url"
    case .webSearch: "search"
    case .asciiCapable, .twitter: "text"
    }
  }
}

extension EnvironmentValues {
  private struct TextInputKey: EnvironmentKey {
    static var defaultValue: TextInput { TextInput() }
  }

  private struct SubmitTriggerKey: EnvironmentKey {
    static var defaultValue: SubmitTriggers { .text }
  }

  private struct SubmitActionsKey: EnvironmentKey {
    static var defaultValue: [SubmitAction] { [] }
  }

  var textInput: TextInput {
    get { self[TextInputKey.self] }
    set { self[TextInputKey.self] = newValue }
  }

  /// What Return in a field counts as.
  var submitTrigger: SubmitTriggers {
    get { self[SubmitTriggerKey.self] }
    set { self[SubmitTriggerKey.self] = newValue }
  }

  /// What happens on Return, from the innermost handler to the outermost.
  var submitActions: [SubmitAction] {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }
}

struct SubmitAction {
  let triggers: SubmitTriggers
  let act: @MainActor () -> Void
}

/// What makes a submission.
public struct SubmitTriggers: OptionSet, Sendable {
  public typealias RawValue = Int
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

/// What the key that submits is called.
public struct SubmitLabel: Sendable {
  let html: String

  public static var done: SubmitLabel { .init(html: "done") }
  public static var go: SubmitLabel { .init(html: "go") }
  public static var send: SubmitLabel { .init(html: "send") }
  public static var join: SubmitLabel { .init(html: "go") }
  public static var route: SubmitLabel { .init(html: "go") }
  public static var search: SubmitLabel { .init(html: "search") }
  public static var `return`: SubmitLabel { .init(html: "enter") }
  public static var next: SubmitLabel { .init(html: "next") }
  public static var `continue`: SubmitLabel { .init(html: "go") }
}

extension View {
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text,
    _ action: @escaping () -> Void
  ) -> some View {
    // Handlers are made in views and run when an event is handled, both on the main actor.
    nonisolated(unsafe) let action = action
    return modifier(
      EnvironmentModifier {
        $0.submitActions.insert(.init(triggers: triggers) { action() }, at: 0)
      }
    )
  }

  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    modifier(EnvironmentModifier { if isBlocking { $0.submitActions = [] } })
  }

  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    modifier(EnvironmentModifier { $0.textInput.submitLabel = submitLabel })
  }

  #if PROFILE_MACOS
  nonisolated public func textContentType(_ textContentType: NSTextContentType?) -> some View {
    modifier(EnvironmentModifier { $0.textInput.contentType = textContentType })
  }
  #else
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    modifier(EnvironmentModifier { $0.textInput.contentType = textContentType })
  }
  #endif

  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    modifier(
      EnvironmentModifier {
        $0.autocorrectionDisabled = disable
        $0.textInput.correctsNothing = disable
      }
    )
  }
}

#if !PROFILE_MACOS
/// Which letters become capitals while typing.
public struct TextInputAutocapitalization: Sendable {
  let html: String

  public static var never: TextInputAutocapitalization { .init(html: "none") }
  public static var words: TextInputAutocapitalization { .init(html: "words") }
  public static var sentences: TextInputAutocapitalization { .init(html: "sentences") }
  public static var characters: TextInputAutocapitalization { .init(html: "characters") }
}

extension View {
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
    modifier(EnvironmentModifier { $0.textInput.keyboard = type })
  }

  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    modifier(EnvironmentModifier { $0.textInput.capitalization = autocapitalization })
  }
}
#else
/// The macOS profile has no such modifier; the environment still has a place for it.
struct TextInputAutocapitalization: Sendable {
  let html: String
}
#endif
