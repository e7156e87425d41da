import ComposableForms
import Foundation
import PostalAddresses
import SwiftUI
import SwiftUITesting
import Testing

@testable import AddressUI

/// What a host does with the form around it.
@MainActor @Observable private final class Screen {
  var showsForm = true
  var address: PostalAddress?
  var saved: [PostalAddress] = []
  var successes = 0
  @ObservationIgnored var attempts: [String?] = []
  @ObservationIgnored var wasCancelled = false
  @ObservationIgnored var work: @MainActor () async throws -> Void = {}

  init(_ address: PostalAddress?) {
    self.address = address
  }
}

private struct ScreenView: View {
  let screen: Screen
  let pause: SuccessPause

  var body: some View {
    if screen.showsForm {
      AddressForm(
        address: screen.address,
        search: nil,
        onSave: { address in
          screen.attempts.append(SubmissionAttempt.current.map { "\($0)" })
          do {
            try await screen.work()
          } catch {
            screen.wasCancelled = error is CancellationError
            throw error
          }
          screen.saved.append(address)
        },
        onSuccess: { screen.successes += 1 }
      )
      .environment(\.successPause, pause)
    }
  }
}

/// Something that waits until it is let go, or cancelled.
@MainActor private final class Hold {
  private var continuation: CheckedContinuation<Void, any Error>?

  func wait() async throws {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation = $0 }
    } onCancel: {
      Task { @MainActor in self.end(throwing: CancellationError()) }
    }
  }

  func open() { end(throwing: nil) }

  private func end(throwing error: (any Error)?) {
    if let error { continuation?.resume(throwing: error) } else { continuation?.resume() }
    continuation = nil
  }
}

@MainActor struct AddressFormSavingTests {
  private let hold = Hold()

  private func show(
    _ screen: Screen,
    pause: SuccessPause = SuccessPause {}
  ) -> ViewHost {
    ViewHost(ScreenView(screen: screen, pause: pause))
  }

  private func save(_ host: ViewHost) throws {
    try host.tap(.button(startingWith: "Save address"))
  }

  @Test func theFirstAddressSeedsTheFormAndLaterOnesChangeNothing() throws {
    let screen = Screen(nil)
    let host = show(screen)
    #expect(host.elements.isEmpty)
    screen.address = .filled
    host.flush()
    #expect(try host.find(.textField("City")).value == PostalAddress.filled.city)
    try host.paste("Mytown", into: .textField("City"))
    var other = PostalAddress.filled
    other.city = "Othertown"
    other.street = "1 Other Street"
    screen.address = other
    host.flush()
    #expect(try host.find(.textField("City")).value == "Mytown")
    #expect(try host.find(.textField("Street address")).value == PostalAddress.filled.street)
    screen.address = nil
    host.flush()
    #expect(try host.find(.textField("City")).value == "Mytown")
  }

  @Test func whatIsTypedDuringASaveIsKeptAndNotReportedAsSaved() async throws {
    let screen = Screen(.filled)
    screen.work = { try await hold.wait() }
    let host = show(screen)
    try save(host)
    await host.settle()
    #expect(host.contains(.button("Save address, Saving")))
    try host.paste("Mytown", into: .textField("City"))
    hold.open()
    await host.settle()
    #expect(screen.saved.map(\.city) == [PostalAddress.filled.city])
    #expect(try host.find(.textField("City")).value == "Mytown")
    #expect(screen.successes == 0)
    #expect(!host.announcements.contains("Address saved"))
    screen.work = {}
    try save(host)
    await host.settle()
    #expect(screen.saved.map(\.city).last == "Mytown")
    #expect(screen.successes == 1)
  }

  @Test func fieldsAndButtonStayEnabledDuringASave() async throws {
    let screen = Screen(.filled)
    screen.work = { try await hold.wait() }
    let host = show(screen)
    try host.focus(.textField("City"))
    try save(host)
    await host.settle()
    #expect(host.elements.allSatisfy { $0.isEnabled })
    #expect(host.focused?.name == "City")
    hold.open()
    await host.settle()
  }

  @Test func closingTheFormCancelsTheSaveAndReportsNothing() async throws {
    let screen = Screen(.filled)
    screen.work = { try await hold.wait() }
    let host = show(screen)
    try save(host)
    await host.settle()
    screen.showsForm = false
    host.flush()
    await host.settle()
    #expect(screen.wasCancelled)
    #expect(screen.saved.isEmpty)
    #expect(screen.successes == 0)
  }

  @Test func successIsReportedAfterTheCheckHasShownAndOnlyIfTheFormStands() async throws {
    let screen = Screen(.filled)
    let pause = hold
    let host = show(screen, pause: SuccessPause { try await pause.wait() })
    try save(host)
    await host.settle()
    #expect(host.contains(.button("Save address, Address saved")))
    #expect(screen.successes == 0)
    pause.open()
    await host.settle()
    #expect(screen.successes == 1)
  }

  @Test func aFormThatIsGoneReportsNoSuccess() async throws {
    let screen = Screen(.filled)
    let pause = hold
    let host = show(screen, pause: SuccessPause { try await pause.wait() })
    try save(host)
    await host.settle()
    screen.showsForm = false
    host.flush()
    pause.open()
    await host.settle()
    #expect(screen.saved.count == 1)
    #expect(screen.successes == 0)
  }

  @Test func aCancelledRequestIsQuietToo() async throws {
    let screen = Screen(.filled)
    screen.work = { throw URLError(.cancelled) }
    let host = show(screen)
    try save(host)
    await host.settle()
    #expect(host.feedback.isEmpty)
    #expect(host.announcements.isEmpty)
    #expect(!host.contains(.text("Couldn't save this address. Try again.")))
  }

  @Test func aFailedSaveIsTriedAgainUnderTheSameKey() async throws {
    struct Refusal: Error {}
    let screen = Screen(.filled)
    screen.work = { throw Refusal() }
    let host = show(screen)
    try save(host)
    await host.settle()
    screen.work = {}
    try save(host)
    await host.settle()
    #expect(screen.attempts.count == 2)
    #expect(screen.attempts.allSatisfy { $0 != nil })
    #expect(screen.attempts.first == screen.attempts.last)
  }

  @Test func theTextOfAFailureIsTheOneForPeople() async throws {
    struct Refusal: LocalizedError, CustomStringConvertible {
      var errorDescription: String? { "The courier is closed." }
      var failureReason: String? { "internal reason" }
      var description: String { "code 17" }
    }
    let screen = Screen(.filled)
    screen.work = { throw Refusal() }
    let host = show(screen)
    try save(host)
    await host.settle()
    #expect(host.contains(.text("The courier is closed.")))
    #expect(host.announcements == ["The courier is closed."])
    #expect(host.feedback == [.error])
  }
}
