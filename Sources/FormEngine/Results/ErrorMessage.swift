#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A sentence that tells a person what is wrong.
///
/// Write it as a literal: `Validation(error: "Name is required") { !$0.isEmpty }`. The optional code
/// is for programs, such as tests and announcements; a message is never looked up by it.
public struct ErrorMessage: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The sentence, ready to be shown.
  public var text: String
  /// A stable name for this kind of error.
  public var code: String?

  /// Creates a message from a sentence.
  public init(_ text: String, code: String? = nil) {
    self.text = text
    self.code = code
  }

  /// Describes a thrown error.
  ///
  /// Takes `errorDescription` where the error offers one, else the error's own description. The
  /// `localizedDescription` of an error without a text is never used: it is a sentence about an
  /// operation that couldn't be completed and a number.
  public init(_ error: any Error) {
    let described = (error as? any LocalizedError)?.errorDescription
    self.init(described ?? String(describing: error))
  }

  /// Creates a message from a string literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}
