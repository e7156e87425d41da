import FormEngine
import Foundation
import Testing

struct ErrorMessageTests {
  private struct Localized: LocalizedError {
    let errorDescription: String?
  }

  private enum Bare: Error {
    case brokenPipe
  }

  @Test func takesTheErrorsOwnTextFirst() {
    #expect(ErrorMessage(Localized(errorDescription: "No connection")) == "No connection")
  }

  @Test func neverMakesASentenceAboutAnOperation() {
    #expect(ErrorMessage(Bare.brokenPipe).text == "brokenPipe")
    #expect(ErrorMessage(Offline()).text == "The network is down")
  }

  @Test func isWrittenAsALiteralWithValuesInIt() {
    let least = 7
    #expect(ErrorMessage("At least \(least) digits").text == "At least 7 digits")
    let message: ErrorMessage = "At least \(least) digits"
    #expect(message == ErrorMessage("At least 7 digits"))
    #expect(message != ErrorMessage("At least 7 digits", code: "short"))
  }
}
