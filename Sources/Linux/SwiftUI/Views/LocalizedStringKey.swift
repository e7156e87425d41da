/// A key into the texts of an app.
///
/// Where no table holds it, it is the text itself. A literal may have Markdown in it: emphasis,
/// code, struck-through words and links. What is interpolated, and what comes from a variable, is
/// shown as it is, whatever signs it has.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  private enum Content: Equatable {
    case plain(String)
    case pieces([Piece])
  }

  /// What a key is made of.
  enum Piece: Equatable {
    /// Stands in the source, and may have Markdown in it.
    case literal(String)
    case value(Text)
  }

  private let content: Content

  /// Takes a text as it is: signs of Markdown in it mean nothing.
  public init(_ value: String) {
    content = .plain(value)
  }

  public init(stringLiteral value: String) {
    content = value.mayHaveMarkdown ? .pieces([.literal(value)]) : .plain(value)
  }

  public init(stringInterpolation: StringInterpolation) {
    if let pieces = stringInterpolation.pieces {
      content = .pieces(pieces)
    } else {
      content = .plain(stringInterpolation.words)
    }
  }

  /// The words without anything that Markdown said of them.
  var string: String {
    switch content {
    case .plain(let words): words
    case .pieces: text.string
    }
  }

  var text: Text {
    switch content {
    case .plain(let words): Text(verbatim: words)
    case .pieces(let pieces): InlineMarkdown.text(of: pieces)
    }
  }

  /// Takes what SwiftUI's takes and nothing else: an enum or an optional does not compile.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// All that was given, as long as that is all there is to say of it.
    private(set) fileprivate var words = ""
    /// Where in `words` something stands that was interpolated.
    private var values: [Range<Int>] = []
    private var mayHaveMarkdown = false
    /// What came before `words`, once there was more than words.
    private var earlier: [Piece] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      words.reserveCapacity(literalCapacity)
    }

    public mutating func appendLiteral(_ literal: String) {
      if !mayHaveMarkdown { mayHaveMarkdown = literal.mayHaveMarkdown }
      words += literal
    }

    public mutating func appendInterpolation(_ string: String) {
      let start = words.utf8.count
      words += string
      values.append(start..<words.utf8.count)
    }

    public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {
      appendInterpolation(value._text)
    }

    public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
      appendInterpolation(Text(input, format: format))
    }

    /// A picture has no words of its own; in a page the text goes on without it.
    public mutating func appendInterpolation(_ image: Image) {}

    public mutating func appendInterpolation(_ attributed: AttributedString) {
      appendInterpolation(Text(attributed))
    }

    public mutating func appendInterpolation(_ text: Text) {
      earlier += piecesOfWords + [.value(text)]
      words = ""
      values = []
    }

    /// Nil where the words are all there is.
    fileprivate var pieces: [Piece]? {
      mayHaveMarkdown || !earlier.isEmpty ? earlier + piecesOfWords : nil
    }

    private var piecesOfWords: [Piece] {
      var pieces: [Piece] = []
      var end = 0
      func take(to place: Int) -> String {
        defer { end = place }
        return String(Substring(words.utf8.dropFirst(end).prefix(place - end)))
      }
      for value in values {
        pieces.append(.literal(take(to: value.lowerBound)))
        pieces.append(.value(Text(verbatim: take(to: value.upperBound))))
      }
      return pieces + [.literal(take(to: words.utf8.count))]
    }
  }
}

extension String {
  /// Whether one of the signs is in it that Markdown begins with.
  fileprivate var mayHaveMarkdown: Bool {
    utf8.contains { byte in
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"),
        UInt8(ascii: "["), UInt8(ascii: "\\"), UInt8(ascii: "<"):
        true
      default: false
      }
    }
  }
}

/// A number that can stand in a localized text.
public protocol _FormatSpecifiable: Equatable {
  var _text: String { get }
}

extension _FormatSpecifiable where Self: CustomStringConvertible {
  public var _text: String { description }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}
