@_spi(Host) import SwiftUI
import Testing

@testable import WebHost

/// Links that break and messages that come twice: whatever happens on the way, the page ends as
/// if nothing had.
@MainActor
@Suite(.serialized) struct FaultTests {
  private let host: LoopbackHost
  private let loaded: LoadedPage
  /// A person fills in the page, one message after another.
  private let steps: [String]

  init() throws {
    host = try LoopbackHost()
    loaded = try LoadedPage(host)
    func set(_ path: String, _ value: String) -> String {
      "\"t\":\"set\",\"s\":{\"\(path)\":\"\(value)\"}"
    }
    let (name, code, save) = (loaded.namePath, loaded.codePath, loaded.saveID)
    steps =
      ["M", "Ma", "May", "Maya"].map { set(name, $0) }
      + ["\"t\":\"focus\",\"from\":null,\"id\":\(save)"]
      + ["a", "ab", "ab1", "ab12"].map { set(code, $0) }
      + [
        "\"t\":\"submit\",\"id\":\(save),\"k\":\"0123456789abcdef\",\"f\":{\"\(name)\":\"Maya C\"}",
        set(name, "Maya Ch"),
        "\"t\":\"submit\",\"id\":\(save),\"k\":\"fedcba9876543210\",\"f\":{}",
      ]
  }

  enum Loss: CaseIterable {
    case message
    case answer
  }

  /// Where the page ends when nothing goes wrong.
  private func undisturbed() throws -> ElementSnapshot {
    let page = try LoopbackPage(host, token: loaded.token)
    defer { page.client.close() }
    for step in steps { page.act(step) }
    return try end(of: page)
  }

  private func end(of page: LoopbackPage) throws -> ElementSnapshot {
    try #require(host.app.sessions.sessions[page.session]).runtime.root
  }

  @Test(arguments: 0..<12, Loss.allCases)
  func aCutAtAnyMessageLosesNothingAndDoesNothingTwice(place: Int, loss: Loss) throws {
    defer { host.stop() }
    let expected = try undisturbed()
    var page = try LoopbackPage(host, token: loaded.token)
    for (index, step) in steps.enumerated() {
      guard index == place else {
        page.act(step)
        continue
      }
      let number = page.lastEvent + 1
      let message = "{\(step),\"n\":\(number),\"r\":\(page.revision)}"
      if loss == .answer { page.say(message) }
      page = try reconnected(page, event: loss == .answer ? number : number - 1)
      if loss == .answer {
        page.takePatch()
        // The page does not know that it arrived.
        page.say(message)
      } else {
        page.act(step)
      }
    }
    #expect(try end(of: page) == expected)
    page.client.close()
  }

  private func reconnected(_ page: LoopbackPage, event: Int) throws -> LoopbackPage {
    let session = try #require(host.app.sessions.sessions[page.session])
    page.client.close()
    #expect(host.runs { session.disconnectedAt != nil })
    let again = try LoopbackPage(host, greets: false)
    again.greet(event: event, revision: page.revision, extra: resume(page))
    #expect(again.isResumed)
    return again
  }

  private func resume(_ page: LoopbackPage) -> String {
    ",\"resume\":{\"sid\":\"\(page.session)\",\"key\":\"\(page.key)\"}"
  }

  @Test func whatComesTwiceHappensOnce() throws {
    defer { host.stop() }
    let expected = try undisturbed()
    let page = try LoopbackPage(host, token: loaded.token)
    for step in steps {
      page.act(step)
      page.say("{\(step),\"n\":\(page.lastEvent),\"r\":\(page.revision)}")
    }
    // The next patch is the answer to this, so there was none to the duplicates.
    page.act("\"t\":\"tap\",\"id\":999")
    #expect(page.operations == "[]}")
    #expect(try end(of: page) == expected)
    page.client.close()
  }

  @Test func aSecondTabWithTheSameSessionGetsOneOfItsOwn() throws {
    defer { host.stop() }
    let page = try LoopbackPage(host, token: loaded.token)
    page.act(steps[3])
    let first = try LoopbackPage(host, greets: false)
    let second = try LoopbackPage(host, greets: false)
    first.greet(event: 1, revision: 2, extra: resume(page))
    second.greet(
      values: "{\"\(loaded.namePath)\":\"Maya\"}",
      event: 1,
      revision: 2,
      extra: resume(page)
    )
    #expect(first.isResumed && first.session == page.session)
    #expect(!second.isResumed && second.session != page.session)
    #expect(second.operations.contains("Name: Maya"), "It loses nothing of what it held.")
    second.act(steps[0])
    first.act(steps[1])
    #expect(first.operations.contains("Name: Ma\""))
    for each in [page, first, second] { each.client.close() }
  }

  @Test func fillingInByKeysOrByASnapshotEndsTheSame() throws {
    defer { host.stop() }
    let typed = try LoopbackPage(host, token: loaded.token)
    for step in steps[..<9] { typed.act(step) }
    let restored = try LoopbackPage(host, greets: false)
    restored.greet(
      token: loaded.token,
      values: "{\"\(loaded.namePath)\":\"Maya\",\"\(loaded.codePath)\":\"ab12\"}"
    )
    #expect(try end(of: restored) == end(of: typed))
    for each in [typed, restored] { each.client.close() }
  }
}
