@_spi(Host) import SwiftUI
import Testing

@testable import WebHost

@Suite struct ClientMessageTests {
  private func decode(
    _ text: String,
    limits: Limits = Limits()
  ) -> Result<ClientMessage, WireRefusal> {
    Array(text.utf8)
      .withUnsafeBufferPointer { bytes in
        do throws(WireRefusal) {
          return .success(try ClientMessage.decode(bytes, limits: limits))
        } catch {
          return .failure(error)
        }
      }
  }

  private static let hello =
    #"{"t":"hello","v":1,"page":"p","n":3,"r":2,"st":{"k":"v"},"e":{"dark":true,"lang":"ja"},"#
    + #""f":{"x":"y"},"at":{"id":"x","s":1,"e":null},"resume":{"sid":"s","key":"k"}}"#

  @Test func readsHello() throws {
    guard case .hello(let hello) = try decode(Self.hello).get() else {
      Issue.record("This is a hello.")
      return
    }
    #expect(hello.lastEvent == 3)
    #expect(hello.revision == 2)
    #expect(hello.sceneStorage == ["k": "v"])
    #expect(hello.environment.isDark == true)
    #expect(hello.environment.language == "ja")
    #expect(hello.values == ["x": "y"])
    #expect(hello.focusedPath == "x")
    #expect(hello.resume == ClientMessage.Resume(session: "s", key: "k"))
  }

  @Test func readsEveryEvent() throws {
    func action(_ fields: String) throws -> ClientMessage.Action? {
      guard case .event(let event) = try decode("{\(fields),\"n\":1,\"r\":0}").get() else {
        return nil
      }
      return event.action
    }
    #expect(try action(#""t":"set","s":{"a":"b"}"#) == .set(["a": "b"]))
    #expect(try action(#""t":"tap","id":4"#) == .tap(id: 4))
    #expect(try action(#""t":"focus","from":null,"id":4"#) == .focus(from: nil, to: 4))
    #expect(
      try action(#""t":"submit","id":4,"k":"0123456789abcdef","f":{}"#)
        == .submit(id: 4, key: "0123456789abcdef", values: [:])
    )
    #expect(try action(#""t":"key","id":4,"key":"ArrowDown""#) == .key(id: 4, key: "ArrowDown"))
    #expect(try action(#""t":"press","id":4,"on":true"#) == .press(id: 4, isPressed: true))
    #expect(try action(#""t":"dismiss","id":4"#) == .dismiss(id: 4))
    #expect(try action(#""t":"fit","id":4,"index":1"#) == .fit(id: 4, index: 1))
    #expect(
      try action(#""t":"rows","id":4,"from":20,"count":64"#) == .rows(id: 4, from: 20, count: 64)
    )
    #expect(
      try action(#""t":"size","id":4,"w":20.5,"h":0"#) == .size(id: 4, width: 20.5, height: 0)
    )
    #expect(try action(#""t":"scroll","id":4,"to":9"#) == .scroll(id: 4, to: 9))
    #expect(try decode(#"{"t":"ack","r":3}"#).get() == .acknowledgement(revision: 3))
    #expect(try decode(#"{"t":"ping"}"#).get() == .ping)
  }

  @Test(arguments: [
    "", "[]", "1", "{}", #"{"t":1}"#, #"{"t":"shout"}"#, #"{"t":"ping","x":1}"#,
    #"{"t":"tap","n":1,"r":0}"#, #"{"t":"tap","n":1,"r":0,"id":1.5}"#,
    #"{"t":"tap","n":-1,"r":0,"id":1}"#, #"{"t":"tap","n":1,"r":0,"id":"1"}"#,
    #"{"t":"tap","n":1,"r":0,"id":1,"x":0}"#, #"{"t":"tap","n":9007199254740993,"r":0,"id":1}"#,
    #"{"t":"set","n":1,"r":0,"s":{"a":1}}"#, #"{"t":"set","n":1,"r":0,"s":[]}"#,
    #"{"t":"submit","n":1,"r":0,"id":1,"k":"short","f":{}}"#,
    #"{"t":"size","n":1,"r":0,"id":1,"w":-1,"h":1}"#,
    #"{"t":"size","n":1,"r":0,"id":1,"w":1,"h":1e9}"#, #"{"t":"scroll","n":1,"r":0,"id":1}"#,
    #"{"t":"env","n":1,"e":{"lang":"<x>"}}"#, #"{"t":"env","n":1,"e":{"scale":99}}"#,
    #"{"t":"env","n":1,"e":{"colour":true}}"#, #"{"t":"press","n":1,"r":0,"id":1,"on":1}"#,
  ])
  func refusesOtherShapes(text: String) {
    #expect(decode(text) == .failure(.bad))
  }

  @Test func refusesAnotherVersion() {
    let text = Self.hello.split(separator: "\"v\":1", maxSplits: 1)
    #expect(decode(text.joined(separator: "\"v\":2")) == .failure(.version))
  }

  @Test func refusesEveryFieldThatIsMissing() {
    for name in ["v", "page", "n", "r", "st", "e", "f"] {
      let text = Self.hello.split(separator: "\"\(name)\":", maxSplits: 1)
      let renamed = text.joined(separator: "\"\(name)x\":")
      #expect(decode(renamed) == .failure(.bad), "without \(name)")
    }
  }

  @Test func refusesLongValuesAndManyOfThem() {
    var limits = Limits()
    limits.valueBytes = 4
    limits.values = 2
    func set(_ values: String) -> Result<ClientMessage, WireRefusal> {
      decode("{\"t\":\"set\",\"n\":1,\"r\":0,\"s\":{\(values)}}", limits: limits)
    }
    #expect(set(#""a":"éé""#) != .failure(.size))
    #expect(set(#""a":"ééé""#) == .failure(.size))
    #expect(set(#""a":"","b":"""#) != .failure(.size))
    #expect(set(#""a":"","b":"","c":"""#) == .failure(.size))
  }
}
