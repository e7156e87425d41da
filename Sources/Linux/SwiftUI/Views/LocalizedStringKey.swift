/// A key into the texts of an app.
///
/// Where no table holds it, it is the text itself.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  let string: String

  public init(_ value: String) {
    string = value
  }

  public init(stringLiteral value: String) {
    string = value
  }

  public init(stringInterpolation: StringInterpolation) {
    string = stringInterpolation.string
  }

  /// Takes what SwiftUI's takes and nothing else: an enum or an optional does not compile.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var string = ""

    public init(literalCapacity: Int, interpolationCount: Int) {
      string.reserveCapacity(literalCapacity)
    }

    public mutating func appendLiteral(_ literal: String) {
      string += literal
    }

    public mutating func appendInterpolation(_ string: String) {
      self.string += string
    }

    public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {
      string += value._text
    }

    public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
      string += format.format(input)
    }

    /// A picture has no words of its own; in a page the text goes on without it.
    public mutating func appendInterpolation(_ image: Image) {}

    public mutating func appendInterpolation(_ attributed: AttributedString) {
      string += String(attributed.characters)
    }

    public mutating func appendInterpolation(_ text: Text) {
      string += text.string
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
