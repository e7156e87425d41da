extension View {
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    modifier(EnvironmentModifier { $0.textTraits.isItalic = isActive })
  }

  nonisolated public func monospacedDigit() -> some View {
    modifier(EnvironmentModifier { $0.textTraits.hasTabularDigits = true })
  }

  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    modifier(EnvironmentModifier { $0.textTraits.design = design })
  }

  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    modifier(EnvironmentModifier { $0.textTraits.letterCase = textCase })
  }

  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    modifier(
      EnvironmentModifier {
        $0.lineLimit = limit.upperBound
        $0.textTraits.minimumLines = limit.lowerBound
      }
    )
  }

  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    modifier(
      EnvironmentModifier {
        $0.lineLimit = nil
        $0.textTraits.minimumLines = limit.lowerBound
      }
    )
  }

  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    modifier(
      EnvironmentModifier {
        $0.lineLimit = limit
        $0.textTraits.minimumLines = reservesSpace ? limit : 1
      }
    )
  }

  /// Lets text become smaller to fit.
  ///
  /// A style sheet can't measure text, so this changes nothing in a page: text wraps or ends
  /// with an ellipsis.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }

  /// Says where text that is too long for its one line is cut.
  ///
  /// A page cuts at the beginning or at the end: the middle is the end there.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    modifier(EnvironmentModifier { $0.textTraits.isCutAtHead = mode == .head })
  }
}

extension Text {
  /// Where text that is too long is cut.
  @nonexhaustive public enum TruncationMode: Sendable {
    case head
    case tail
    case middle
  }

  /// Letters that all become small or capital.
  @nonexhaustive public enum Case: Sendable {
    case uppercase
    case lowercase
  }
}

/// What modifiers outside a text said of its letters and lines.
struct TextTraits: Equatable {
  var isItalic = false
  var hasTabularDigits = false
  var design: Font.Design?
  var letterCase: Text.Case?
  var minimumLines = 1
  /// Whether a line that is too long is cut where it begins.
  var isCutAtHead = false

  var styles: [StyleClass] {
    var styles: [StyleClass] = []
    if isItalic { styles.append(.init("font-style:italic")) }
    if hasTabularDigits { styles.append(.init("font-variant-numeric:tabular-nums")) }
    if let design { styles += design.styles }
    switch letterCase {
    case .uppercase: styles.append(.init("text-transform:uppercase"))
    case .lowercase: styles.append(.init("text-transform:lowercase"))
    case nil: break
    }
    if minimumLines > 1 { styles.append(.init("min-height:\(minimumLines)lh")) }
    return styles
  }
}

extension EnvironmentValues {
  private struct TextTraitsKey: EnvironmentKey {
    static var defaultValue: TextTraits { TextTraits() }
  }

  private struct PrivacyKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  var textTraits: TextTraits {
    get { self[TextTraitsKey.self] }
    set { self[TextTraitsKey.self] = newValue }
  }

  var isPrivacySensitive: Bool {
    get { self[PrivacyKey.self] }
    set { self[PrivacyKey.self] = newValue }
  }

  /// Whether text is replaced by a shape of its length.
  var redactsText: Bool {
    redactionReasons.contains(.placeholder)
      || redactionReasons.contains(.privacy) && isPrivacySensitive
  }

  /// Marks what stands for a text that is yet to come: something is on its way to its place.
  func markRedacted(_ content: inout ElementContent) {
    guard redactsText else { return }
    content.classes.append("redacted")
    if redactionReasons.contains(.placeholder) { content.attributes["aria-busy"] = "true" }
  }

  /// Marks a control whose words are kept out of the page, and names it all the same: whoever
  /// comes to it by keyboard must not come to nothing.
  func markRedactedControl(_ content: inout ElementContent) {
    guard redactsText else { return }
    let isAwaited = redactionReasons.contains(.placeholder)
    if isAwaited { content.attributes["aria-busy"] = "true" }
    content.attributes["aria-label"] = isAwaited ? "Loading" : "Hidden"
  }
}
