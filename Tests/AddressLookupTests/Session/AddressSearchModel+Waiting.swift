import AddressLookup
import Observation

extension AddressSearchModel {
  /// Returns once the status is as wanted; the suite's time limit ends a wait in vain.
  func reaches(_ wanted: @escaping (AddressSearchStatus) -> Bool) async {
    while !wanted(status) {
      await withCheckedContinuation { continuation in
        withObservationTracking {
          _ = status
        } onChange: {
          continuation.resume()
        }
      }
    }
  }
}
