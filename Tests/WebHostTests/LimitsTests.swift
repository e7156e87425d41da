import Testing

@testable import WebHost

@MainActor
@Suite struct LimitsTests {
  @Test func fillsABucketWithTime() {
    var bucket = TokenBucket(perSecond: 10, burst: 2, now: 0)
    let answers = [0, 0, 0, 99, 100, 100, 300, 300, 300]
      .map { now in
        bucket.take(at: Milliseconds(now))
      }
    #expect(answers == [true, true, false, false, true, false, true, true, false])
  }

  @Test func fillsABucketNoFurtherThanItsBurst() {
    var bucket = TokenBucket(perSecond: 10, burst: 2, now: 0)
    let answers = (0..<3).map { _ in bucket.take(at: .max) }
    #expect(answers == [true, true, false])
    let isTakenEarlier = bucket.take(at: 0)
    #expect(!isTakenEarlier, "A clock that went back fills nothing.")
  }

  @Test func countsSocketsOfEachAddress() {
    var limits = Limits()
    limits.socketsPerAddress = 2
    var ledger = AddressLedger(limits: limits)
    ledger.socketOpened(from: "a")
    ledger.socketOpened(from: "a")
    #expect(!ledger.mayOpenSocket(from: "a"))
    #expect(ledger.mayOpenSocket(from: "b"))
    ledger.socketClosed(from: "a")
    #expect(ledger.mayOpenSocket(from: "a"))
  }

  @Test func keepsABoundedNumberOfStyleSheets() {
    let cache = StyleSheetCache(capacity: 2)
    for name in ["a", "b", "a", "c"] { cache.store(Array(name.utf8), as: name) }
    #expect(cache.count == 2)
    #expect(cache["a"] == nil)
    #expect(
      cache["c"]?.answer(to: HTTPRequest(method: "GET", path: ""), caching: "").body == [0x63]
    )
  }

  @Test func writesOneLineASecondForOneReason() {
    var lines: [String] = []
    let log = RefusalLog { lines.append($0) }
    for now in [0, 10, 999, 1000, 1001] as [Milliseconds] { log.refused("set", "gone", at: now) }
    log.refused("tap", "gone", at: 1001)
    #expect(log.count("set", "gone") == 5)
    #expect(
      lines == [
        "Refused set: gone (1 so far)", "Refused set: gone (4 so far)",
        "Refused tap: gone (1 so far)",
      ]
    )
  }
}
