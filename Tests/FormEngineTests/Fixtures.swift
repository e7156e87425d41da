import FormEngine

struct Draft: Equatable {
  struct Profile: Equatable {
    var displayName = ""
    var motto = ""
  }

  var name = ""
  var email = ""
  var city = ""
  var country = "GB"
  var profile = Profile()
  var phones: [Phone] = []
}

struct Phone: Equatable, Identifiable {
  let id: Int
  var number = ""
  var label = "home"
}

typealias DraftForm = FormOf<Draft>

@MainActor let nameID = DraftField.id(\.name)
@MainActor let emailID = DraftField.id(\.email)
@MainActor let cityID = DraftField.id(\.city)

enum DraftField {
  static func id(_ keyPath: PartialKeyPath<Draft>) -> AnyHashable { AnyHashable(keyPath) }
}

/// Counts calls, on the main actor or in synchronous code that a test runs there.
final class Counter {
  private(set) var count = 0
  func increment() { count += 1 }
}

func required(
  _ name: String,
  policy: ValidationPolicy = .all,
  counting counter: Counter? = nil
) -> Validation<String> {
  Validation(policy: policy, error: "\(name) is required") {
    counter?.increment()
    return !$0.isEmpty
  }
}

func contactForm(policy: ValidationPolicy = .submitThenLive) -> DraftForm {
  DraftForm {
    DraftForm.Field(\.name) { required("Name", policy: policy) }
    DraftForm.Field(\.email) { required("Email", policy: policy) }
    DraftForm.Field(\.city) { required("City", policy: policy) }
  }
  .observedChangeDelay(.immediate)
}

@MainActor func store(
  _ draft: Draft = Draft(),
  _ form: DraftForm
) -> StoreOf<DraftForm> {
  Store(initialState: DraftForm.State(value: draft)) { form }
}

let complete = Draft(name: "Ama", email: "ama@example.org", city: "Leeds")

/// Something a test lets go on when it wants to.
@MainActor final class Gate {
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var arrivals = 0
  private var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

  func wait() async {
    arrivals += 1
    for watcher in watchers where watcher.count <= arrivals { watcher.continuation.resume() }
    watchers.removeAll { $0.count <= arrivals }
    guard !isOpen else { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Returns once someone has come to wait, for the given time in all.
  func arrived(_ count: Int = 1) async {
    guard arrivals < count else { return }
    await withCheckedContinuation { watchers.append((count, $0)) }
  }

  func open() {
    isOpen = true
    let waiting = waiting
    self.waiting = []
    for continuation in waiting { continuation.resume() }
  }
}

struct Offline: Error, CustomStringConvertible {
  let description = "The network is down"
}
