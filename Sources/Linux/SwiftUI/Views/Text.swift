/// Words on the page.
public struct Text: Equatable, Sendable {
  private enum Storage: Equatable, Sendable {
    case words(String)
    /// Becomes words where it stands.
    case formatted(FormattedValue)
    case joined([Text])
  }

  private let storage: Storage
  /// Apart, because most texts have none and views are full of texts.
  private var kept: Kept?

  private final class Kept: Sendable {
    let style: TextStyling
    let label: String?

    init(_ style: TextStyling, label: String?) {
      self.style = style
      self.label = label
    }
  }

  private init(storage: Storage) {
    self.storage = storage
  }

  var style: TextStyling {
    get { kept?.style ?? TextStyling() }
    set { kept = Kept(newValue, label: label) }
  }

  /// What is read out instead of the words.
  private(set) var label: String? {
    get { kept?.label }
    set { kept = Kept(style, label: newValue) }
  }

  public static func == (one: Text, other: Text) -> Bool {
    one.storage == other.storage
      && (one.kept === other.kept || one.style == other.style && one.label == other.label)
  }

  public init(verbatim content: String) {
    self.init(storage: .words(content))
  }

  @_disfavoredOverload public init<S>(_ content: S) where S: StringProtocol {
    self.init(storage: .words(String(content)))
  }

  public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self = key.text
  }

  /// Shows the characters, and what is a link among them as one.
  ///
  /// Disfavoured because a literal, which may be an attributed string too, is a key.
  @_disfavoredOverload public init(_ attributedContent: AttributedString) {
    let parts = attributedContent.runs[\.link]
      .map { link, range in
        var part = Text(verbatim: String(attributedContent[range].characters))
        if let link { part.style.link = link }
        return part
      }
    self.init(parts)
  }

  /// Several texts as one.
  init(_ parts: [Text]) {
    if let only = parts.first, parts.count == 1, only.kept == nil {
      self = only
    } else {
      self.init(storage: .joined(parts))
    }
  }

  /// The words where nothing else is to say of them.
  var plainWords: String? {
    if case .words(let words) = storage, kept == nil { words } else { nil }
  }

  /// The text as a part of another one, of which something can be said apart from it.
  var asPart: Text { Text(storage: .joined([self])) }

  /// Shows a value in the language of the place where the text stands.
  public init<F>(_ input: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(storage: .formatted(FormattedInput(input, format)))
  }

  /// One text after the other, each with what was said of it alone.
  public static func + (lhs: Text, rhs: Text) -> Text {
    func parts(_ text: Text) -> [Text] {
      if case .joined(let parts) = text.storage, text.style == TextStyling(), text.label == nil {
        return parts
      }
      return [text]
    }
    return Text(storage: .joined(parts(lhs) + parts(rhs)))
  }

  /// The words, as they are seen where the page's own language is spoken.
  var string: String { string(in: CurrentRuntime.locale) }

  /// The words, as they are read out.
  var spoken: String { spoken(in: CurrentRuntime.locale) }

  func string(in locale: @autoclosure () -> Locale) -> String {
    switch storage {
    case .words(let words): return words
    case .formatted(let value): return value.words(in: locale())
    case .joined(let parts):
      let locale = locale()
      return parts.map { $0.string(in: locale) }.joined()
    }
  }

  func spoken(in locale: @autoclosure () -> Locale) -> String {
    if let label { return label }
    guard case .joined(let parts) = storage else { return string(in: locale()) }
    let locale = locale()
    return parts.map { $0.spoken(in: locale) }.joined()
  }

  /// The pieces with a look or a reading of their own.
  func runs(in locale: @autoclosure () -> Locale) -> [TextRun] {
    guard case .joined(let parts) = storage, label == nil else {
      return [TextRun(words: string(in: locale()), label: label, style: TextStyling())]
    }
    let locale = locale()
    return parts.flatMap { part in part.runs(in: locale).map { $0.within(part.style) } }
  }

  /// The text with another reading.
  func labelled(_ label: String) -> Text {
    var text = self
    text.label = label
    return text
  }
}

// Two paints that come to the same in one place may come to others elsewhere.
extension Text: SelfComparing {
  static func areSame(_ one: Text, _ other: Text) -> Bool {
    guard one == other,
      SwiftUI.areSame(one.style.foreground?.style, other.style.foreground?.style)
    else { return false }
    guard case .joined(let parts) = one.storage, case .joined(let others) = other.storage else {
      return true
    }
    return zip(parts, others).allSatisfy(areSame)
  }
}

extension Text {
  private func styled(_ change: (inout TextStyling) -> Void) -> Text {
    var text = self
    change(&text.style)
    return text
  }

  nonisolated public func font(_ font: Font?) -> Text { styled { $0.font = font } }

  nonisolated public func bold() -> Text { styled { $0.weight = .bold } }

  nonisolated public func italic() -> Text { styled { $0.isItalic = true } }

  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text {
    styled { $0.weight = weight }
  }

  nonisolated public func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle {
    styled { $0.foreground = Paint(style: style) }
  }

  nonisolated public func foregroundColor(_ color: Color?) -> Text {
    styled { $0.foreground = color.map { Paint(style: $0) } }
  }

  nonisolated public func monospacedDigit() -> Text { styled { $0.hasTabularDigits = true } }
}

extension Text {
  /// Reads out other words than those that are seen; beside other texts only these.
  nonisolated public func accessibilityLabel(_ label: Text) -> Text { labelled(label.spoken) }

  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
    labelled(labelKey.string)
  }

  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S>(_ label: S) -> Text where S: StringProtocol {
    labelled(String(label))
  }
}
