#if os(iOS) || os(macOS) || APPLE_INTERFACES
import Foundation
import MapKit

/// One question to MapKit's completer, as an asynchronous function that is called once.
///
/// A completer holds one text, and neither its delegate nor its results say which text they belong
/// to. Only a completer of its own keeps an answer from being taken for that of another text.
@MainActor final class MapKitCompletion: NSObject, MKLocalSearchCompleterDelegate {
  private let completer = MKLocalSearchCompleter()
  private var waiting: CheckedContinuation<Void, any Error>?
  private var found: [MKLocalSearchCompletion] = []
  /// The completer does not hold its delegate: it holds itself as long as somebody waits.
  private var held: MapKitCompletion?

  override init() {
    super.init()
    completer.resultTypes = .address
    completer.delegate = self
  }

  /// Asks for a text, which must not be empty.
  func results(for text: String) async throws -> [MKLocalSearchCompletion] {
    try Task.checkCancellation()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        waiting = continuation
        held = self
        completer.queryFragment = text
      }
    } onCancel: {
      Task { @MainActor in self.finish(.failure(CancellationError())) }
    }
    // A cancellation that comes while the answer is on its way has nobody left to tell.
    try Task.checkCancellation()
    return found
  }

  private func finish(_ result: Result<Void, any Error>) {
    guard let continuation = waiting else { return }
    waiting = nil
    held = nil
    completer.cancel()
    continuation.resume(with: result)
  }

  // MARK: - MKLocalSearchCompleterDelegate

  // MapKit calls on the main thread; the protocol does not say so in every SDK.

  nonisolated func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {
    MainActor.assumeIsolated {
      guard waiting != nil else { return }
      found = self.completer.results
      finish(.success(()))
    }
  }

  nonisolated func completer(
    _ completer: MKLocalSearchCompleter,
    didFailWithError error: any Error
  ) {
    let failure = MapKitSearch.failure(error)
    MainActor.assumeIsolated { finish(.failure(failure)) }
  }
}
#endif
