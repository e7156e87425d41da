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
  private var translation: (@Sendable (_ language: String) -> String)?

  /// Creates a message from a sentence.
  public init(_ text: String, code: String? = nil) {
    self.text = text
    self.code = code
  }

  /// Creates a message that is known in several languages; a view asks for its person's.
  ///
  /// - Parameters:
  ///   - code: A stable name for this kind of error.
  ///   - translation: Returns the sentence in a language, such as "de", or in English.
  public init(code: String? = nil, translation: @escaping @Sendable (String) -> String) {
    self.init(translation("en"), code: code)
    self.translation = translation
  }

  /// Returns the sentence in a language, where the message knows it; else as it was written.
  public func text(in language: String) -> String {
    translation?(language) ?? text
  }

  /// Compares the sentences as they were written, and the codes.
  public static func == (left: Self, right: Self) -> Bool {
    left.text == right.text && left.code == right.code
  }

  /// Hashes the sentence as it was written, and the code.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(code)
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
