/// A value that becomes words once the language of the place where it stands is known.
///
/// Unchecked because what it holds is never changed and only read: a style is a value that can be
/// coded and hashed, and its input is compared and formatted, as it was when the text was made.
class FormattedValue: Equatable, @unchecked Sendable {
  func words(in locale: Locale) -> String { "" }

  func isSame(as other: FormattedValue) -> Bool { false }

  static func == (one: FormattedValue, other: FormattedValue) -> Bool {
    one === other || one.isSame(as: other)
  }
}

/// A value with its style.
///
/// Unchecked for the reason that its superclass is.
final class FormattedInput<F: FormatStyle>: FormattedValue, @unchecked Sendable
where F.FormatInput: Equatable, F.FormatOutput == String {
  private let input: F.FormatInput
  private let format: F

  init(_ input: F.FormatInput, _ format: F) {
    self.input = input
    self.format = format
  }

  /// A style that knows languages takes the one given; every other one stays what it is.
  override func words(in locale: Locale) -> String {
    format.locale(locale).format(input)
  }

  override func isSame(as other: FormattedValue) -> Bool {
    guard let other = other as? FormattedInput<F> else { return false }
    return input == other.input && format == other.format
  }
}

extension CurrentRuntime {
  /// The language of the page that is being evaluated, for words that stand in no place of their
  /// own, such as titles.
  static var locale: Locale { value?.language.locale ?? EnvironmentValues().locale }
}

/// The language of a page, which titles may ask for off the main actor.
///
/// Unchecked because the mutable property is only touched between `lock` and `unlock`.
final class PageLanguage: @unchecked Sendable {
  private let lock = Lock()
  private var stored = EnvironmentValues().locale

  var locale: Locale {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }
}
