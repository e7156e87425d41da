/// Words on the page.
public struct Text: Equatable, Sendable {
  private enum Storage: Equatable, Sendable {
    case words(String)
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
    self.init(storage: .words(key.string))
  }

  public init(_ attributedContent: AttributedString) {
    self.init(storage: .words(String(attributedContent.characters)))
  }

  public init<F>(_ input: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(storage: .words(format.format(input)))
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

  /// The words, as they are seen.
  var string: String {
    switch storage {
    case .words(let words): words
    case .joined(let parts): parts.map(\.string).joined()
    }
  }

  /// The words, as they are read out.
  var spoken: String {
    if let label { return label }
    return switch storage {
    case .words(let words): words
    case .joined(let parts): parts.map(\.spoken).joined()
    }
  }

  /// The pieces with a look or a reading of their own.
  var runs: [TextRun] {
    guard case .joined(let parts) = storage else {
      return [TextRun(words: string, label: label, style: TextStyling())]
    }
    if let label { return [TextRun(words: string, label: label, style: TextStyling())] }
    return parts.flatMap { part in part.runs.map { $0.within(part.style) } }
  }

  /// The text with another reading.
  func labelled(_ label: String) -> Text {
    var text = self
    text.label = label
    return text
  }
}

/// A piece of a text.
struct TextRun: Equatable {
  var words: String
  /// What is read out instead of the words.
  var label: String?
  var style: TextStyling

  /// The piece within a text of which something was said: what is said of the piece alone counts.
  func within(_ outer: TextStyling) -> TextRun {
    var run = self
    run.style.font = style.font ?? outer.font
    run.style.weight = style.weight ?? outer.weight
    run.style.isItalic = style.isItalic || outer.isItalic
    run.style.foreground = style.foreground ?? outer.foreground
    run.style.hasTabularDigits = style.hasTabularDigits || outer.hasTabularDigits
    return run
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

/// What the modifiers of a text said of it alone.
struct TextStyling: Equatable, Sendable {
  var font: Font?
  var weight: Font.Weight?
  var isItalic = false
  var foreground: Paint?
  var hasTabularDigits = false
}

/// What a text is painted with; what it comes to is known once the text stands somewhere.
struct Paint: Equatable, Sendable {
  let style: any ShapeStyle

  func resolved(in environment: EnvironmentValues) -> ResolvedStyle {
    ResolvedStyle(style, in: environment)
  }

  static func == (one: Paint, other: Paint) -> Bool {
    let nowhere = EnvironmentValues()
    return type(of: one.style) == type(of: other.style)
      && one.resolved(in: nowhere) == other.resolved(in: nowhere)
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
