import ComposableForms
import Foundation

/// What the form says when an address was not saved and the error has no words of its own.
struct SaveFailure: LocalizedError {
  let errorDescription: String?

  /// The error as the engine is to see it.
  ///
  /// Errors on fields and errors with a description stay what they are. Whoever cancelled a save,
  /// by a task or by a request, gets no message.
  static func shown(for error: any Error, language: String) -> any Error {
    if error is CancellationError || error is FormFieldErrors { return error }
    let bridged = error as NSError
    if bridged.domain == "NSURLErrorDomain", bridged.code == -999 { return CancellationError() }
    if let described = error as? any LocalizedError, described.errorDescription != nil {
      return error
    }
    return SaveFailure(errorDescription: AddressFormTexts.texts(for: language).couldNotSave)
  }
}
