/// What a session has been told and has told, without sockets, views or a clock.
///
/// It is told what happened and answers what to do. Events are numbered by the page and patches
/// by the server, each in one sequence without gaps, so that either side knows after a broken
/// connection what the other has missed.
struct SessionStateMachine {
  /// The highest event that was taken.
  private(set) var lastEvent: Int
  /// The last patch that was made.
  private(set) var revision = 0
  /// The last patch that the page is known to have.
  private(set) var acknowledgedRevision = 0
  /// An event was taken that no patch has acknowledged yet.
  private(set) var owesAcknowledgement = false
  /// The views changed by themselves, perhaps in a way that the page shows.
  private var mayHaveChanged = false
  private(set) var disconnectedAt: Milliseconds?
  private var unacknowledged: [[UInt8]] = []
  private var keys: [String] = []
  private var bucket: TokenBucket
  private let limits: Limits

  init(lastEvent: Int, limits: Limits, now: Milliseconds) {
    self.lastEvent = lastEvent
    self.limits = limits
    bucket = TokenBucket(perSecond: limits.messagesPerSecond, burst: limits.messageBurst, now: now)
  }

  // MARK: Messages

  enum EventAction: Equatable {
    case handle
    /// It was carried out under another number before: only say that it arrived.
    case acknowledge
    /// A number that was taken before.
    case ignore
    case refuse(ErrorCode)
  }

  /// Whether the page keeps to the rate; called once for each message of any kind.
  mutating func messageReceived(at now: Milliseconds) -> Bool {
    bucket.take(at: now)
  }

  mutating func eventReceived(
    _ number: Int,
    revision: Int?,
    idempotencyKey: String?
  ) -> EventAction {
    if let revision, !acknowledge(revision) { return .refuse(.bad) }
    guard number > lastEvent else { return .ignore }
    guard number == lastEvent + 1 else { return .refuse(.stale) }
    lastEvent = number
    owesAcknowledgement = true
    guard let idempotencyKey else { return .handle }
    if keys.contains(idempotencyKey) { return .acknowledge }
    keys.append(idempotencyKey)
    if keys.count > limits.idempotencyKeys { keys.removeFirst() }
    return .handle
  }

  /// Takes the page's word for what it has; false for a patch that was never made.
  mutating func acknowledge(_ revision: Int) -> Bool {
    guard revision <= self.revision else { return false }
    if revision > acknowledgedRevision {
      unacknowledged.removeFirst(revision - acknowledgedRevision)
      acknowledgedRevision = revision
    }
    return true
  }

  // MARK: Patches

  /// The views changed by themselves.
  mutating func changed() {
    mayHaveChanged = true
  }

  /// What changed is nothing that the page shows.
  mutating func foundNothingToTell() {
    mayHaveChanged = false
  }

  /// Whether a patch is due and may be made now.
  ///
  /// Once eight are under way none is made: the next difference covers all that happens until
  /// the page has caught up. Without a socket there is nobody to make one for.
  var shouldRender: Bool {
    (owesAcknowledgement || mayHaveChanged) && disconnectedAt == nil
      && unacknowledged.count < limits.unacknowledgedPatches
  }

  /// Numbers a patch and keeps it until the page has it.
  mutating func patchMade(_ encode: (_ revision: Int, _ event: Int) -> [UInt8]) -> [UInt8] {
    revision += 1
    owesAcknowledgement = false
    mayHaveChanged = false
    let bytes = encode(revision, lastEvent)
    unacknowledged.append(bytes)
    return bytes
  }

  // MARK: Connections

  enum ResumeAction: Equatable {
    /// The page goes on after these patches.
    case send([[UInt8]])
    /// What the page has is not known any more.
    case startAgain
  }

  mutating func disconnected(at now: Milliseconds) {
    disconnectedAt = now
  }

  mutating func resumed(pageRevision: Int, at now: Milliseconds) -> ResumeAction {
    guard pageRevision >= acknowledgedRevision, acknowledge(pageRevision) else {
      return .startAgain
    }
    disconnectedAt = nil
    bucket = TokenBucket(perSecond: limits.messagesPerSecond, burst: limits.messageBurst, now: now)
    return .send(unacknowledged)
  }

  func isExpired(at now: Milliseconds) -> Bool {
    disconnectedAt.map { now >= $0 + limits.retention } ?? false
  }
}
