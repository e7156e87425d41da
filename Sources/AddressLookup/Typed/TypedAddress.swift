/// The house number and the unit in a line that somebody typed to find an address.
///
/// Providers often answer with the street alone. What was typed is then the only trace of the
/// number ("12a", "1 bis", "10-12", "12/3", "112-10") and of the unit ("Apt 4", "#4", "Flat 2",
/// "4/31" in Australia). Reading is by the habits of the country; what is not clearly a number or a
/// unit is neither.
///
/// ```swift
/// let typed = TypedAddress("Flat 2, 10 Test Road", countryCode: "GB")
/// typed.number  // "10"
/// typed.unit  // "Flat 2"
/// typed.lineWithoutUnit  // "10 Test Road"
/// ```
public struct TypedAddress: Sendable, Hashable {
  /// The house number as typed, with its suffix or range; nil if there is none.
  public let number: String?
  /// The flat, suite or floor as typed; nil if there is none.
  public let unit: String?
  /// The line without the unit, which is what providers find most with.
  public let lineWithoutUnit: String

  let habits: NumberHabits
  private let hasStreet: Bool

  /// Reads a line.
  ///
  /// - Parameters:
  ///   - line: What was typed: the street line, perhaps with city or postal code behind it.
  ///   - countryCode: The two-letter code of the country, which decides how numbers are written.
  public init(_ line: String, countryCode: String) {
    habits = NumberHabits(countryCode: countryCode)
    let cut = UnitReader(habits: habits).read(line)
    unit = cut.unit
    lineWithoutUnit = cut.rest
    let found = NumberReader(habits: habits).read(cut.rest)
    number = found.number
    hasStreet = found.hasStreet
  }

  /// Whether the line names a street and a number, as somebody does who has typed all of it.
  public var isWholeLine: Bool { number != nil && hasStreet }
}

extension TypedAddress: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// A text without any part of the line.
  public var description: String { "TypedAddress(redacted)" }

  /// A text without any part of the line.
  public var debugDescription: String { "TypedAddress(redacted)" }

  /// A mirror without children, so that `dump` shows nothing.
  public var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .struct) }
}
